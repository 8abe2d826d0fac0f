package org.tabuleiro.desktop.review;

import java.awt.Component;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.engine.review.ReviewSummary;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.RecordTags;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.coach.MatchReview;
import org.tabuleiro.table.text.TurnWords;

/**
 * What the quick review has found: the accuracy of both players, the number of mistakes and the turning point.
 * Everything has its place before the review is done, so that nothing jumps.
 */
public final class ReviewTiles extends JPanel {
    private static final int ARC = 12;
    private static final int PAD = 10;
    private static final String UNKNOWN = "…";

    /** A figure with a caption below it. */
    private static final class Tile extends JPanel {
        private final JLabel caption = new JLabel();

        Tile(Component figure) {
            super(new MigLayout("insets 0, gap 0, wrap 1, fillx", "[0:pref, grow]", ""));
            setOpaque(false);
            caption.setFont(caption());
            caption.setForeground(UIManager.getColor("tabuleiro.ink-2"));
            add(figure, "wmin 0");
            add(caption, "wmin 0");
        }

        void setCaption(String text) {
            caption.setText(text);
            caption.setToolTipText(text);
        }

        String words() {
            return caption.getText();
        }

        int wanted() {
            return caption.getPreferredSize().width;
        }
    }

    private final transient Table table;
    private final transient UiTexts texts;
    private final JLabel one = new JLabel();
    private final JLabel other = new JLabel();
    private final JLabel mistakes = new JLabel();
    private final JButton turning = new JButton();
    private final List<Tile> tiles = List.of(new Tile(one), new Tile(other), new Tile(mistakes), new Tile(turning));
    private transient Optional<GameTree.Node> turningPoint = Optional.empty();
    private boolean merged;
    private boolean low;

    public ReviewTiles(Table table, UiTexts texts) {
        super(null);
        this.table = table;
        this.texts = texts;
        setName("review-tiles");
        setOpaque(false);
        one.setName("review:accuracy");
        other.setName("review:other-accuracy");
        mistakes.setName("review:mistakes");
        turning.setName("review:turning-point");
        for (JLabel figure : List.of(one, other, mistakes)) {
            figure.setFont(figure());
        }
        turning.setFont(figure());
        turning.setForeground(UIManager.getColor("tabuleiro.accent"));
        turning.setContentAreaFilled(false);
        turning.setBorder(BorderFactory.createEmptyBorder());
        turning.setHorizontalAlignment(JButton.LEADING);
        turning.setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        turning.addActionListener(event -> turningPoint.ifPresent(table::display));
        tiles.forEach(this::add);
    }

    private static Font figure() {
        float base = UIManager.getFont("Label.font").getSize2D();
        return Appearance.serif(Font.BOLD, Math.min(base * 1.4f, base + 5));
    }

    private static Font caption() {
        Font base = UIManager.getFont("Label.font");
        return base.deriveFont(Math.min(base.getSize2D() * 0.92f, 18));
    }

    /** Follows the review of the table. */
    public void update() {
        MatchReview review = table.coach().review();
        Side person = RecordTags.onlyPerson(table).orElse(Side.FIRST);
        boolean isOnly = RecordTags.onlyPerson(table).isPresent();
        tiles.get(0)
                .setCaption(
                        merged
                                ? texts.of("review.accuracy")
                                : isOnly ? texts.of("review.your-accuracy") : accuracyOf(person));
        tiles.get(1).setCaption(accuracyOf(person.other()));
        int found = review.summary(person).mistakes() + review.summary(person).blunders();
        tiles.get(2).setCaption(texts.of("review.mistakes-caption", isOnly ? found : 0));
        tiles.get(3).setCaption(texts.of("review.turning-point"));
        other.setText(accuracy(review, person.other()));
        String accuracy = accuracy(review, person);
        boolean isPair = merged && review.isDone();
        one.setText(isPair ? accuracy.replace(" %", "") + " – " + other.getText() : accuracy);
        one.setToolTipText(tiles.get(1).words() + ": " + other.getText());
        String own = count(review.summary(person));
        mistakes.setText(
                !review.isDone() ? UNKNOWN : isOnly ? own : own + " – " + count(review.summary(person.other())));
        turningPoint = review.isDone() ? review.turningPoint() : Optional.empty();
        String turn = turningPoint.map(this::turn).orElse("");
        turning.setText(turn.isEmpty() ? review.isDone() ? "–" : UNKNOWN : turn);
        turning.setToolTipText(turning.getText());
        turning.setEnabled(turningPoint.isPresent());
        turning.getAccessibleContext().setAccessibleDescription(texts.of("review.turning-point"));
        repaint();
    }

    private String accuracyOf(Side side) {
        String name = RecordTags.label(table, side, texts.catalogue());
        boolean isComputer = table.seat(side).isProgram();
        String who = isComputer
                ? texts.of("computer-player")
                : name.isEmpty() ? texts.catalogue().side(table.game(), side) : name;
        return texts.of("review.accuracy-of", who);
    }

    private static String accuracy(MatchReview review, Side side) {
        ReviewSummary play = review.summary(side);
        return review.isDone() && play.turns() > 0
                ? Math.round(play.accuracy()) + " %"
                : review.isDone() ? "–" : UNKNOWN;
    }

    private static String count(ReviewSummary play) {
        return String.valueOf(play.mistakes() + play.blunders());
    }

    private String turn(GameTree.Node node) {
        int number = (node.parent().orElseThrow().state().turnNumber() + 1) / 2;
        boolean isFirst = node.parent().orElseThrow().state().toMove() == Side.FIRST;
        String words = new TurnWords(texts.catalogue(), table.game())
                .turn(node.turn().orElseThrow().text());
        return number + (isFirst ? ". " : "… ") + words;
    }

    /** A low panel has one row, without the accuracy of the opponent where it does not fit. */
    public void setLow(boolean newLow) {
        if (low != newLow) {
            low = newLow;
            revalidate();
        }
    }

    private boolean isNarrow(int width) {
        int wanted = 0;
        for (Tile tile : tiles) {
            wanted += Math.max(tile.wanted(), getFontMetrics(figure()).stringWidth("100 %")) + 2 * PAD;
        }
        return wanted > width;
    }

    private int rowHeight() {
        return getFontMetrics(figure()).getHeight() + getFontMetrics(caption()).getHeight();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(200, (low ? rowHeight() : 2 * rowHeight() + PAD) + 2 * PAD);
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(100, getPreferredSize().height);
    }

    @Override
    public void doLayout() {
        boolean narrow = low && isNarrow(getWidth());
        if (narrow != merged) {
            merged = narrow;
            update();
        }
        tiles.get(1).setVisible(!narrow);
        if (low) {
            layoutRow();
        } else {
            layoutGrid();
        }
    }

    private void layoutGrid() {
        int wide = (getWidth() - 3 * PAD) / 2;
        for (int i = 0; i < tiles.size(); i++) {
            tiles.get(i).setBounds(PAD + i % 2 * (wide + PAD), PAD + i / 2 * (rowHeight() + PAD), wide, rowHeight());
        }
    }

    /** The turning point, which may be a long turn, gets what the others leave. */
    private void layoutRow() {
        int x = PAD;
        for (Tile tile : tiles) {
            if (tile.isVisible()) {
                boolean isLast = tile == tiles.getLast();
                int wide = isLast ? getWidth() - x - PAD : tile.getPreferredSize().width;
                tile.setBounds(x, PAD, wide, rowHeight());
                x += wide + PAD + (merged ? PAD / 2 : PAD);
            }
        }
    }

    /** A well, with the progress of the review along its lower edge. */
    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setColor(UIManager.getColor("tabuleiro.sunk"));
        g.fillRoundRect(0, 0, getWidth(), getHeight(), ARC, ARC);
        MatchReview review = table.coach().review();
        if (review.isStarted() && !review.isDone()) {
            int wide = (getWidth() - 2 * PAD) * review.judged() / Math.max(1, review.turns());
            g.setColor(UIManager.getColor("tabuleiro.brass"));
            g.fillRoundRect(PAD, getHeight() - 4, Math.max(4, wide), 3, 3, 3);
        }
        g.dispose();
    }
}
