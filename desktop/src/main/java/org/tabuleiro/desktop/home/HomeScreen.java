package org.tabuleiro.desktop.home;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.board.BoardThumbnail;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.desktop.swing.KeyBindings;
import org.tabuleiro.desktop.swing.ScrollablePanel;
import org.tabuleiro.desktop.swing.Sheet;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.desktop.swing.WrappedText;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.SavedGame;
import org.tabuleiro.table.coach.LevelRecord;

/** The home screen: the games and the unfinished game. */
public final class HomeScreen extends JScrollPane {

    /** The actions of a game card. */
    public enum Choice {
        /** Against the computer, with the last settings. */
        COMPUTER,
        /** Two people at this screen. */
        FRIEND,
        /** Opens the new-game dialog. */
        NEW_GAME,
        /** The lessons and the rules. */
        LEARN
    }

    private final Page page = new Page();
    private final transient UiTexts texts;
    private final transient Settings settings;
    private JButton first = new JButton();

    public HomeScreen(
            UiTexts texts,
            Settings settings,
            Optional<SavedGame> left,
            BiConsumer<Game, Choice> choose,
            Runnable resume) {
        this.texts = texts;
        this.settings = settings;
        setBorder(null);
        getVerticalScrollBar().setUnitIncrement(24);
        WrappedText title = new WrappedText(texts.of("home.title"), "tabuleiro.ink");
        page.add(title, "span, split 2, growx, pushx, wmin 200, aligny center");
        page.add(left.map(game -> banner(game, resume)).orElseGet(JPanel::new), "wmin 0, wrap");
        for (int i = 0; i < Games.ALL.size(); i++) {
            Game game = Games.ALL.get(i);
            GameCard card = new GameCard(texts, settings, game, choice -> choose.accept(game, choice));
            page.add(card, "growy");
            KeyBindings.onAncestor(
                    this, KeyStroke.getKeyStroke((char) ('1' + i)), () -> choose.accept(game, Choice.COMPUTER));
            if (i == 0 && left.isEmpty()) {
                first = card.play();
            }
        }
        setViewportView(page);
        SwingUtilities.invokeLater(first::requestFocusInWindow);
    }

    /** Counts the finished games against the computer; the highest levels beaten are shown and stored. */
    public void showRecords(List<GameRecord> finished) {
        List<LevelRecord.FinishedGame> games =
                finished.stream().map(LevelRecord.FinishedGame::of).toList();
        for (GameCard card : page.cards()) {
            String key = GameCard.beatenKey(card.game());
            int before = settings.number(key, 0, 0, LevelPlayer.LEVELS);
            // Old games are deleted, but a win stays a win.
            int beaten = Math.max(
                    before, LevelRecord.of(card.game().id(), games).beaten().orElse(0));
            settings.set(key, String.valueOf(beaten));
            card.showBeaten(beaten);
        }
    }

    /** Adds a row below the games, at the bottom of the window. */
    public void addBelow(JComponent row) {
        JPanel footer = new JPanel(new BorderLayout());
        footer.setOpaque(false);
        footer.setBorder(BorderFactory.createCompoundBorder(
                BorderFactory.createMatteBorder(1, 0, 0, 0, UIManager.getColor("tabuleiro.line")),
                BorderFactory.createEmptyBorder(10, 0, 0, 0)));
        footer.add(row);
        page.add(footer, "newline, span, growx, wmin 0, pushy, aligny bottom");
        page.revalidate();
    }

    /** The banner of the unfinished game, with a button to resume it. */
    private JPanel banner(SavedGame left, Runnable resume) {
        Sheet banner = new Sheet();
        banner.setLayout(new MigLayout("insets 8px, fillx, gap 12px", "[][grow][]", "[center]"));
        JPanel words = new JPanel(new MigLayout("insets 0, gapy 1, wrap 1", "[grow]", ""));
        words.setOpaque(false);
        BoardThumbnail board = new BoardThumbnail(left.state(), settings.theme());
        banner.add(board, "w 64px!, h 64px!");
        banner.add(words, "growx, wmin 60");
        JLabel name = new JLabel(texts.catalogue().name(left.record().game()));
        name.putClientProperty("FlatLaf.styleClass", "h4");
        words.add(name, "wmin 40");
        words.add(quiet(players(left)), "wmin 40");
        JLabel turns = quiet(texts.of("home.turns", left.turns()));
        words.add(turns, "wmin 40");
        JButton button = new JButton(texts.of("home.resume"));
        button.setName("resume");
        button.getAccessibleContext()
                .setAccessibleName(texts.of("home.resume") + ": " + name.getText() + ", " + turns.getText());
        button.addActionListener(event -> resume.run());
        banner.add(button, "hmin 34");
        first = button;
        return banner;
    }

    private static JLabel quiet(String text) {
        JLabel label = new JLabel(text);
        label.putClientProperty("FlatLaf.styleClass", "quiet");
        label.setToolTipText(text);
        return label;
    }

    /** The opponent of a person; otherwise both players. */
    private String players(SavedGame left) {
        for (Side side : Side.values()) {
            if (left.seat(side).isPerson() && !left.seat(side.other()).isPerson()) {
                return texts.player(left.seat(side.other()));
            }
        }
        if (left.seat(Side.FIRST).isPerson()) {
            Map<String, String> names = left.record().tags();
            boolean named = !left.isUnnamed(GameRecord.FIRST) && !left.isUnnamed(GameRecord.SECOND);
            return named
                    ? names.getOrDefault(GameRecord.FIRST, "") + " – " + names.getOrDefault(GameRecord.SECOND, "")
                    : texts.of("home.person");
        }
        return texts.player(left.seat(Side.FIRST)) + " – " + texts.player(left.seat(Side.SECOND));
    }

    /** Tracks the width of the window. */
    private static final class Page extends ScrollablePanel {
        private static final int GAP = 24;
        private static final int MARGIN = 28;
        /** The width of a card with the board above the words. */
        private static final int NARROWEST = 215;
        /** The room for the headline, the recent games and the gaps between. */
        private static final int HEADER = 150;
        /** What is added at most to the gaps of a high window. */
        private static final int LARGEST_GAP = 32;
        /** The width from which the headline is larger. */
        private static final int LARGE = 1200;
        /** The size for which the cards are arranged. */
        private final Dimension arranged = new Dimension();

        Page() {
            super(new MigLayout("", "", ""));
            arrange(2, 2 * NARROWEST, 0);
        }

        private List<GameCard> cards() {
            return Stream.of(getComponents())
                    .filter(GameCard.class::isInstance)
                    .map(GameCard.class::cast)
                    .toList();
        }

        private void arrange(int columns, int width, int height) {
            MigLayout layout = (MigLayout) getLayout();
            layout.setLayoutConstraints("insets 8px " + MARGIN + "px 8px " + MARGIN + "px, fillx, gapx " + GAP
                    + "px, gapy 10px, wrap " + columns);
            layout.setColumnConstraints("[grow, fill, sg]".repeat(columns));
            layout.setRowConstraints("[top]");
            int card = (width - 2 * MARGIN - GAP * (columns - 1)) / columns;
            boolean above = columns == Games.ALL.size();
            cards().forEach(each -> each.setTextHeights(List.of()));
            cards().forEach(each -> each.arrange(card, above ? 1 : 0));
            if (above) {
                alignTexts();
                int words =
                        cards().stream().mapToInt(GameCard::wordsHeight).max().orElse(0);
                int room = Math.max(1, height - HEADER - words);
                cards().forEach(each -> each.arrange(card, room));
                int spare = Math.clamp((room - card) / 5L, 0, LARGEST_GAP);
                layout.setLayoutConstraints("insets " + (14 + spare) + "px " + MARGIN + "px 16px " + MARGIN
                        + "px, fillx, gapx " + GAP + "px, gapy " + (14 + spare) + "px, wrap " + columns);
            }
        }

        /** The texts of all cards are as high as the highest one in their row. */
        private void alignTexts() {
            List<Integer> highest = new ArrayList<>();
            for (GameCard card : cards()) {
                List<Integer> heights = card.textHeights();
                for (int i = 0; i < heights.size(); i++) {
                    if (i == highest.size()) {
                        highest.add(0);
                    }
                    highest.set(i, Math.max(highest.get(i), heights.get(i)));
                }
            }
            cards().forEach(card -> card.setTextHeights(highest));
        }

        /** All in a row if they fit, or else two columns, or one. */
        private void fit(int width) {
            int seen = getParent().getHeight();
            if (arranged.equals(new Dimension(width, seen))) {
                return;
            }
            arranged.setSize(width, seen);
            int all = Games.ALL.size();
            arrange(all, width, seen);
            if (Math.max(widest(), NARROWEST) * all + GAP * (all - 1) + 2 * MARGIN > width) {
                arrange(2, width, seen);
                if (2 * widest() + GAP + 2 * MARGIN > width) {
                    arrange(1, width, seen);
                }
            }
            float base = UIManager.getFont("Label.font").getSize2D();
            float size = Math.min(base * 2.2f, base + 20) * (width >= LARGE ? 1.3f : 1);
            int banner = getComponent(1).getPreferredSize().width;
            for (Component each : getComponents()) {
                if (each instanceof WrappedText text && text == getComponent(0)) {
                    text.setFont(Appearance.serif(Font.BOLD, size));
                    // Wrapped text needs its width before its height is known.
                    text.setSize(width - 2 * MARGIN - GAP - banner, Short.MAX_VALUE);
                }
            }
        }

        /** A large window has room above the games and between them and the row at the bottom. */
        @Override
        public boolean getScrollableTracksViewportHeight() {
            return getParent() != null && getParent().getHeight() > getPreferredSize().height;
        }

        /** The viewport asks for this before it lays out the page. */
        @Override
        public Dimension getPreferredSize() {
            if (getParent() != null && getParent().getWidth() > 0) {
                fit(getParent().getWidth());
            }
            return super.getPreferredSize();
        }

        @Override
        public void setBounds(int x, int y, int width, int height) {
            fit(width);
            super.setBounds(x, y, width, height);
        }

        private int widest() {
            return cards().stream()
                    .mapToInt(card -> card.getMinimumSize().width)
                    .max()
                    .orElse(0);
        }
    }
}
