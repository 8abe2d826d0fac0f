/** Set-ups and the board editor. */
@NullMarked
package org.tabuleiro.table.setup;

import org.jspecify.annotations.NullMarked;
