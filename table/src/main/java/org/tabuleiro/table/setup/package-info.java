/** Positions that are put together by hand: set-ups and the board editor. */
@NullMarked
package org.tabuleiro.table.setup;

import org.jspecify.annotations.NullMarked;
