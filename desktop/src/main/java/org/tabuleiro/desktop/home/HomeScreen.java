package org.tabuleiro.desktop.home;

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
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.board.BoardThumbnail;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.KeyBindings;
import org.tabuleiro.desktop.swing.ScrollablePanel;
import org.tabuleiro.desktop.swing.UiTexts;
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
        JLabel title = new JLabel(texts.of("home.title"));
        title.putClientProperty("FlatLaf.styleClass", "h1");
        page.add(title, "span, split 2, gapbottom 4, hmin 58");
        page.add(left.map(game -> banner(game, resume)).orElseGet(JPanel::new), "growx, pushx, wrap");
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
        JPanel banner = new JPanel(new MigLayout("insets 0, fillx, gap 10", "[grow, right][][]", "[center]"));
        JPanel words = new JPanel(new MigLayout("insets 0, gapy 1, wrap 1", "[grow, right]", ""));
        banner.add(words, "growx, wmin 60");
        BoardThumbnail board = new BoardThumbnail(left.state(), settings.theme());
        banner.add(board, "w 52!, h 52!");
        Game game = left.record().game();
        JLabel name = new JLabel(texts.of("home.left", texts.catalogue().name(game), left.turns()));
        name.putClientProperty("FlatLaf.styleClass", "h4");
        words.add(name, "wmin 40");
        JLabel players = new JLabel(player(left, Side.FIRST) + " – " + player(left, Side.SECOND));
        players.putClientProperty("FlatLaf.styleClass", "quiet");
        words.add(players, "wmin 40");
        JButton button = new JButton(texts.of("home.resume"));
        button.setName("resume");
        button.putClientProperty("FlatLaf.styleClass", "primary");
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
        private static final int GAP = 14;
        private static final int MARGIN = 18;

        Page() {
            super(new MigLayout("", "", ""));
            arrange(2);
        }

        private void arrange(int columns) {
            MigLayout layout = (MigLayout) getLayout();
            layout.setLayoutConstraints(
                    "insets 8 " + MARGIN + " 16 " + MARGIN + ", fill, gap " + GAP + ", wrap " + columns);
            layout.setColumnConstraints("[grow, fill, sg]".repeat(columns));
            layout.setRowConstraints("[]" + "[grow, fill, sg]".repeat(Math.ceilDiv(Games.ALL.size(), columns)) + "[]");
        }

        /** Two columns if they fit, otherwise one. */
        @Override
        public void setBounds(int x, int y, int width, int height) {
            int widest = Stream.of(getComponents())
                    .filter(GameCard.class::isInstance)
                    .mapToInt(card -> card.getMinimumSize().width)
                    .max()
                    .orElse(0);
            arrange(2 * widest + GAP + 2 * MARGIN <= width ? 2 : 1);
            super.setBounds(x, y, width, height);
        }

        /** Cards grow with the window. */
        @Override
        public boolean getScrollableTracksViewportHeight() {
            return getParent().getHeight() > getMinimumSize().height;
        }
    }
}
