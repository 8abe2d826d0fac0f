package org.tabuleiro.desktop.review;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.accessibility.AccessibleContext;
import javax.swing.JComponent;
import javax.swing.UIManager;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.engine.review.ReviewSummary;
import org.tabuleiro.games.Message;

/** A line with accuracy and mistakes of both players, the first at the left and the second at the right. */
final class AccuracyLine extends JComponent {
    private static final int PAD = 10;
    private static final int GAP = 10;

    /** The number of forms of a part. */
    private static final int FORMS = 3;

    /**
     * A part of the line.
     *
     * @param forms from the most words to the fewest, for narrow panels
     * @param colour the name of the colour
     */
    private record Part(List<String> forms, String colour) {
        Part(String text, String colour) {
            this(Collections.nCopies(FORMS, text), colour);
        }
    }

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
        return parts.stream().map(part -> part.forms.getFirst()).collect(Collectors.joining(", "));
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
        String mistakes = texts.of("review.mistakes", count);
        if (play.blunders() > 0) {
            Message blunders = Message.of("table.review.blunders", play.blunders());
            String both = texts.of("review.mistakes-blunders", count, blunders);
            return new Part(List.of(both, mistakes, count + " ?"), "tabuleiro.bad");
        }
        if (count > 0) {
            return new Part(List.of(mistakes, mistakes, count + " ?"), "tabuleiro.warn");
        }
        if (play.inaccuracies() > 0) {
            String words = texts.of("review.inaccuracies", play.inaccuracies());
            return new Part(List.of(words, words, play.inaccuracies() + " ?!"), "tabuleiro.ink-2");
        }
        return new Part(List.of(texts.of("review.flawless"), "", ""), "tabuleiro.ink-2");
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
        int form = 0;
        while (form < FORMS - 1 && width(g, first, form) + width(g, second, form) + 2 * PAD + 2 * GAP > getWidth()) {
            form++;
        }
        paint(g, first, PAD, form);
        paint(g, second, getWidth() - PAD - width(g, second, form), form);
        g.dispose();
    }

    private static int width(Graphics2D g, List<Part> parts, int form) {
        int width = 0;
        for (Part part : parts) {
            width += (width > 0 ? GAP : 0) + g.getFontMetrics().stringWidth(part.forms.get(form));
        }
        return width;
    }

    private void paint(Graphics2D g, List<Part> parts, int left, int form) {
        FontMetrics metrics = g.getFontMetrics();
        int x = left;
        for (Part part : parts) {
            String text = part.forms.get(form);
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
