package org.tabuleiro.desktop.home;

import java.awt.Font;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
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
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.SavedGame;

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
        /** The rule page. */
        RULES
    }

    private final JPanel page = new Page();
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
        float base = UIManager.getFont("Label.font").getSize2D();
        title.setFont(Appearance.serif(Font.BOLD, Math.min(base * 2.2f, base + 20)));
        page.add(title, "span, split 2, growx, pushx, wmin 200, aligny center");
        page.add(left.map(game -> banner(game, resume)).orElseGet(JPanel::new), "wmin 0, wrap");
        for (int i = 0; i < Games.ALL.size(); i++) {
            Game game = Games.ALL.get(i);
            GameCard card = new GameCard(texts, settings, game, choice -> choose.accept(game, choice));
            page.add(card);
            KeyBindings.onAncestor(
                    this, KeyStroke.getKeyStroke((char) ('1' + i)), () -> choose.accept(game, Choice.COMPUTER));
            if (i == 0 && left.isEmpty()) {
                first = card.play();
            }
        }
        setViewportView(page);
        SwingUtilities.invokeLater(first::requestFocusInWindow);
    }

    /** Adds a row below the games. */
    public void addBelow(JComponent row) {
        page.add(row, "newline, span, growx, wmin 0");
        page.revalidate();
    }

    /** The banner of the unfinished game, with a button to resume it. */
    private JPanel banner(SavedGame left, Runnable resume) {
        Sheet banner = new Sheet();
        banner.setLayout(new MigLayout("insets 8px, fillx, gap 12px", "[][grow][]", "[center]"));
        JPanel words = new JPanel(new MigLayout("insets 0, gapy 1, wrap 1", "[grow]", ""));
        words.setOpaque(false);
        BoardThumbnail board = new BoardThumbnail(left.state(), settings.theme());
        banner.add(board, "w 56px!, h 56px!");
        banner.add(words, "growx, wmin 60");
        Game game = left.record().game();
        JLabel name = new JLabel(texts.of("home.left", texts.catalogue().name(game), left.turns()));
        name.putClientProperty("FlatLaf.styleClass", "h4");
        words.add(name, "wmin 40");
        JLabel players = new JLabel(player(left, Side.FIRST) + " – " + player(left, Side.SECOND));
        players.putClientProperty("FlatLaf.styleClass", "quiet");
        words.add(players, "wmin 40");
        JButton button = new JButton(texts.of("home.resume"));
        button.setName("resume");
        button.getAccessibleContext().setAccessibleName(texts.of("home.resume") + ": " + name.getText());
        button.addActionListener(event -> resume.run());
        banner.add(button, "hmin 34");
        first = button;
        return banner;
    }

    private String player(SavedGame left, Side side) {
        return texts.catalogue().side(left.record().game(), side) + ": " + texts.player(left.seat(side));
    }

    /** Tracks the width of the window. */
    private static final class Page extends ScrollablePanel {
        private static final int GAP = 24;
        private static final int MARGIN = 28;
        /** The width of a card with the board above the words. */
        private static final int NARROWEST = 215;
        /** The room for the headline, the recent games and the gaps between. */
        private static final int HEADER = 190;

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
            layout.setLayoutConstraints("insets 14px " + MARGIN + "px 16px " + MARGIN + "px, fillx, gapx " + GAP
                    + "px, gapy 14px, wrap " + columns);
            layout.setColumnConstraints("[grow, fill, sg]".repeat(columns));
            layout.setRowConstraints("[top]");
            int card = (width - 2 * MARGIN - GAP * (columns - 1)) / columns;
            cards().forEach(each -> each.arrange(
                    card, columns == Games.ALL.size() ? Math.max(1, height - HEADER - each.wordsHeight()) : 0));
        }

        /** All in a row if they fit, or else two columns, or one. */
        @Override
        public void setBounds(int x, int y, int width, int height) {
            int all = Games.ALL.size();
            int seen = getParent().getHeight();
            arrange(all, width, seen);
            if (Math.max(widest(), NARROWEST) * all + GAP * (all - 1) + 2 * MARGIN > width) {
                arrange(2, width, seen);
                if (2 * widest() + GAP + 2 * MARGIN > width) {
                    arrange(1, width, seen);
                }
            }
            // Wrapped text needs its width before its height is known.
            Stream.of(getComponents())
                    .filter(WrappedText.class::isInstance)
                    .forEach(title -> title.setSize(
                            width - 2 * MARGIN - getComponent(1).getPreferredSize().width, Short.MAX_VALUE));
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
