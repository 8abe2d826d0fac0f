package org.tabuleiro.desktop.moves;

import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.font.FontRenderContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.ListCellRenderer;
import javax.swing.UIManager;
import org.tabuleiro.desktop.moves.MoveRow.Cell;
import org.tabuleiro.desktop.moves.MoveRow.Style;
import org.tabuleiro.desktop.moves.MoveRow.Word;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.desktop.swing.TextRendering;
import org.tabuleiro.games.record.GameTree;

/** Draws a row of the list of moves. */
final class MoveRowView extends JComponent implements ListCellRenderer<MoveRow>, Accessible {
    /** Fractional widths are the same for every kind of antialiasing, so words keep their distance. */
    private static final FontRenderContext FRACTIONAL = new FontRenderContext(
            null, RenderingHints.VALUE_TEXT_ANTIALIAS_ON, RenderingHints.VALUE_FRACTIONALMETRICS_ON);

    private static final int MARGIN = 8;
    private static final int PAD = 8;
    private static final int BAR = 3;
    /** The width of a column in digits from which there is room for win probabilities. */
    private static final int PERCENT_DIGITS = 20;

    /** A word with its place in the row. */
    private record Placed(Word word, int x, int line) {}

    private MoveRow row = new MoveRow.Passage(List.of(), Optional.empty(), true);
    private Optional<GameTree.Node> displayed = Optional.empty();
    private int width;

    @Override
    public Component getListCellRendererComponent(
            JList<? extends MoveRow> list, MoveRow value, int index, boolean isSelected, boolean hasFocus) {
        row = value;
        width = list.getWidth() > 0 ? list.getWidth() : 300;
        setFont(list.getFont());
        getAccessibleContext().setAccessibleName(value.text());
        return this;
    }

    /** Sets the turn that is highlighted. */
    void setDisplayed(GameTree.Node node) {
        displayed = Optional.of(node);
    }

    private FontMetrics metrics() {
        return getFontMetrics(getFont());
    }

    private int lineHeight() {
        return metrics().getHeight();
    }

    private int numberWidth() {
        return metrics().stringWidth("00") + MARGIN;
    }

    private int columnWidth() {
        return (width - numberWidth() - 2 * MARGIN) / 2;
    }

    private int columnLeft(boolean isFirst) {
        return MARGIN + numberWidth() + (isFirst ? 0 : columnWidth());
    }

    private int passageLeft() {
        return MARGIN + numberWidth() + PAD;
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(
                100,
                switch (row) {
                    case MoveRow.Pair pair -> Math.max(lines(pair.first()), lines(pair.second())) * lineHeight() + PAD;
                    case MoveRow.Passage passage ->
                        placed(passage).getLast().line() * lineHeight() + lineHeight() + PAD / 2;
                });
    }

    private int lines(Optional<Cell> cell) {
        return cell.map(each -> wrapped(each).lines().size()).orElse(1);
    }

    private WrappedTurn wrapped(Cell cell) {
        Font bold = getFont().deriveFont(Font.BOLD);
        int room = columnWidth() - PAD - BAR - percentWidth(cell) - width(cell.marks(), getFontMetrics(bold));
        return WrappedTurn.of(cell.steps(), room, bold, this::getFontMetrics);
    }

    private static int width(List<Word> marks, FontMetrics metrics) {
        return marks.stream().mapToInt(mark -> metrics.stringWidth(mark.text())).sum();
    }

    private int percentWidth(Cell cell) {
        String percent = percent(cell);
        return percent.isEmpty() ? 0 : getFontMetrics(small()).stringWidth(percent) + PAD;
    }

    /** The win probability as a number; empty if unknown, and in narrow columns, which the moves need. */
    private String percent(Cell cell) {
        return cell.percent().isPresent()
                        && columnWidth() >= PERCENT_DIGITS * metrics().charWidth('0')
                ? cell.percent().getAsInt() + " %"
                : "";
    }

    private Font small() {
        return getFont().deriveFont(getFont().getSize2D() * 0.88f);
    }

    private Font font(Style style) {
        return switch (style) {
            case COMMENT -> Appearance.serif(Font.ITALIC, getFont().getSize2D() * 1.05f);
            case STRONG, GOOD, DUBIOUS, BAD, INTERESTING -> getFont().deriveFont(Font.BOLD);
            default -> getFont();
        };
    }

    private static Color colour(Style style) {
        return UIManager.getColor(
                switch (style) {
                    case GOOD -> "tabuleiro.good";
                    case DUBIOUS -> "tabuleiro.warn";
                    case BAD -> "tabuleiro.bad";
                    case INTERESTING -> "tabuleiro.ok";
                    case STRONG -> "tabuleiro.ink";
                    default -> "tabuleiro.ink-2";
                });
    }

    /** Lays out the words of a passage; a folded one has a single line. */
    private List<Placed> placed(MoveRow.Passage passage) {
        List<Placed> placed = new ArrayList<>();
        int left = passageLeft() + (passage.variation().isPresent() ? foldWidth() : 0);
        int right = width - MARGIN - PAD;
        int x = left;
        int line = 0;
        for (Word word : passage.words()) {
            Font font = font(word.style());
            int wide = width(font, word.text());
            if (x + wide > right && x > left) {
                if (!passage.isOpen()) {
                    placed.add(new Placed(new Word("…", Style.QUIET, Optional.empty()), x, line));
                    return placed;
                }
                line++;
                x = left;
            }
            placed.add(new Placed(word, x, line));
            x += wide + width(font, " ") + (word.style() == Style.STRONG ? PAD / 2 : 0);
        }
        return placed;
    }

    /** The width of a word as it is painted. */
    private static int width(Font font, String text) {
        return (int) Math.ceil(font.getStringBounds(text, FRACTIONAL).getWidth());
    }

    private int foldWidth() {
        return metrics().stringWidth("› ") + PAD;
    }

    /** The turn at a point of the row that was passed to the renderer last. */
    Optional<GameTree.Node> at(Point point) {
        switch (row) {
            case MoveRow.Pair(int number, Optional<Cell> first, Optional<Cell> second) -> {
                Optional<Cell> cell = point.x < columnLeft(false) ? first.or(() -> second) : second.or(() -> first);
                return cell.map(Cell::node);
            }
            case MoveRow.Passage passage -> {
                Optional<GameTree.Node> found = Optional.empty();
                for (Placed each : placed(passage)) {
                    boolean above = each.line * lineHeight() <= point.y && point.y < (each.line + 1) * lineHeight();
                    if (above && each.x - PAD / 2 <= point.x && each.word.node().isPresent()) {
                        found = each.word.node();
                    }
                }
                return found;
            }
        }
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        TextRendering.smooth(g, this);
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        switch (row) {
            case MoveRow.Pair pair -> paint(g, pair);
            case MoveRow.Passage passage -> paint(g, passage);
        }
        g.dispose();
    }

    private void paint(Graphics2D g, MoveRow.Pair pair) {
        String number = String.valueOf(pair.number());
        g.setFont(small());
        g.setColor(UIManager.getColor("tabuleiro.ink-2"));
        int right = MARGIN + numberWidth() - PAD - MARGIN;
        g.drawString(number, Math.max(0, right - g.getFontMetrics().stringWidth(number) + PAD / 2), baseline(0));
        if (pair.first().isEmpty()) {
            g.drawString("…", columnLeft(true) + PAD, baseline(0));
        }
        pair.first().ifPresent(cell -> paint(g, cell, columnLeft(true)));
        pair.second().ifPresent(cell -> paint(g, cell, columnLeft(false)));
    }

    private int baseline(int line) {
        return PAD / 2 + metrics().getAscent() + line * lineHeight();
    }

    private void paint(Graphics2D g, Cell cell, int left) {
        boolean shown = displayed.equals(Optional.of(cell.node()));
        WrappedTurn wrapped = wrapped(cell);
        List<String> lines = wrapped.lines();
        if (shown) {
            highlight(g, left, 1, columnWidth() - PAD / 2, getHeight() - 2);
        }
        g.setFont(getFont().deriveFont(shown ? Font.BOLD : Font.PLAIN, wrapped.size()));
        g.setColor(UIManager.getColor("tabuleiro.ink"));
        int x = left + PAD;
        for (int i = 0; i < lines.size(); i++) {
            g.drawString(lines.get(i), left + PAD, baseline(i));
            x = left + PAD + g.getFontMetrics().stringWidth(lines.get(i)) + 2;
        }
        for (Word mark : cell.marks()) {
            g.setFont(font(mark.style()));
            g.setColor(colour(mark.style()));
            g.drawString(mark.text(), x, baseline(lines.size() - 1));
            x += g.getFontMetrics().stringWidth(mark.text());
        }
        String percent = percent(cell);
        if (!percent.isEmpty()) {
            g.setFont(small());
            g.setColor(UIManager.getColor("tabuleiro.ink-2"));
            g.drawString(
                    percent, left + columnWidth() - PAD - g.getFontMetrics().stringWidth(percent), baseline(0));
        }
    }

    private static void highlight(Graphics2D g, int x, int y, int width, int height) {
        g.setColor(UIManager.getColor("tabuleiro.accent-soft"));
        g.fillRoundRect(x, y, width, height, 8, 8);
        g.setColor(UIManager.getColor("tabuleiro.brass"));
        g.fillRect(x, y + 2, BAR, height - 4);
    }

    private void paint(Graphics2D g, MoveRow.Passage passage) {
        g.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, FRACTIONAL.getFractionalMetricsHint());
        if (passage.variation().isPresent()) {
            g.setColor(UIManager.getColor("tabuleiro.line-strong"));
            g.fillRect(passageLeft(), 2, 2, getHeight() - 4);
            g.setFont(getFont());
            g.setColor(UIManager.getColor("tabuleiro.ink-2"));
            g.drawString(
                    passage.isOpen() ? "⌄" : "›", passageLeft() + PAD, metrics().getAscent());
        }
        for (Placed each : placed(passage)) {
            Font font = font(each.word.style());
            boolean shown = each.word.node().isPresent()
                    && displayed.equals(each.word.node())
                    && (each.word.style() == Style.TURN || each.word.style() == Style.STRONG);
            if (shown) {
                int wide = width(font, each.word.text());
                highlight(g, each.x - BAR - 2, each.line * lineHeight(), wide + BAR + 6, lineHeight());
            }
            g.setFont(font);
            g.setColor(shown ? UIManager.getColor("tabuleiro.ink") : colour(each.word.style()));
            g.drawString(
                    each.word.text(),
                    each.x,
                    each.line * lineHeight() + metrics().getAscent());
        }
    }

    /** {@link JComponent} has no accessible context of its own. */
    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {
                @Override
                public AccessibleRole getAccessibleRole() {
                    return AccessibleRole.LABEL;
                }
            };
        }
        return accessibleContext;
    }
}
