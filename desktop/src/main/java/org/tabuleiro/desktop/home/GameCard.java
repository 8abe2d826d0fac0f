package org.tabuleiro.desktop.home;

import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.content.Look;
import org.tabuleiro.desktop.board.BoardThumbnail;
import org.tabuleiro.desktop.storage.NewGameOptions;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.Seat;

/** The card of a game on the home screen: board, name, aim and buttons. */
final class GameCard extends JPanel {
    private final transient UiTexts texts;
    private final transient Game game;
    private final JButton play;

    GameCard(UiTexts texts, Settings settings, Game game, Consumer<HomeScreen.Choice> choose) {
        super(new MigLayout(
                "insets 0, fill, gapx 16, gapy 4, hidemode 3", "[90:45%:320, fill][grow, fill]", "[][][grow][][][]"));
        this.texts = texts;
        this.game = game;
        putClientProperty("FlatLaf.styleClass", "card");
        setName("card:" + game.id());
        add(board(settings, choose), "spany, grow");
        JLabel name = new JLabel(texts.catalogue().name(game));
        name.putClientProperty("FlatLaf.styleClass", "h2");
        add(name, "wrap");
        add(aim(), "wrap, growx, wmin 60");
        add(new JLabel(), "wrap");
        NewGameOptions last = NewGameOptions.load(settings, game).againstComputer(settings);
        JLabel how = new JLabel(how(last));
        how.putClientProperty("FlatLaf.styleClass", "caption");
        add(how, "wrap, wmin 60");
        play = button("home.computer", () -> choose.accept(HomeScreen.Choice.COMPUTER));
        play.putClientProperty("FlatLaf.styleClass", "primary");
        play.setToolTipText(how(last));
        add(play, "wrap, hmin 34");
        JPanel more = new JPanel(new MigLayout("insets 0, fillx, gap 0", "[fill][fill][fill]", ""));
        more.setOpaque(false);
        more.add(quiet("home.friend", () -> choose.accept(HomeScreen.Choice.FRIEND)));
        more.add(quiet("home.new", () -> choose.accept(HomeScreen.Choice.NEW_GAME)));
        more.add(quiet("home.rules", () -> choose.accept(HomeScreen.Choice.RULES)));
        add(more);
    }

    /** The button that starts a game. */
    JButton play() {
        return play;
    }

    private BoardThumbnail board(Settings settings, Consumer<HomeScreen.Choice> choose) {
        BoardThumbnail board = new BoardThumbnail(Look.of(game).picture(), settings.theme());
        board.setMinimumSize(new Dimension(90, 90));
        board.setName("picture:" + game.id());
        board.setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        board.setToolTipText(texts.of("home.computer"));
        board.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseReleased(MouseEvent event) {
                if (board.contains(event.getPoint())) {
                    choose.accept(HomeScreen.Choice.COMPUTER);
                }
            }
        });
        return board;
    }

    /** A text area, because an HTML label would load the HTML parser at startup. */
    private JTextArea aim() {
        JTextArea aim = new JTextArea(texts.catalogue().text(game.id() + ".aim")) {
            // A text area would scroll itself into view.
            @Override
            public void scrollRectToVisible(Rectangle box) {}
        };
        aim.setLineWrap(true);
        aim.setWrapStyleWord(true);
        aim.setEditable(false);
        aim.setFocusable(false);
        aim.setOpaque(false);
        aim.setBorder(null);
        aim.putClientProperty("FlatLaf.style", "foreground: $Label.foreground; focusedBackground: null");
        return aim;
    }

    private String how(NewGameOptions last) {
        String side = switch (last.side()) {
            case FIRST -> texts.catalogue().side(game, Side.FIRST);
            case SECOND -> texts.catalogue().side(game, Side.SECOND);
            case RANDOM -> texts.of("new.random");
        };
        String opponent = last.opponent() instanceof Seat.Computer(int level)
                ? texts.of("home.level", level)
                : texts.player(last.opponent());
        return opponent + " · " + side
                + (last.time() instanceof TimeControl.None
                        ? ""
                        : " · " + last.time().text());
    }

    private JButton button(String key, Runnable action) {
        JButton button = new JButton(texts.of(key));
        button.setName(key + ":" + game.id());
        button.getAccessibleContext().setAccessibleName(texts.catalogue().name(game) + ": " + texts.of(key));
        button.addActionListener(event -> action.run());
        return button;
    }

    private JButton quiet(String key, Runnable action) {
        JButton button = button(key, action);
        button.putClientProperty("JButton.buttonType", "borderless");
        button.putClientProperty("FlatLaf.style", "margin: 3,4,3,4; foreground: $tabuleiro.accent");
        return button;
    }
}
