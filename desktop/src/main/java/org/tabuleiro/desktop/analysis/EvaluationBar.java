package org.tabuleiro.desktop.analysis;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.JComponent;

/** The evaluation bar: the first player's win probability, also as a number. */
final class EvaluationBar extends JComponent {
    private double chance = 0.5;

    EvaluationBar() {
        setName("chance-bar");
        setPreferredSize(new Dimension(200, 22));
        setMinimumSize(new Dimension(60, 22));
    }

    void show(double first) {
        chance = first;
        setToolTipText(Math.round(100 * first) + " %");
        getAccessibleContext().setAccessibleName(Math.round(100 * first) + " %");
        repaint();
    }

    @Override
    public javax.accessibility.AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {};
        }
        return accessibleContext;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics;
        int split = (int) Math.round(getWidth() * chance);
        g.setColor(new Color(0xF4F1EA));
        g.fillRect(0, 0, split, getHeight());
        g.setColor(new Color(0x2B2723));
        g.fillRect(split, 0, getWidth() - split, getHeight());
        g.setColor(new Color(0x8A8378));
        g.drawRect(0, 0, getWidth() - 1, getHeight() - 1);
        g.drawLine(getWidth() / 2, 0, getWidth() / 2, getHeight());
        String text = Math.round(100 * chance) + " %";
        int width = g.getFontMetrics().stringWidth(text);
        int base = (getHeight()
                        + g.getFontMetrics().getAscent()
                        - g.getFontMetrics().getDescent())
                / 2;
        if (split > width + 10) {
            g.setColor(Color.BLACK);
            g.drawString(text, 5, base);
        } else {
            g.setColor(Color.WHITE);
            g.drawString(text, getWidth() - width - 5, base);
        }
    }
}
