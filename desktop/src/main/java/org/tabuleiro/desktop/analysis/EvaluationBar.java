package org.tabuleiro.desktop.analysis;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.accessibility.AccessibleContext;
import javax.swing.JComponent;
import javax.swing.UIManager;

/** The evaluation bar: the win probability of both players, the first at the left. */
final class EvaluationBar extends JComponent {
    private static final Color LIGHT = new Color(0xF4F1EA);
    private static final Color DARK = new Color(0x2B2723);
    private static final int PAD = 6;

    private final String first;
    private final String second;
    private double chance = 0.5;

    /** A bar with the names of the sides. */
    EvaluationBar(String first, String second) {
        this.first = first;
        this.second = second;
        setName("chance-bar");
        setFont(UIManager.getFont("Label.font"));
    }

    /** Shows the win probability of the first player. */
    void show(double newChance) {
        chance = newChance;
        String words = words(first, chance) + ", " + words(second, 1 - chance);
        setToolTipText(words);
        getAccessibleContext().setAccessibleName(words);
        repaint();
    }

    private static String words(String name, double part) {
        return name + " " + Math.round(100 * part) + " %";
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {};
        }
        return accessibleContext;
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(200, getFontMetrics(getFont()).getHeight() + PAD);
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(60, getPreferredSize().height);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        int split = (int) Math.round(getWidth() * chance);
        g.setColor(LIGHT);
        g.fillRect(0, 0, split, getHeight());
        g.setColor(DARK);
        g.fillRect(split, 0, getWidth() - split, getHeight());
        g.setColor(UIManager.getColor("tabuleiro.brass"));
        g.drawRect(0, 0, getWidth() - 1, getHeight() - 1);
        g.drawLine(getWidth() / 2, 0, getWidth() / 2, getHeight());
        FontMetrics metrics = g.getFontMetrics();
        int base = (getHeight() + metrics.getAscent() - metrics.getDescent()) / 2;
        String left = words(first, chance);
        String right = words(second, 1 - chance);
        // A name is written where it does not touch the middle or the other part.
        if (metrics.stringWidth(left) + 2 * PAD <= Math.min(split, getWidth() / 2)) {
            g.setColor(DARK);
            g.drawString(left, PAD, base);
        }
        int from = getWidth() - PAD - metrics.stringWidth(right);
        if (from - PAD >= Math.max(split, getWidth() / 2)) {
            g.setColor(LIGHT);
            g.drawString(right, from, base);
        }
        g.dispose();
    }
}
