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
import org.tabuleiro.games.Message;

/**
 * Accuracy and mistakes of both players, the first at the left and the second at the right; below each other
 * in smaller letters where that does not fit.
 */
final class AccuracyLine extends JComponent {
    private static final int PAD = 10;
    private static final int GAP = 8;
    /** The least gap between the two sides. */
    private static final int BETWEEN = 20;

    private static final float LARGEST = 18;
    private static final float SMALLEST = 9;
    /** The letters of two rows, as a part of those of one. */
    private static final float SMALL = 0.88f;

    /**
     * A part of the line.
     *
     * @param text the words
     * @param colour the name of the colour
     */
    private record Part(String text, String colour) {}

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
        parts.add(new Part(name + " " + accuracy, "tabuleiro.ink"));
        play.filter(each -> each.turns() > 0).map(this::mistakes).ifPresent(parts::add);
        return parts;
    }

    /** The mistakes, with the blunders among them; the inaccuracies of those who made none. */
    private Part mistakes(ReviewSummary play) {
        int count = play.errors();
        if (play.blunders() > 0) {
            Message blunders = Message.of("table.review.blunders", play.blunders());
            return new Part(texts.of("review.mistakes-blunders", count, blunders), "tabuleiro.bad");
        }
        if (count > 0) {
            return new Part(texts.of("review.mistakes", count), "tabuleiro.warn");
        }
        if (play.inaccuracies() > 0) {
            return new Part(texts.of("review.inaccuracies", play.inaccuracies()), "tabuleiro.ink-2");
        }
        return new Part(texts.of("review.flawless"), "tabuleiro.ink-2");
    }

    /** The height of one row, or of two. */
    int heightFor(int width) {
        int row = getFontMetrics(font(width)).getHeight();
        return isOneRow(width) ? row + 12 : 2 * row + 10;
    }

    /** Whether both sides fit beside each other. */
    private boolean isOneRow(int width) {
        FontMetrics metrics = getFontMetrics(largest());
        return width(metrics, first) + width(metrics, second) + 2 * PAD + BETWEEN <= width;
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(200, heightFor(getWidth()));
    }

    private static Font largest() {
        Font base = UIManager.getFont("Label.font");
        return base.deriveFont(Font.BOLD, Math.min(base.getSize2D(), LARGEST));
    }

    /** The letters in which both sides fit beside each other, or else each into a row. */
    private Font font(int width) {
        if (isOneRow(width)) {
            return largest();
        }
        Font font = largest().deriveFont(largest().getSize2D() * SMALL);
        while (font.getSize2D() > SMALLEST && widest(getFontMetrics(font)) + 2 * PAD > width) {
            font = font.deriveFont(font.getSize2D() - 0.5f);
        }
        return font;
    }

    private int widest(FontMetrics metrics) {
        return Math.max(width(metrics, first), width(metrics, second));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setColor(UIManager.getColor("tabuleiro.line"));
        g.drawLine(0, 0, getWidth(), 0);
        g.drawLine(0, getHeight() - 1, getWidth(), getHeight() - 1);
        g.setFont(font(getWidth()));
        if (isOneRow(getWidth())) {
            paint(g, first, PAD, 0, getHeight());
            paint(g, second, getWidth() - PAD - width(g.getFontMetrics(), second), 0, getHeight());
        } else {
            int half = getHeight() / 2;
            paint(g, first, PAD, 2, half);
            paint(g, second, PAD, half - 2, half);
        }
        g.dispose();
    }

    private static int width(FontMetrics metrics, List<Part> parts) {
        int width = 0;
        for (Part part : parts) {
            width += (width > 0 ? GAP : 0) + metrics.stringWidth(part.text);
        }
        return width;
    }

    private static void paint(Graphics2D g, List<Part> parts, int left, int top, int height) {
        FontMetrics metrics = g.getFontMetrics();
        int y = top + (height + metrics.getAscent() - metrics.getDescent()) / 2;
        int x = left;
        for (Part part : parts) {
            g.setColor(UIManager.getColor(part.colour));
            g.drawString(part.text, x, y);
            x += metrics.stringWidth(part.text) + GAP;
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
