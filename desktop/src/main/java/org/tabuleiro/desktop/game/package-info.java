/** The game screen: board, player bars, turn entry and move list. */
@NullMarked
package org.tabuleiro.desktop.game;

import org.jspecify.annotations.NullMarked;
