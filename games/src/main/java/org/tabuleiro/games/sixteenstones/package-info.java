/** Sixteen Stones. */
@NullMarked
package org.tabuleiro.games.sixteenstones;

import org.jspecify.annotations.NullMarked;
