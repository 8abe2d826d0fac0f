/** A game at the table, without its window: who plays, what was played, what is being entered. */
@NullMarked
package org.tabuleiro.desktop.table;

import org.jspecify.annotations.NullMarked;
