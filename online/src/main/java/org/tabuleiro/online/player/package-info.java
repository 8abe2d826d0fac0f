/** Players and their sessions. */
@NullMarked
package org.tabuleiro.online.player;

import org.jspecify.annotations.NullMarked;
