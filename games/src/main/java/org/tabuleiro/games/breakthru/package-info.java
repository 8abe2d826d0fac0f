/** Breakthru. */
@NullMarked
package org.tabuleiro.games.breakthru;

import org.jspecify.annotations.NullMarked;
