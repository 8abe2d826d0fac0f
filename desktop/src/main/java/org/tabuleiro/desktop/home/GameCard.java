package org.tabuleiro.desktop.home;

import java.awt.Component;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.content.Look;
import org.tabuleiro.desktop.board.BoardThumbnail;
import org.tabuleiro.desktop.storage.NewGameOptions;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.desktop.swing.LineIcon;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.desktop.swing.WrappedText;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.Seat;

/** The card of a game on the home screen: board, name, what it is like, and the ways to start. */
final class GameCard extends JPanel {
    private static final int SMALLEST_BOARD = 90;

    private final transient UiTexts texts;
    private final transient Game game;
    private final BoardThumbnail board;
    private final JPanel words;
    private final JButton play;

    GameCard(UiTexts texts, Settings settings, Game game, Consumer<HomeScreen.Choice> choose) {
        super(new MigLayout());
        this.texts = texts;
        this.game = game;
        setName("card:" + game.id());
        setOpaque(false);
        board = board(settings, choose);
        NewGameOptions last = NewGameOptions.load(settings, game).againstComputer(settings);
        play = button("home.computer", LineIcon.Shape.PLAY, () -> choose.accept(HomeScreen.Choice.COMPUTER));
        play.putClientProperty("FlatLaf.styleClass", "primary");
        play.setToolTipText(texts.of("home.computer"));
        words = words(how(last), choose);
        arrange(2 * SMALLEST_BOARD, 0);
    }

    /**
     * Puts the board above the words, or beside them.
     *
     * @param width the width of the card
     * @param room the height for the board above the words; 0 for a board beside them
     */
    void arrange(int width, int room) {
        removeAll();
        MigLayout layout = (MigLayout) getLayout();
        boolean isAbove = room > 0;
        int side = Math.max(SMALLEST_BOARD, isAbove ? Math.min(width, room) : width * 2 / 5);
        layout.setLayoutConstraints("insets 0, fillx, gapx 16px, gapy 12px" + (isAbove ? ", wrap 1" : ""));
        layout.setColumnConstraints(isAbove ? "[grow, fill]" : "[][grow, fill]");
        layout.setRowConstraints("[top]");
        String square = "w " + side + "px!, h " + side + "px!";
        add(
                board,
                isAbove
                        ? square + ", alignx center"
                        : "wmin " + SMALLEST_BOARD + "px, w " + side + "px, h " + side + "px!");
        add(words, "growx");
        // Wrapped text needs its width before its height is known.
        for (Component each : words.getComponents()) {
            if (each instanceof WrappedText text) {
                text.setSize(Math.max(60, isAbove ? width : width - side - 16), Short.MAX_VALUE);
            }
        }
    }

    /** The height of everything but the board, if that is above. */
    int wordsHeight() {
        return words.getPreferredSize().height;
    }

    private JPanel words(String how, Consumer<HomeScreen.Choice> choose) {
        JPanel panel = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 3px", "[grow, fill]", ""));
        panel.setOpaque(false);
        float base = UIManager.getFont("Label.font").getSize2D();
        JLabel name = new JLabel(texts.catalogue().name(game));
        name.setFont(Appearance.serif(Font.BOLD, base * 1.6f));
        panel.add(name, "wmin pref");
        panel.add(new WrappedText(text("motto"), "tabuleiro.ink"), "wmin 60");
        WrappedText like = new WrappedText(text("like"), "tabuleiro.ink-2");
        like.setFont(Appearance.serif(Font.ITALIC, base * 1.05f));
        panel.add(like, "wmin 60");
        panel.add(new WrappedText(text("time") + "  ·  " + text("difficulty"), "tabuleiro.ink-2"), "wmin 60");
        panel.add(new WrappedText(how, "tabuleiro.ink-2"), "wmin 60, gapbottom 4px");
        panel.add(play, "hmin 36px");
        JPanel more = new JPanel(new MigLayout("insets 0, fillx, gap 4px", "[grow, fill]", ""));
        more.setOpaque(false);
        more.add(quiet("home.rules", LineIcon.Shape.BOOK, () -> choose.accept(HomeScreen.Choice.RULES)));
        more.add(quiet("home.friend", LineIcon.Shape.PEOPLE, () -> choose.accept(HomeScreen.Choice.FRIEND)));
        more.add(quiet("home.new", LineIcon.Shape.OPTIONS, () -> choose.accept(HomeScreen.Choice.NEW_GAME)));
        panel.add(more, "wmin pref");
        return panel;
    }

    private String text(String kind) {
        return texts.catalogue().text(game.id() + "." + kind);
    }

    /** The button that starts a game. */
    JButton play() {
        return play;
    }

    private BoardThumbnail board(Settings settings, Consumer<HomeScreen.Choice> choose) {
        BoardThumbnail picture = new BoardThumbnail(Look.of(game).picture(), settings.theme());
        picture.setMinimumSize(new Dimension(SMALLEST_BOARD, SMALLEST_BOARD));
        picture.setName("picture:" + game.id());
        picture.setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        picture.setToolTipText(texts.of("home.computer"));
        picture.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseReleased(MouseEvent event) {
                if (picture.contains(event.getPoint())) {
                    choose.accept(HomeScreen.Choice.COMPUTER);
                }
            }
        });
        return picture;
    }

    private String how(NewGameOptions last) {
        String side = switch (last.side()) {
            case FIRST -> texts.catalogue().side(game, Side.FIRST);
            case SECOND -> texts.catalogue().side(game, Side.SECOND);
            case RANDOM -> texts.of("new.random");
        };
        String opponent = last.opponent() instanceof Seat.Computer(int level)
                ? texts.of("home.level", level) + ", " + texts.catalogue().text("level.word." + level)
                : texts.player(last.opponent());
        return opponent + " · " + side
                + (last.time() instanceof TimeControl.None
                        ? ""
                        : " · " + last.time().text());
    }

    private JButton button(String key, LineIcon.Shape icon, Runnable action) {
        JButton button = new JButton(texts.of(key), new LineIcon(icon));
        button.setName(key + ":" + game.id());
        button.getAccessibleContext().setAccessibleName(texts.catalogue().name(game) + ": " + texts.of(key));
        button.addActionListener(event -> action.run());
        return button;
    }

    /** A label below its icon, in the smallest type. */
    private JButton quiet(String key, LineIcon.Shape icon, Runnable action) {
        JButton button = button(key, icon, action);
        button.setVerticalTextPosition(JButton.BOTTOM);
        button.setHorizontalTextPosition(JButton.CENTER);
        button.setIconTextGap(1);
        button.putClientProperty("FlatLaf.style", "margin: 2,2,2,2; font: -1");
        return button;
    }
}
