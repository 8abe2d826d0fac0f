package org.tabuleiro.desktop.swing;

import java.awt.BorderLayout;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.UIManager;

/** A card with round corners around its content. */
public final class Sheet extends JPanel {
    /** The diameter of the corners. */
    public static final int ARC = 14;

    private static final int EDGE = 3;

    public Sheet() {
        super(new BorderLayout());
        setOpaque(false);
        setBorder(BorderFactory.createEmptyBorder(EDGE, EDGE, EDGE, EDGE));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        paint((Graphics2D) graphics, getWidth(), getHeight());
    }

    /** Paints the ground of a card. */
    public static void paint(Graphics2D graphics, int width, int height) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setColor(UIManager.getColor("tabuleiro.sheet"));
        g.fillRoundRect(0, 0, width - 1, height - 1, ARC, ARC);
        g.setColor(UIManager.getColor("tabuleiro.line"));
        g.drawRoundRect(0, 0, width - 1, height - 1, ARC, ARC);
        g.dispose();
    }
}
