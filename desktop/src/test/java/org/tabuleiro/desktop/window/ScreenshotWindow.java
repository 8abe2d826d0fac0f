package org.tabuleiro.desktop.window;

import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.Toolkit;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javax.swing.AbstractButton;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JRootPane;
import javax.swing.JSpinner;
import javax.swing.JTabbedPane;
import javax.swing.RootPaneContainer;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.desktop.rules.RulesPanel;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.lesson.LessonRun;

/** A window that is never shown, only painted off screen: the result is the same on every machine. */
final class ScreenshotWindow implements AutoCloseable {
    private static final long TIMEOUT_NANOS = 20_000_000_000L;

    private final MainWindow window;
    private Optional<JDialog> dialog = Optional.empty();

    /** A window of a size, with settings in a folder of its own. */
    ScreenshotWindow(Path folder, Map<String, String> chosen, int width, int height) throws IOException {
        Settings settings = new Settings(folder);
        Map.of("language", "en", "sound", "false", "look", "light").forEach(settings::set);
        Map.of("width", width, "height", height).forEach((key, value) -> settings.set(key, String.valueOf(value)));
        chosen.forEach(settings::set);
        settings.save();
        window = query(() -> {
            Appearance.install(settings);
            MainWindow made = new MainWindow(folder);
            made.setSize(width, height);
            made.addNotify();
            return made;
        });
    }

    MainWindow window() {
        return window;
    }

    /** Plays the first turns of the short game. */
    void play(Game game, int turns) {
        play(game, turns, new TimeControl.None());
    }

    /** Plays most turns of the short game, with a clock, as if against the computer. */
    void middle(Game game) {
        int turns = ShortGames.of(game).line().turns().size();
        play(game, turns - turns / 3, TimeControl.minutes(5, 3));
        run(() -> {
            table().sit(table().match().toMove().other(), new Seat.Computer(4));
            window.with(screen -> screen.setFlipped(table().seat(Side.SECOND).isPerson()));
        });
    }

    private void play(Game game, int turns, TimeControl clock) {
        run(() -> {
            window.play(new GameSetting(game.start(), new Seat.Person(), new Seat.Person(), clock));
            for (Turn turn : ShortGames.turns(game, turns)) {
                table().input().enter(turn.steps());
            }
        });
    }

    /** Plays the short game to its end; the side that does not make the last turn is the computer's. */
    void end(Game game) {
        List<Turn> turns = ShortGames.of(game).line().turns();
        play(game, turns.size() - 1);
        run(() -> {
            table().sit(table().match().toMove().other(), new Seat.Computer(2));
            // As if the person had begun the game.
            window.with(screen -> screen.setFlipped(table().seat(Side.SECOND).isPerson()));
            table().input().enter(turns.getLast().steps());
        });
    }

    /** Starts from a position. */
    void play(State state) {
        run(() -> window.play(new GameSetting(state, new Seat.Person(), new Seat.Person(), new TimeControl.None())));
    }

    /** Scrolls the rules to a section. */
    void section(String id) {
        run(() -> ((RulesPanel) find(window, "rules")).show(id));
    }

    /** The table of the lesson or the game. */
    Table table() {
        return window.learning().run().map(LessonRun::table).or(window::table).orElseThrow();
    }

    /** Clicks squares by name, pieces in hand by letter, and words. */
    void click(String... names) {
        for (String name : names) {
            run(() -> {
                Game game = table().game();
                switch (Click.of(game, name)) {
                    case Click.Square(int square) ->
                        find(window, "board")
                                .getAccessibleContext()
                                .getAccessibleChild(square)
                                .getAccessibleContext()
                                .getAccessibleAction()
                                .doAccessibleAction(0);
                    case Click.Piece(char letter) -> ((AbstractButton) find(window, "hand:" + name)).doClick(0);
                    case Click.Word(String text) -> ((AbstractButton) find(window, "word:" + text)).doClick(0);
                }
            });
        }
    }

    /** Shows the lessons and the rules of a game. */
    void learn(Game game) {
        run(() -> window.learning().showCourse(game));
    }

    void command(String id) {
        run(() -> window.commands().find(id).orElseThrow().run());
    }

    void press(String name) {
        run(() -> ((AbstractButton) find(window, name)).doClick(0));
    }

    void number(String name, int value) {
        run(() -> ((JSpinner) find(window, name)).setValue(value));
    }

    void tab(int index) {
        run(() -> {
            Component tabs = search(window, JTabbedPane.class::isInstance).orElseThrow();
            ((JTabbedPane) tabs).setSelectedIndex(index);
        });
    }

    /** Shows a dialog over the window. */
    void over(Supplier<JDialog> made) {
        dialog = Optional.of(query(() -> {
            JDialog over = made.get();
            over.addNotify();
            return over;
        }));
    }

    /** Waits for a result of another thread. */
    void await(BooleanSupplier condition) throws InterruptedException {
        long end = System.nanoTime() + TIMEOUT_NANOS;
        AtomicBoolean holds = new AtomicBoolean();
        while (!holds.get() && System.nanoTime() < end) {
            run(() -> holds.set(condition.getAsBoolean()));
            Thread.sleep(10);
        }
    }

    /** The text of a button or label. */
    String text(String name) {
        return switch (find(window, name)) {
            case AbstractButton button -> button.getText();
            case JLabel label -> label.getText();
            default -> "";
        };
    }

    /** Paints the window, and the dialog in the middle of it. */
    BufferedImage paint() {
        // The list of moves follows the layout.
        run(window::validate);
        return query(() -> {
            BufferedImage image = paint(window.getRootPane(), window);
            dialog.ifPresent(over -> {
                BufferedImage front = paint(over.getRootPane(), over);
                Graphics2D g = image.createGraphics();
                Point at = new Point(
                        (image.getWidth() - front.getWidth()) / 2, (image.getHeight() - front.getHeight()) / 2);
                g.setColor(new java.awt.Color(0, 0, 0, 90));
                g.fillRect(0, 0, image.getWidth(), image.getHeight());
                g.drawImage(front, at.x, at.y, null);
                g.dispose();
            });
            return image;
        });
    }

    private static BufferedImage paint(JRootPane pane, Container container) {
        container.validate();
        BufferedImage image = new BufferedImage(pane.getWidth(), pane.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        Object hints = Toolkit.getDefaultToolkit().getDesktopProperty("awt.font.desktophints");
        if (hints instanceof Map<?, ?> map) {
            g.addRenderingHints(map);
        }
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setColor(((Component) ((RootPaneContainer) container).getContentPane()).getBackground());
        g.fillRect(0, 0, image.getWidth(), image.getHeight());
        pane.printAll(g);
        g.dispose();
        return image;
    }

    boolean has(String name) {
        return search(window, each -> name.equals(each.getName())).isPresent();
    }

    static Component find(Container from, String name) {
        return search(from, each -> name.equals(each.getName()))
                .orElseThrow(() -> new IllegalStateException("no component is called " + name));
    }

    private static Optional<Component> search(Component from, Predicate<Component> wanted) {
        if (wanted.test(from)) {
            return Optional.of(from);
        }
        if (from instanceof Container container) {
            for (Component child : container.getComponents()) {
                Optional<Component> found = search(child, wanted);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private static <T> T query(Supplier<T> question) {
        AtomicReference<T> answer = new AtomicReference<>();
        run(() -> answer.set(question.get()));
        return Objects.requireNonNull(answer.get());
    }

    private static void run(Runnable action) {
        try {
            if (EventQueue.isDispatchThread()) {
                action.run();
            } else {
                EventQueue.invokeAndWait(action);
                // Dispatch the events that the action posted.
                EventQueue.invokeAndWait(() -> {});
            }
        } catch (InterruptedException | InvocationTargetException failure) {
            throw new IllegalStateException(failure);
        }
    }

    @Override
    public void close() {
        run(() -> {
            dialog.ifPresent(JDialog::dispose);
            window.dispose();
        });
    }
}
