/** The list of moves: a table with two columns, folded variations and comments. */
@NullMarked
package org.tabuleiro.desktop.moves;

import org.jspecify.annotations.NullMarked;
