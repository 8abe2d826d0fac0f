package org.tabuleiro.desktop.board;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.Icon;
import org.tabuleiro.games.Game;

/** A piece as an icon. */
public final class PieceIcon implements Icon {
    private final Game game;
    private final char letter;
    private final int size;
    private final Pieces pieces = new Pieces();

    /** A piece of a size. */
    public PieceIcon(Game game, char letter, int size) {
        this.game = game;
        this.letter = letter;
        this.size = size;
    }

    @Override
    public void paintIcon(Component component, Graphics g, int x, int y) {
        pieces.draw((Graphics2D) g, game, letter, x, y, size);
    }

    @Override
    public int getIconWidth() {
        return size;
    }

    @Override
    public int getIconHeight() {
        return size;
    }
}
