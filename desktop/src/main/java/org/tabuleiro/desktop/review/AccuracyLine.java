package org.tabuleiro.desktop.review;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.accessibility.AccessibleContext;
import javax.swing.JComponent;
import javax.swing.UIManager;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.engine.review.ReviewSummary;

/** A line with accuracy and mistakes of both players, the first at the left and the second at the right. */
final class AccuracyLine extends JComponent {
    private static final int PAD = 10;
    private static final int GAP = 10;

    /**
     * A part of the line.
     *
     * @param text in words
     * @param symbol as short as possible, for narrow panels
     * @param colour the name of the colour
     */
    private record Part(String text, String symbol, String colour) {}

    private final transient UiTexts texts;
    private transient List<Part> first = List.of();
    private transient List<Part> second = List.of();

    AccuracyLine(UiTexts texts) {
        this.texts = texts;
        setName("accuracy");
    }

    /** Shows the play of both sides. */
    void show(String firstName, Optional<ReviewSummary> one, String secondName, Optional<ReviewSummary> other) {
        first = parts(firstName, one);
        second = parts(secondName, other);
        String all = words(first) + "; " + words(second);
        getAccessibleContext().setAccessibleName(all);
        setToolTipText(all);
        repaint();
    }

    private static String words(List<Part> parts) {
        return parts.stream().map(Part::text).collect(Collectors.joining(", "));
    }

    private List<Part> parts(String name, Optional<ReviewSummary> play) {
        List<Part> parts = new ArrayList<>();
        String accuracy = play.filter(each -> each.turns() > 0)
                .map(each -> Math.round(each.accuracy()) + " %")
                .orElse("–");
        parts.add(new Part(name + " " + accuracy, name + " " + accuracy, "tabuleiro.ink"));
        play.ifPresent(each -> {
            count(parts, "review.blunders", "??", each.blunders(), "tabuleiro.bad");
            count(parts, "review.mistakes", "?", each.mistakes(), "tabuleiro.warn");
            if (parts.size() == 1) {
                count(parts, "review.inaccuracies", "?!", each.inaccuracies(), "tabuleiro.ink-2");
            }
        });
        return parts;
    }

    private void count(List<Part> parts, String key, String symbol, int count, String colour) {
        if (count > 0) {
            parts.add(new Part(texts.of(key, count), count + " " + symbol, colour));
        }
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(200, getFontMetrics(font()).getHeight() + 12);
    }

    private static Font font() {
        Font base = UIManager.getFont("Label.font");
        return base.deriveFont(Font.BOLD, Math.min(base.getSize2D(), 18));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setColor(UIManager.getColor("tabuleiro.line"));
        g.drawLine(0, 0, getWidth(), 0);
        g.drawLine(0, getHeight() - 1, getWidth(), getHeight() - 1);
        g.setFont(font());
        boolean isShort = width(g, first, false) + width(g, second, false) + 2 * PAD + GAP > getWidth();
        paint(g, first, PAD, isShort);
        paint(g, second, getWidth() - PAD - width(g, second, isShort), isShort);
        g.dispose();
    }

    private static int width(Graphics2D g, List<Part> parts, boolean isShort) {
        int width = 0;
        for (Part part : parts) {
            width += (width > 0 ? GAP : 0) + g.getFontMetrics().stringWidth(isShort ? part.symbol : part.text);
        }
        return width;
    }

    private void paint(Graphics2D g, List<Part> parts, int left, boolean isShort) {
        FontMetrics metrics = g.getFontMetrics();
        int x = left;
        for (Part part : parts) {
            String text = isShort ? part.symbol : part.text;
            g.setColor(UIManager.getColor(part.colour));
            g.drawString(text, x, (getHeight() + metrics.getAscent() - metrics.getDescent()) / 2);
            x += metrics.stringWidth(text) + GAP;
        }
    }

    /** {@link JComponent} has no accessible context of its own. */
    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {};
        }
        return accessibleContext;
    }
}
