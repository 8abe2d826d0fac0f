/** The board as a component: it draws what it is told and knows no rules. */
@NullMarked
package org.tabuleiro.desktop.board;

import org.jspecify.annotations.NullMarked;
