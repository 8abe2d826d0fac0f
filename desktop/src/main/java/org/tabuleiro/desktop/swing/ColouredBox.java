package org.tabuleiro.desktop.swing;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.LayoutManager;
import java.awt.RenderingHints;
import javax.swing.JPanel;
import javax.swing.UIManager;

/** A panel with round corners, a border, and optionally a thick left edge. */
public final class ColouredBox extends JPanel {
    private static final int ARC = 12;
    private static final int EDGE = 4;

    private String ground = "tabuleiro.sheet";
    private String border = "tabuleiro.line";
    private String edge = "";

    public ColouredBox(LayoutManager layout) {
        super(layout);
        setOpaque(false);
    }

    /** Sets the colours of the look and feel; an empty edge is none. */
    public ColouredBox colours(String newGround, String newBorder, String newEdge) {
        ground = newGround;
        border = newBorder;
        edge = newEdge;
        repaint();
        return this;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setColor(UIManager.getColor(ground));
        g.fillRoundRect(0, 0, getWidth() - 1, getHeight() - 1, ARC, ARC);
        g.setColor(UIManager.getColor(border));
        g.drawRoundRect(0, 0, getWidth() - 1, getHeight() - 1, ARC, ARC);
        if (!edge.isEmpty()) {
            g.setColor(UIManager.getColor(edge));
            g.clipRect(0, 0, EDGE, getHeight());
            g.fillRoundRect(0, 0, 2 * ARC, getHeight(), ARC, ARC);
        }
        g.dispose();
    }
}
