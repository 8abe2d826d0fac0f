package org.tabuleiro.desktop.swing;

import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.JLabel;
import org.jspecify.annotations.Nullable;

/**
 * A label that never ends in dots while there is another way: a text that is too long gets smaller letters, or
 * is replaced by a shorter one. The tooltip has all of it.
 */
public final class FittedLabel extends JLabel {
    /** How much smaller the letters may get. */
    private static final float SMALLEST = 0.84f;

    private static final float STEP = 0.04f;

    private String shorter = "";

    /** Shows a text, or a shorter one where it does not fit. */
    public void show(String text, String newShorter) {
        shorter = newShorter;
        setText(text);
        setToolTipText(text);
        repaint();
    }

    /** What is painted in the present width. */
    public String shown() {
        return shorter.isEmpty() || fitting(getText()) != null ? getText() : shorter;
    }

    /** The largest font in which a text fits; null if there is none. */
    private @Nullable Font fitting(String text) {
        for (float part = 1; part >= SMALLEST; part -= STEP) {
            Font font = getFont().deriveFont(getFont().getSize2D() * part);
            if (getFontMetrics(font).stringWidth(text) <= getWidth()) {
                return font;
            }
        }
        return null;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        String text = shown();
        Font font = fitting(text);
        if (font == null || (font.getSize2D() == getFont().getSize2D() && text.equals(getText()))) {
            super.paintComponent(graphics);
            return;
        }
        Graphics2D g = (Graphics2D) graphics.create();
        TextRendering.smooth(g, this);
        g.setColor(getForeground());
        g.setFont(font);
        FontMetrics metrics = g.getFontMetrics();
        g.drawString(text, 0, (getHeight() + metrics.getAscent() - metrics.getDescent()) / 2);
        g.dispose();
    }
}
