package org.tabuleiro.desktop.board;

import java.awt.Component;
import java.awt.Graphics;
import javax.swing.Icon;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.State;

/** A miniature of a position as an icon. */
public final class ThumbnailIcon implements Icon {
    private final BoardThumbnail board;
    private final int size;

    public ThumbnailIcon(State state, Theme theme, int size) {
        board = new BoardThumbnail(state, theme);
        board.setSize(size, size);
        this.size = size;
    }

    @Override
    public void paintIcon(Component component, Graphics graphics, int x, int y) {
        Graphics g = graphics.create(x, y, size, size);
        board.paint(g);
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
