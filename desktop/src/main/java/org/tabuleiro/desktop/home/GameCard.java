package org.tabuleiro.desktop.home;

import java.awt.Component;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.content.Lessons;
import org.tabuleiro.content.Look;
import org.tabuleiro.desktop.board.BoardThumbnail;
import org.tabuleiro.desktop.storage.CompletedLessons;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.desktop.swing.LineIcon;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.desktop.swing.WrappedText;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.lesson.CourseProgress;
import org.tabuleiro.table.start.StartOptions;

/** The card of a game on the home screen: board, name, what it is like, and the ways to start. */
final class GameCard extends JPanel {
    private static final int SMALLEST_BOARD = 90;
    private static final int WIDE = 380;
    private static final String TEXT = "wmin 60";
    private static final String PLAIN_FONT = "tabuleiro.plain-font";

    private final transient UiTexts texts;
    private final transient Game game;
    private final BoardThumbnail board;
    private final JPanel words;
    private final JButton play;
    private final JButton learn;
    private final JButton people;
    private final JButton options;
    private final JPanel actions = new JPanel(new MigLayout("", "[grow, fill]", ""));
    private final JLabel beaten = new JLabel();

    GameCard(UiTexts texts, Settings settings, Game game, Consumer<HomeScreen.Choice> choose) {
        super(new MigLayout());
        this.texts = texts;
        this.game = game;
        setName("card:" + game.id());
        setOpaque(false);
        board = board(settings, choose);
        play = button("home.play", LineIcon.Shape.PLAY, () -> choose.accept(HomeScreen.Choice.COMPUTER));
        play.putClientProperty("FlatLaf.styleClass", "primary");
        play.setToolTipText(texts.of("home.play"));
        learn = way("home.learn", LineIcon.Shape.BOOK, () -> choose.accept(HomeScreen.Choice.LEARN));
        people = way("home.person", LineIcon.Shape.PEOPLE, () -> choose.accept(HomeScreen.Choice.FRIEND));
        options = options(settings, choose);
        words = words(settings);
        actions.setOpaque(false);
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
        layout.setLayoutConstraints("insets 0, fill, gapx 16px, gapy 10px, wrap " + (isAbove ? 1 : 2));
        layout.setColumnConstraints(isAbove ? "[grow, fill]" : "[][grow, fill]");
        // Cards beside each other have their buttons at one height.
        layout.setRowConstraints(isAbove ? "[top][grow, top][]" : "[grow, top][]");
        enlarge(words, width);
        enlarge(actions, width);
        String square = "w " + side + "px!, h " + side + "px!";
        add(
                board,
                isAbove
                        ? square + ", alignx center"
                        : "wmin " + SMALLEST_BOARD + "px, w " + side + "px, h " + side + "px!");
        add(words, "growx");
        arrangeActions(isAbove);
        add(actions, isAbove ? "growx" : "span 2, growx");
        // Wrapped text needs its width before its height is known.
        for (Component each : words.getComponents()) {
            if (each instanceof WrappedText text) {
                text.setSize(Math.max(60, isAbove ? width : width - side - 16), Short.MAX_VALUE);
            }
        }
    }

    /** A wide card has larger letters. */
    private static void enlarge(JPanel panel, int width) {
        for (Component each : panel.getComponents()) {
            JComponent part = (JComponent) each;
            Font plain = part.getClientProperty(PLAIN_FONT) instanceof Font font ? font : part.getFont();
            part.putClientProperty(PLAIN_FONT, plain);
            part.setFont(width >= WIDE ? plain.deriveFont(plain.getSize2D() * 1.2f) : plain);
        }
    }

    /** Three ways to start in a row, or in two rows where the card is narrow. */
    private void arrangeActions(boolean isAbove) {
        actions.removeAll();
        ((MigLayout) actions.getLayout())
                .setLayoutConstraints("insets 0, fillx, gapx 6px, gapy 6px, wrap " + (isAbove ? 2 : 3));
        actions.add(play, isAbove ? "span 2, growx, hmin 42px" : "growx, pushx, hmin 38px");
        actions.add(learn, "growx, wmin pref, hmin " + (isAbove ? 36 : 38) + "px");
        actions.add(people, "growx, wmin pref, hmin " + (isAbove ? 36 : 38) + "px");
        actions.add(options, "span, growx 0, wmin 60, hmin 24px");
    }

    /** The heights of the wrapped texts, from top to bottom. */
    List<Integer> textHeights() {
        return Stream.of(words.getComponents())
                .filter(WrappedText.class::isInstance)
                .map(text -> text.getPreferredSize().height)
                .toList();
    }

    /** Makes the wrapped texts at least as high, so that cards beside each other have their rows at one height. */
    void setTextHeights(List<Integer> heights) {
        int index = 0;
        for (Component each : words.getComponents()) {
            if (each instanceof WrappedText text) {
                int high = index < heights.size() ? heights.get(index) : 0;
                ((MigLayout) words.getLayout()).setComponentConstraints(text, TEXT + ", hmin " + high + "px");
                index++;
            }
        }
    }

    /** The height of everything but the board, if that is above. */
    int wordsHeight() {
        return words.getPreferredSize().height + actions.getPreferredSize().height + 20;
    }

    private JPanel words(Settings settings) {
        JPanel panel = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 3px", "[grow, fill]", ""));
        panel.setOpaque(false);
        float base = UIManager.getFont("Label.font").getSize2D();
        JLabel name = new JLabel(texts.catalogue().name(game));
        name.setFont(Appearance.serif(Font.BOLD, base * 1.7f));
        panel.add(name, "wmin pref");
        panel.add(new WrappedText(text("motto"), "tabuleiro.ink"), TEXT);
        WrappedText like = new WrappedText(text("like"), "tabuleiro.ink-2");
        like.setFont(Appearance.serif(Font.ITALIC, base * 1.05f));
        panel.add(like, TEXT);
        panel.add(new WrappedText(text("time") + "  ·  " + text("difficulty"), "tabuleiro.ink-2"), TEXT);
        addProgress(panel, settings);
        return panel;
    }

    /** A bar of the completed lessons; below it their number, and the highest level beaten. */
    private void addProgress(JPanel panel, Settings settings) {
        CourseProgress lessons = CompletedLessons.load(
                settings, game, Lessons.of(game, texts.catalogue().language()));
        JProgressBar bar = new JProgressBar(0, lessons.lessons().size());
        bar.setValue(lessons.count());
        String count = texts.of(lessons.message());
        bar.getAccessibleContext().setAccessibleName(count);
        JLabel label = new JLabel(count);
        label.setName("lessons:" + game.id());
        label.setToolTipText(count);
        label.putClientProperty("FlatLaf.styleClass", "caption");
        beaten.setName("beaten:" + game.id());
        beaten.putClientProperty("FlatLaf.styleClass", "caption");
        showBeaten(settings.number(beatenKey(game), 0, 0, LevelPlayer.LEVELS));
        panel.add(bar, "h 4px!, gaptop 5px, wmin 40");
        panel.add(label, "split 2, wmin 40");
        panel.add(beaten, "gapleft push, growx 0, wmin 0");
    }

    /** The setting with the highest level that was beaten in a game. */
    static String beatenKey(Game game) {
        return game.id() + ".beaten";
    }

    /** Shows the highest level that the person has beaten, 0 for none. */
    void showBeaten(int level) {
        beaten.setText(level == 0 ? "" : texts.of("record.beaten", level));
        beaten.setToolTipText(beaten.getText());
    }

    Game game() {
        return game;
    }

    /** What the game starts with, and the way to change that. */
    private JButton options(Settings settings, Consumer<HomeScreen.Choice> choose) {
        StartOptions last = StartOptions.read(game, settings::get);
        JButton button = button("home.new", LineIcon.Shape.OPTIONS, () -> choose.accept(HomeScreen.Choice.NEW_GAME));
        String how = how(last.againstComputer(StartOptions.level(game, settings::get)));
        button.setText(how);
        button.setToolTipText(how);
        button.getAccessibleContext().setAccessibleDescription(how);
        button.setHorizontalAlignment(JButton.LEADING);
        button.putClientProperty("JButton.buttonType", "borderless");
        button.putClientProperty("FlatLaf.style", "foreground: $tabuleiro.ink-2; margin: 2,2,2,2; font: -1");
        return button;
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
        picture.setToolTipText(texts.of("home.play"));
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

    private String how(StartOptions last) {
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

    private JButton way(String key, LineIcon.Shape icon, Runnable action) {
        JButton button = button(key, icon, action);
        button.putClientProperty("FlatLaf.style", "margin: 2,3,2,5; iconTextGap: 3");
        return button;
    }

    private JButton button(String key, LineIcon.Shape icon, Runnable action) {
        JButton button = new JButton(texts.of(key), new LineIcon(icon));
        button.setToolTipText(texts.of(key));
        button.setName(key + ":" + game.id());
        button.getAccessibleContext().setAccessibleName(texts.catalogue().name(game) + ": " + texts.of(key));
        button.addActionListener(event -> action.run());
        return button;
    }
}
