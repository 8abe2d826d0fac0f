/** A game at the table, without its window or page: who plays, what was played, what is being entered, what is to be seen. */
@NullMarked
package org.tabuleiro.table;

import org.jspecify.annotations.NullMarked;
