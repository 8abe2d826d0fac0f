package org.tabuleiro.desktop.board;

import java.awt.AlphaComposite;
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
    private final float opacity;
    private final Pieces pieces = new Pieces();

    /** A piece of a size. */
    public PieceIcon(Game game, char letter, int size) {
        this(game, letter, size, 1);
    }

    private PieceIcon(Game game, char letter, int size, float opacity) {
        this.game = game;
        this.letter = letter;
        this.size = size;
        this.opacity = opacity;
    }

    /** The same piece, hardly to be seen: it is gone. */
    public PieceIcon faded() {
        return new PieceIcon(game, letter, size, 0.35f);
    }

    @Override
    public void paintIcon(Component component, Graphics g, int x, int y) {
        Graphics2D own = (Graphics2D) g.create();
        own.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, opacity));
        pieces.draw(own, game, letter, x, y, size);
        own.dispose();
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
