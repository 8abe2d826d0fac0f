package org.tabuleiro.desktop.game;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.UIManager;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.desktop.swing.TextRendering;

/**
 * The prompt, with a fixed height of two lines, or one in a wide review: longer text is shrunk. Changes are
 * announced to assistive technology.
 */
public final class PromptLine extends JLabel {
    private static final int LINES = 2;
    /** The width from which a review needs one line only. */
    private static final int WIDE = 380;

    private boolean refusal;
    private boolean plain;
    private boolean review;
    private boolean compact;
    private boolean quiet;
    private boolean roomy;

    public PromptLine() {
        setName("prompt");
        setFont(large());
    }

    /** Shows a sentence; a refusal is highlighted. */
    public void show(String sentence, boolean newRefusal) {
        show(sentence, sentence, newRefusal);
    }

    /**
     * Shows a sentence.
     *
     * @param sentence the sentence
     * @param spoken what assistive technology says, which does not know what is above the sentence
     * @param newRefusal whether it is a refusal
     */
    void show(String sentence, String spoken, boolean newRefusal) {
        refusal = newRefusal;
        if (!sentence.equals(getText())) {
            setText(sentence);
        }
        if (!spoken.equals(getAccessibleContext().getAccessibleName())) {
            // Fires the event that is announced.
            getAccessibleContext().setAccessibleName(spoken);
        }
        repaint();
    }

    /** Uses the font of other text, below a headline. */
    void setPlain(boolean newPlain) {
        plain = newPlain;
        Font base = UIManager.getFont("Label.font");
        boolean isLarge = !plain && !quiet && !review;
        setFont(isLarge ? large() : base.deriveFont(base.getSize2D() * (compact ? 0.9f : 1.1f)));
    }

    /** Smaller, where it only reports what was played. */
    void setReview(boolean newReview) {
        review = newReview;
        setPlain(plain);
    }

    /** Less prominent than the task beside it. */
    public void setQuiet() {
        quiet = true;
        setForeground(UIManager.getColor("tabuleiro.ink-2"));
        setPlain(plain);
    }

    /** Larger, in a large panel. */
    void setRoomy(boolean newRoomy) {
        roomy = newRoomy;
        setPlain(plain);
    }

    /** Less large, in a low panel. */
    void setCompact(boolean newCompact) {
        compact = newCompact;
        setPlain(plain);
    }

    /** The serif typeface, larger than everything else in the panel. */
    private Font large() {
        float base = UIManager.getFont("Label.font").getSize2D();
        float normal = Math.min(base * 1.5f, base + 8);
        return Appearance.serif(Font.BOLD, compact ? base * 1.1f : roomy ? normal * 1.3f : normal);
    }

    /** Whether a refusal is shown. */
    public boolean isRefusal() {
        return refusal;
    }

    @Override
    public Dimension getPreferredSize() {
        FontMetrics metrics = getFontMetrics(getFont());
        return new Dimension(200, metrics.getHeight() * shownLines(metrics));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(100, getPreferredSize().height);
    }

    private int shownLines(FontMetrics metrics) {
        if (plain && getWidth() > 0) {
            // What is said below a headline does not change.
            return Math.min(LINES, lines(metrics).size());
        }
        return review && !refusal && getWidth() >= WIDE ? 1 : LINES;
    }

    private List<String> lines(FontMetrics metrics) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : getText().split(" ", -1)) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && metrics.stringWidth(longer) > getWidth()) {
                lines.add(line.toString());
                line.setLength(0);
                line.append(word);
            } else {
                line.setLength(0);
                line.append(longer);
            }
        }
        lines.add(line.toString());
        return lines;
    }

    /** The largest font, down to half the size, in which the sentence fits. */
    private Font fitting() {
        Font font = getFont();
        for (float part = 1; part > 0.5f; part -= 0.1f) {
            font = getFont().deriveFont(getFont().getSize2D() * part);
            FontMetrics metrics = getFontMetrics(font);
            if (lines(metrics).size() * metrics.getHeight() <= getHeight()) {
                break;
            }
        }
        return font;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        TextRendering.smooth(g, this);
        g.setColor(refusal ? UIManager.getColor("tabuleiro.bad") : getForeground());
        Font font = fitting();
        g.setFont(font);
        FontMetrics metrics = getFontMetrics(font);
        int y = metrics.getAscent();
        for (String line : lines(metrics)) {
            g.drawString(line, 0, y);
            y += metrics.getHeight();
        }
        g.dispose();
    }
}
