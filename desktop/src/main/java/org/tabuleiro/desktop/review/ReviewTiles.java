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
import org.tabuleiro.desktop.swing.FittedLabel;
import org.tabuleiro.desktop.swing.FontFit;
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
 * The room is reserved before the review is done, so that nothing jumps; until then it shows the progress.
 */
public final class ReviewTiles extends JPanel {
    private static final int ARC = 12;
    private static final int PAD = 10;
    private static final int BAR = 4;

    /** A figure with a caption below it. */
    private static final class Tile extends JPanel {
        private final FittedLabel caption = new FittedLabel();

        Tile(Component figure) {
            super(new MigLayout("insets 0, gap 0, wrap 1, fillx", "[0:pref, grow]", ""));
            setOpaque(false);
            caption.setFont(caption());
            caption.setForeground(UIManager.getColor("tabuleiro.ink-2"));
            add(figure, "wmin 0");
            add(caption, "wmin 0");
        }

        void setCaption(String text) {
            setCaption(text, "");
        }

        void setCaption(String text, String shorter) {
            caption.show(text, shorter);
        }

        int wanted() {
            return caption.getPreferredSize().width;
        }
    }

    private final transient Table table;
    private final transient UiTexts texts;
    private final JLabel first = new JLabel();
    private final JLabel second = new JLabel();
    private final JLabel mistakes = new JLabel();
    private final JButton turning = new JButton();
    private final List<Tile> tiles = List.of(new Tile(first), new Tile(second), new Tile(mistakes), new Tile(turning));
    private final JLabel progress = new JLabel();
    private transient Optional<GameTree.Node> turningPoint = Optional.empty();
    /** The width and the text for which the font of the turning point was chosen. */
    private String fitted = "";

    private boolean merged;
    private boolean low;

    public ReviewTiles(Table table, UiTexts texts) {
        super(null);
        this.table = table;
        this.texts = texts;
        setName("review-tiles");
        setOpaque(false);
        first.setName("review:first-accuracy");
        second.setName("review:second-accuracy");
        progress.setName("review:progress");
        progress.setFont(caption());
        progress.setForeground(UIManager.getColor("tabuleiro.ink-2"));
        mistakes.setName("review:mistakes");
        turning.setName("review:turning-point");
        for (JLabel figure : List.of(first, second, mistakes)) {
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
        add(progress);
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
        boolean isDone = review.isDone();
        tiles.forEach(tile -> tile.setVisible(isDone));
        progress.setVisible(!isDone);
        progress.setText(
                review.hasFailed()
                        ? texts.of("end.no-review")
                        : texts.of("end.reviewing") + "  " + review.judged() + " / " + review.turns());
        if (isDone) {
            fill(review);
        }
        revalidate();
        repaint();
    }

    /** The first player is before the second, as in the list of moves. */
    private void fill(MatchReview review) {
        Optional<Side> person = RecordTags.onlyPerson(table);
        String one = accuracy(review, Side.FIRST);
        String two = accuracy(review, Side.SECOND);
        String both = accuracyOf(Side.FIRST) + ": " + one + "; " + accuracyOf(Side.SECOND) + ": " + two;
        tiles.get(0).setCaption(merged ? texts.of("review.accuracy") : accuracyOf(Side.FIRST));
        tiles.get(1).setCaption(accuracyOf(Side.SECOND));
        first.setText(merged ? one.replace(" %", "") + " – " + two : one);
        first.setToolTipText(both);
        second.setText(two);
        int own = person.map(side -> review.summary(side).errors()).orElse(0);
        tiles.get(2).setCaption(texts.of(person.isPresent() ? "review.your-mistakes" : "review.mistakes-caption", own));
        mistakes.setText(
                person.isPresent()
                        ? String.valueOf(own)
                        : review.summary(Side.FIRST).errors() + " – "
                                + review.summary(Side.SECOND).errors());
        turningPoint = review.turningPoint();
        tiles.get(3).setCaption(texts.of("end.turning-point"), texts.of("review.turning"));
        turning.setText(turningPoint.map(this::turn).orElse("–"));
        turning.setToolTipText(turning.getText());
        turning.setEnabled(turningPoint.isPresent());
        turning.getAccessibleContext().setAccessibleDescription(texts.of("end.turning-point"));
    }

    private String accuracyOf(Side side) {
        if (RecordTags.onlyPerson(table).equals(Optional.of(side))) {
            return texts.of("review.your-accuracy");
        }
        if (table.seat(side).isProgram()) {
            return texts.of("review.computer-accuracy");
        }
        String name = RecordTags.label(table, side, texts.catalogue());
        return name.isEmpty()
                ? texts.of("review.accuracy-of", texts.catalogue().ofSide(table.game(), side))
                : texts.of("review.accuracy-of-name", name);
    }

    private static String accuracy(MatchReview review, Side side) {
        ReviewSummary play = review.summary(side);
        return play.turns() > 0 ? Math.round(play.accuracy()) + " %" : "–";
    }

    private String turn(GameTree.Node node) {
        int number = (node.parent().orElseThrow().state().turnNumber() + 1) / 2;
        boolean isFirst = node.parent().orElseThrow().state().toMove() == Side.FIRST;
        String words = new TurnWords(texts.catalogue(), table.game())
                .turn(node.turn().orElseThrow().text());
        return number + (isFirst ? ". " : "… ") + words.replace(",", " · ");
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
        progress.setBounds(PAD, PAD, getWidth() - 2 * PAD, getHeight() - 3 * PAD - BAR);
        if (progress.isVisible()) {
            return;
        }
        boolean narrow = low && isNarrow(getWidth());
        if (narrow != merged) {
            merged = narrow;
            fill(table.coach().review());
        }
        tiles.get(1).setVisible(!narrow);
        if (low) {
            layoutRow();
        } else {
            layoutGrid();
        }
    }

    private void layoutGrid() {
        int room = getWidth() - 3 * PAD;
        int left = leftColumn(room);
        for (int i = 0; i < tiles.size(); i++) {
            int x = i % 2 == 0 ? PAD : left + 2 * PAD;
            int wide = i % 2 == 0 ? left : room - left;
            tiles.get(i).setBounds(x, PAD + i / 2 * (rowHeight() + PAD), wide, rowHeight());
        }
        fitTurning(room - left);
    }

    /** The width of the left column: a half, or as much as leaves the longest caption uncut. */
    private int leftColumn(int room) {
        int left = Math.max(tiles.get(0).wanted(), tiles.get(2).wanted());
        int right = Math.max(tiles.get(1).wanted(), tiles.get(3).wanted());
        int half = room / 2;
        if (left + right > room) {
            return half;
        }
        return Math.clamp(half, left, room - right);
    }

    /** The turning point, which may be a long turn, gets what the others leave. */
    private void layoutRow() {
        int x = PAD;
        for (Tile tile : tiles) {
            if (tile.isVisible()) {
                boolean isLast = tile == tiles.getLast();
                int wide = isLast ? getWidth() - x - PAD : tile.getPreferredSize().width;
                tile.setBounds(x, PAD, wide, rowHeight());
                if (isLast) {
                    fitTurning(wide);
                }
                x += wide + PAD + (merged ? PAD / 2 : PAD);
            }
        }
    }

    /** A long turn has smaller letters. */
    private void fitTurning(int wide) {
        String now = wide + " " + turning.getText();
        // A new font leads to another layout.
        if (!now.equals(fitted)) {
            fitted = now;
            turning.setFont(figure());
            FontFit.apply(turning, wide);
        }
    }

    /** A well, with the progress of the review below the words. */
    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setColor(UIManager.getColor("tabuleiro.sunk"));
        g.fillRoundRect(0, 0, getWidth(), getHeight(), ARC, ARC);
        if (progress.isVisible()) {
            MatchReview review = table.coach().review();
            int room = getWidth() - 2 * PAD;
            int top = getHeight() - PAD - BAR;
            g.setColor(UIManager.getColor("tabuleiro.line-strong"));
            g.fillRoundRect(PAD, top, room, BAR, BAR, BAR);
            g.setColor(UIManager.getColor("tabuleiro.brass"));
            g.fillRoundRect(PAD, top, room * review.judged() / Math.max(1, review.turns()), BAR, BAR, BAR);
        }
        g.dispose();
    }
}
