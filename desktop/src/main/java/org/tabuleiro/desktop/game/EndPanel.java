package org.tabuleiro.desktop.game;

import java.awt.Font;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.board.PieceIcon;
import org.tabuleiro.desktop.review.ReviewTiles;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.RecordTags;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.coach.EndSummary;

/** The end of a game: the parts of the score, and what a quick review has found; the headline is above them. */
final class EndPanel extends JPanel {
    private static final int ICON = 22;
    /** The font size up to which a column per kind of piece fits. */
    private static final int LARGE = 16;

    private final transient GameScreen screen;
    private final transient Table table;
    private final transient UiTexts texts;
    private final JLabel headline = new JLabel();
    private final JPanel score = new JPanel(new MigLayout("insets 0, gapx 6px, gapy 0, fillx", "", ""));
    private final ReviewTiles tiles;
    private transient Optional<EndSummary> shown = Optional.empty();
    private boolean compact;

    EndPanel(GameScreen screen) {
        super(new MigLayout("insets 0, fillx, gapy 8px, wrap 1, hidemode 3", "[grow, fill]", ""));
        this.screen = screen;
        this.table = screen.table();
        this.texts = screen.texts();
        tiles = new ReviewTiles(table, texts);
        setOpaque(false);
        score.setOpaque(false);
        headline.setName("end-headline");
        float base = UIManager.getFont("Label.font").getSize2D();
        headline.setFont(Appearance.serif(Font.BOLD, Math.min(base * 2.5f, base + 18)));
        add(score, "growx, wmin 0");
        add(tiles, "growx, wmin 0");
    }

    /** A low panel has no room for what the review has found. */
    void setCompact(boolean newCompact) {
        compact = newCompact;
        tiles.setVisible(!compact && table.coach().review().isStarted());
    }

    /** The headline, which is above the reason. */
    JLabel headline() {
        return headline;
    }

    /** Shows the summary of a match that is over. */
    void show(EndSummary summary) {
        if (!shown.equals(Optional.of(summary))) {
            shown = Optional.of(summary);
            headline.setText(summary.headline(table, texts.catalogue()));
            headline.setToolTipText(headline.getText());
            score.removeAll();
            boolean fits = UIManager.getFont("Label.font").getSize() <= LARGE;
            score.setVisible(fits && !summary.parts().isEmpty());
            if (score.isVisible()) {
                fillScore();
            }
        }
        tiles.setVisible(!compact && table.coach().review().isStarted());
        tiles.setLow(screen.isTight() && score.isVisible());
        tiles.update();
    }

    private void fillScore() {
        Map<Character, Integer> points = table.game().scoreParts(table.match().state());
        List<Character> kinds = points.keySet().stream().filter(Layout::isFirst).toList();
        ((MigLayout) score.getLayout())
                .setColumnConstraints("[0:pref]" + "[grow, center]".repeat(kinds.size()) + "[right]");
        score.add(new JLabel());
        for (char kind : kinds) {
            JLabel piece = new JLabel(
                    new PieceIcon(table.game(), kind, ICON, screen.settings().theme()).bare());
            String name = texts.catalogue().text(table.game().id() + ".kind." + kind);
            piece.setToolTipText(name);
            piece.getAccessibleContext().setAccessibleName(name);
            score.add(piece);
        }
        score.add(new JLabel(), "wrap");
        List<Integer> sums = table.game().scores(table.match().state());
        for (Side side : Side.values()) {
            score.add(line(), "span, growx, h 1px!, wrap");
            String player = table.seat(side).isProgram()
                    ? texts.of("computer-player")
                    : RecordTags.label(table, side, texts.catalogue());
            JLabel name = new JLabel(player.isEmpty() ? texts.catalogue().side(table.game(), side) : player);
            name.setToolTipText(name.getText());
            name.putClientProperty("FlatLaf.styleClass", "quiet");
            score.add(name, "wmin 0");
            for (char kind : kinds) {
                char letter = side == Side.FIRST ? kind : Character.toLowerCase(kind);
                score.add(new JLabel(String.valueOf(points.getOrDefault(letter, 0))));
            }
            JLabel sum = new JLabel(String.valueOf(sums.get(side.ordinal())));
            sum.setFont(Appearance.serif(Font.BOLD, sum.getFont().getSize2D() * 1.3f));
            score.add(sum, "wrap");
        }
    }

    private static JComponent line() {
        JPanel line = new JPanel(null);
        line.setOpaque(false);
        line.setBorder(BorderFactory.createMatteBorder(1, 0, 0, 0, UIManager.getColor("tabuleiro.line")));
        return line;
    }
}
