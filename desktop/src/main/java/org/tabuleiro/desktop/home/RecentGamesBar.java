package org.tabuleiro.desktop.home;

import java.util.List;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.content.Theme;
import org.tabuleiro.desktop.board.ThumbnailIcon;
import org.tabuleiro.desktop.files.FoundGame;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.desktop.swing.WrappedText;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.record.GameRecord;

/** The most recent finished games as a row of buttons, with a button that lists all of them. */
public final class RecentGamesBar extends JPanel {
    /** The number of games shown. */
    public static final int MAX_GAMES = 3;

    private static final int PICTURE = 32;

    private final transient UiTexts texts;
    private final transient Theme theme;
    private final transient Consumer<FoundGame> review;
    /**
     * Has the height of a button from the start, so that the layout does not jump when the files have been
     * read.
     */
    private final JPanel games =
            new JPanel(new MigLayout("insets 0, fillx, gap 6", "[grow, fill]".repeat(MAX_GAMES), "[]"));

    public RecentGamesBar(UiTexts texts, Theme theme, Consumer<FoundGame> review, Runnable all) {
        super(new MigLayout("insets 0, fillx, gap 8", "[][grow, fill][]", "[center]"));
        this.texts = texts;
        this.theme = theme;
        this.review = review;
        setName("recent");
        JLabel title = new JLabel(texts.of("recent.title"));
        title.putClientProperty("FlatLaf.styleClass", "h4");
        add(title);
        JButton more = new JButton(texts.of("recent.all"));
        more.setName("recent:all");
        more.getAccessibleContext().setAccessibleName(texts.of("ask.recent"));
        more.addActionListener(event -> all.run());
        add(games, "wmin 0, hmin " + (PICTURE + 8));
        add(more);
    }

    /** What the list is for, while there is nothing in it. */
    public static JComponent empty(UiTexts texts) {
        WrappedText hint = new WrappedText(texts.of("recent.none"), "tabuleiro.ink-2");
        hint.setName("recent-hint");
        return hint;
    }

    /** Shows the games, the newest first. */
    public void show(List<FoundGame> found) {
        games.removeAll();
        for (int i = 0; i < found.size(); i++) {
            FoundGame game = found.get(i);
            JButton button = new JButton(
                    text(game.record()), new ThumbnailIcon(game.record().end(), theme, PICTURE));
            button.setName("recent-game:" + i);
            button.setToolTipText(button.getText());
            button.getAccessibleContext().setAccessibleName(spoken(game.record()));
            button.putClientProperty("JButton.buttonType", "borderless");
            button.putClientProperty("FlatLaf.style", "foreground: $tabuleiro.accent");
            button.setHorizontalAlignment(JButton.LEADING);
            button.addActionListener(event -> review.accept(game));
            games.add(button, "wmin 40");
        }
        revalidate();
        repaint();
    }

    private String text(GameRecord record) {
        return texts.of(
                "recent.game",
                texts.catalogue().name(record.game()),
                record.result().map(Result::points).orElse("*"),
                record.tags().getOrDefault("Date", ""));
    }

    private String spoken(GameRecord record) {
        return texts.of(
                "recent.players",
                text(record),
                record.tags().getOrDefault(GameRecord.FIRST, ""),
                record.tags().getOrDefault(GameRecord.SECOND, ""));
    }
}
