package org.tabuleiro.desktop.board;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.swing.Icon;
import javax.swing.JComponent;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Game;

/** A piece as an icon. */
public final class PieceIcon implements Icon {
    /** Shared, because rows and rails make icons as they are painted. */
    private static final PieceRenderer PIECES = new PieceRenderer(null);

    private final Game game;
    private final char letter;
    private final int size;
    private final float opacity;
    private final boolean ground;
    private final Theme theme;

    /** A piece of a size, on a square of the default set. */
    public PieceIcon(Game game, char letter, int size) {
        this(game, letter, size, Theme.DEFAULT);
    }

    /**
     * A piece of a size, on a light square of a theme: a dark piece would be invisible in a dark window
     * otherwise.
     */
    public PieceIcon(Game game, char letter, int size, Theme theme) {
        this(game, letter, size, theme, 1, true);
    }

    private PieceIcon(Game game, char letter, int size, Theme theme, float opacity, boolean ground) {
        this.ground = ground;
        this.theme = theme;
        this.game = game;
        this.letter = letter;
        this.size = size;
        this.opacity = opacity;
    }

    /** The same piece, faded: it has left the game. */
    public PieceIcon faded() {
        return new PieceIcon(game, letter, size, theme, 0.35f, ground);
    }

    /** The same piece without the square under it. */
    public PieceIcon bare() {
        return new PieceIcon(game, letter, size, theme, opacity, false);
    }

    @Override
    public void paintIcon(Component component, Graphics g, int x, int y) {
        Graphics2D own = (Graphics2D) g.create();
        own.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        if (ground) {
            own.setColor(Color.decode(theme.colour(game, Theme.Variant.LIGHT, Theme.Use.LIGHT)));
            own.fillRoundRect(x, y, size, size, size / 4, size / 4);
        }
        own.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, opacity));
        PIECES.draw(own, game, theme, letter, x, y, size, 1, component instanceof JComponent shown ? shown : null);
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
