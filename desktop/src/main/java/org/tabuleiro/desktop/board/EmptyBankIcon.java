package org.tabuleiro.desktop.board;

import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import javax.swing.Icon;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Game;

/** Placeholder of an empty bank: a dashed outline the size of a piece. */
public final class EmptyBankIcon implements Icon {
    private static final float[] DASHES = {4, 3};

    private final Game game;
    private final Theme theme;
    private final int size;

    /** A placeholder of a size in pixels. */
    public EmptyBankIcon(Game game, Theme theme, int size) {
        this.game = game;
        this.theme = theme;
        this.size = size;
    }

    @Override
    public void paintIcon(@Nullable Component component, Graphics graphics, int x, int y) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setColor(BoardPainter.colour(game, theme, Theme.Use.LIGHT));
        RoundRectangle2D place = new RoundRectangle2D.Double(x + 1, y + 1, size - 2, size - 2, size / 4.0, size / 4.0);
        g.fill(place);
        g.setColor(BoardPainter.colour(game, theme, Theme.Use.LINE));
        g.setStroke(new BasicStroke(1.5f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, DASHES, 0));
        g.draw(place);
        g.dispose();
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
