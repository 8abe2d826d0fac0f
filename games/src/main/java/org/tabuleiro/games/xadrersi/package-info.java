/** Xadrersi. */
@NullMarked
package org.tabuleiro.games.xadrersi;

import org.jspecify.annotations.NullMarked;
