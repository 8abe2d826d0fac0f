/** A game being played in a terminal. */
@NullMarked
package org.tabuleiro.console.table;

import org.jspecify.annotations.NullMarked;
