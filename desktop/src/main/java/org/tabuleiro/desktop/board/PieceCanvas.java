package org.tabuleiro.desktop.board;

import org.tabuleiro.games.Game;

/** A drawing surface that takes pieces as the drawings they are, instead of pixels. */
public interface PieceCanvas {
    /** Draws a piece into a square. */
    void piece(Game game, char letter, double x, double y, double width);
}
