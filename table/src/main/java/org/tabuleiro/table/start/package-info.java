/** The options of a new game. */
@NullMarked
package org.tabuleiro.table.start;

import org.jspecify.annotations.NullMarked;
