package org.tabuleiro.desktop.window;

import java.awt.AWTException;
import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.Robot;
import java.awt.Window;
import java.awt.event.InputEvent;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javax.accessibility.AccessibleContext;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import javax.swing.KeyStroke;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.lesson.LessonRun;

/**
 * Drives the application in a real window by mouse and keyboard. Every action returns when the events it
 * causes have been dispatched.
 *
 * <p>A virtual display has no window manager, so the window must request the focus itself; dialogs take it by
 * themselves.
 */
public final class AppDriver implements AutoCloseable {
    private static final long TIMEOUT_MILLIS = 20_000;

    private final EventQueueMonitor monitor = EventQueueMonitor.install();
    private final Robot robot;
    private final MainWindow window;
    private int clicks;

    private AppDriver(Path folder, Map<String, String> chosen) throws AWTException, IOException {
        Settings settings = new Settings(folder);
        settings.set("language", "en");
        settings.set("reduced-motion", "true");
        settings.set("sound", "false");
        chosen.forEach(settings::set);
        settings.save();
        monitor.failures();
        robot = new Robot();
        window = query(() -> {
            Appearance.install(settings);
            MainWindow opened = new MainWindow(folder);
            opened.setLocation(0, 0);
            opened.setVisible(true);
            opened.toFront();
            opened.requestFocus();
            return opened;
        });
        await("the window is shown", window::isShowing);
    }

    /** Opens the window with settings. */
    public static AppDriver open(Path folder, Map<String, String> chosen) {
        try {
            return new AppDriver(folder, chosen);
        } catch (AWTException | IOException broken) {
            throw new IllegalStateException(broken);
        }
    }

    public static AppDriver open(Path folder) {
        return open(folder, Map.of());
    }

    /** Starts a game between two persons. */
    public void playTogether(State start) {
        play(new GameSetting(start, new Seat.Person(), new Seat.Person(), new TimeControl.None()));
    }

    public void play(GameSetting setting) {
        run(() -> window.play(setting));
        flushEvents();
    }

    public MainWindow window() {
        return window;
    }

    /** The texts of the window in its current language. */
    public UiTexts texts() {
        return window.texts();
    }

    /** The game on the screen as it would be saved. */
    public GameRecord record() {
        return query(() -> window.files().record().orElseThrow());
    }

    /** Shows a position as a study. */
    public void study(State start) {
        run(() -> window.study(start));
        flushEvents();
    }

    /** The table of the lesson or the game. */
    public Table table() {
        return query(() ->
                window.learning().run().map(LessonRun::table).or(window::table).orElseThrow());
    }

    /** Plays any legal turn for the side to move. */
    public void playAny() {
        run(() -> {
            Table table = window.table().orElseThrow();
            table.input()
                    .enter(table.live().state().legalTurns().iterator().next().steps());
        });
    }

    /** Runs a command, even if it is disabled. */
    public void command(String id) {
        run(() -> window.commands().find(id).orElseThrow().run());
        flushEvents();
    }

    public String prompt() {
        return query(() -> ((JLabel) find("prompt")).getText());
    }

    /** The list of moves as a screen reader reads it, a row per line. */
    public String moves() {
        return query(() -> {
            AccessibleContext list = find("moves").getAccessibleContext();
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < list.getAccessibleChildrenCount(); i++) {
                text.append(list.getAccessibleChild(i).getAccessibleContext().getAccessibleName())
                        .append('\n');
            }
            return text.toString();
        });
    }

    public BoardView board() {
        return query(() -> all(window, BoardView.class).get(0));
    }

    // --- looking ---

    /** All components of a kind below another, from top to bottom. */
    public static <T> List<T> all(Container from, Class<T> kind) {
        List<T> found = new ArrayList<>();
        walk(from, each -> {
            if (kind.isInstance(each)) {
                found.add(kind.cast(each));
            }
        });
        return found;
    }

    public static void walk(Component from, Consumer<Component> visitor) {
        visitor.accept(from);
        if (from instanceof Container container) {
            for (Component child : container.getComponents()) {
                walk(child, visitor);
            }
        }
    }

    /** The component with a name in any window that is shown; the newest window first. */
    public Optional<Component> lookup(String name) {
        return query(() -> {
            List<Component> found = new ArrayList<>();
            for (Window each : Window.getWindows()) {
                if (each.isShowing()) {
                    walk(each, part -> {
                        if (name.equals(part.getName()) && part.isShowing()) {
                            found.add(0, part);
                        }
                    });
                }
            }
            return found.stream().findFirst();
        });
    }

    public Component find(String name) {
        return lookup(name).orElseThrow(() -> new AssertionError("no component is called " + name));
    }

    /** A component with a name, as soon as it is shown. */
    public Component await(String name) {
        await(name + " is shown", () -> lookup(name).isPresent());
        return find(name);
    }

    /**
     * Presses a button of a dialog, programmatically because the location of a new dialog is not yet
     * reliable.
     */
    public void answer(String name) {
        AbstractButton button = (AbstractButton) await(name);
        run(button::doClick);
    }

    /** Opens the menu of the game. */
    public void openMenu() {
        run(((AbstractButton) find("command:menu"))::doClick);
        await("game-menu");
    }

    /** Chooses an item of the menu of the game. */
    public void choose(String id) {
        openMenu();
        answer("menu:" + id);
        flushEvents();
    }

    public String focusOwner() {
        return query(() -> {
            Component owner =
                    KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
            return owner == null
                    ? "nobody"
                    : owner.getName() == null ? owner.getClass().getName() : owner.getName();
        });
    }

    // --- the event queue ---

    public static <T> T query(Callable<T> question) {
        if (EventQueue.isDispatchThread()) {
            try {
                return question.call();
            } catch (Exception failure) {
                throw new IllegalStateException(failure);
            }
        }
        AtomicReference<T> answer = new AtomicReference<>();
        try {
            EventQueue.invokeAndWait(() -> answer.set(query(question)));
        } catch (InterruptedException | InvocationTargetException failure) {
            throw new IllegalStateException(failure);
        }
        return Objects.requireNonNull(answer.get());
    }

    public static void run(Runnable action) {
        query(() -> {
            action.run();
            return true;
        });
    }

    /** Waits until all queued events, and those they post, are dispatched. */
    public void flushEvents() {
        for (int i = 0; i < 3; i++) {
            run(() -> {});
        }
    }

    /** Waits for a condition, checked on the event dispatch thread after every event. */
    public void await(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + TIMEOUT_MILLIS * 1_000_000;
        try {
            while (true) {
                if (query(condition::getAsBoolean)) {
                    return;
                }
                if (System.nanoTime() > end) {
                    throw new AssertionError("timed out waiting for: " + what);
                }
                // The query itself was an event: wait for a later one.
                monitor.waitForEvent(monitor.events(), 20);
            }
        } catch (InterruptedException broken) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(broken);
        }
    }

    private void afterInput(String what, int count, Runnable input) {
        long before = monitor.inputs();
        input.run();
        await(what, () -> monitor.inputs() >= before + count);
        flushEvents();
    }

    // --- mouse ---

    /** Returns and resets the number of mouse clicks. */
    public int clicks() {
        int number = clicks;
        clicks = 0;
        return number;
    }

    public void click(Component component) {
        click(component, middle(component));
    }

    public void click(Component component, Point at) {
        Point corner = query(component::getLocationOnScreen);
        clicks++;
        afterInput("a click on " + component.getName(), 1, () -> {
            robot.mouseMove(corner.x + at.x, corner.y + at.y);
            robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
            robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
        });
    }

    public void clickSquare(int square) {
        click(board(), query(() -> board().centreOf(square)));
    }

    /** Moves the pointer onto a square. */
    public void point(int square) {
        point(query(() -> board().centreOf(square)));
    }

    public void point(Point at) {
        Point corner = query(board()::getLocationOnScreen);
        long before = monitor.motions();
        robot.mouseMove(corner.x + at.x - 1, corner.y + at.y);
        robot.mouseMove(corner.x + at.x, corner.y + at.y);
        await("the pointer moves", () -> monitor.motions() > before);
        flushEvents();
    }

    public void drag(int from, int to) {
        drag(query(() -> board().centreOf(from)), to);
    }

    /** Drags from a point of the board onto a square. */
    public void drag(Point from, int to) {
        drag(board(), from, board(), query(() -> board().centreOf(to)), () -> {});
    }

    public void drag(Component from, Component to) {
        drag(from, middle(from), to, middle(to), () -> {});
    }

    /** Drags from a component onto a square; runs a check before the release. */
    public void drag(Component from, int square, Runnable look) {
        drag(from, middle(from), board(), query(() -> board().centreOf(square)), look);
    }

    private static Point middle(Component component) {
        return query(() -> new Point(component.getWidth() / 2, component.getHeight() / 2));
    }

    private void drag(Component from, Point at, Component to, Point there, Runnable look) {
        Point begin = query(from::getLocationOnScreen);
        begin.translate(at.x, at.y);
        Point end = query(to::getLocationOnScreen);
        end.translate(there.x, there.y);
        clicks++;
        long before = monitor.drags();
        afterInput("a drag", 1, () -> {
            robot.mouseMove(begin.x, begin.y);
            robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
            try {
                robot.mouseMove((begin.x + end.x) / 2, (begin.y + end.y) / 2);
                robot.mouseMove(end.x, end.y);
                await(
                        "the pointer is dragged there",
                        () -> monitor.drags() > before && monitor.pointer().equals(end));
                look.run();
            } finally {
                robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
            }
        });
    }

    /** Performs a click of a step, on the board or beside it. */
    public void click(Click click) {
        if (click instanceof Click.Square(int square)) {
            clickSquare(square);
        } else {
            click(find(nameOf(click)));
        }
    }

    /** The name of the component for a click beside the board. */
    public String nameOf(Click click) {
        return switch (click) {
            case Click.Square(int square) -> throw new IllegalArgumentException("square " + square);
            case Click.Piece(char letter) ->
                "hand:" + (table().displayed().state().toMove() == Side.FIRST ? letter : Character.toLowerCase(letter));
            case Click.Word(String text) -> "word:" + text;
        };
    }

    // --- keyboard ---

    /** Presses a key with its modifiers, written as for {@link KeyStroke}. */
    public void press(String key) {
        KeyStroke stroke = KeyStroke.getKeyStroke(key);
        List<Integer> held = UsKeyboard.modifierKeys(stroke);
        afterInput("the key " + key, held.size() + 1, () -> {
            held.forEach(robot::keyPress);
            robot.keyPress(stroke.getKeyCode());
            robot.keyRelease(stroke.getKeyCode());
            held.reversed().forEach(robot::keyRelease);
        });
    }

    public void type(String text) {
        for (char c : text.toLowerCase(Locale.ROOT).toCharArray()) {
            press(UsKeyboard.key(c));
        }
    }

    /** Moves the focus to a component with the Tab key. */
    public void tabTo(String name) {
        tabTo(name, "TAB");
    }

    public void tabTo(String name, String key) {
        for (int i = 0; i < 60 && !focusOwner().equals(name); i++) {
            press(key);
        }
        if (!focusOwner().equals(name)) {
            throw new AssertionError("the Tab key does not lead to " + name);
        }
    }

    /** Moves to a square with the arrow keys and presses Enter. */
    public void enterSquare(int square) {
        BoardView board = board();
        Point goal = query(() -> board.centreOf(square));
        for (int i = 0; i < 40 && query(board::focusedSquare) != square; i++) {
            Point at = query(() -> board.centreOf(board.focusedSquare()));
            press(at.x < goal.x - 2 ? "RIGHT" : at.x > goal.x + 2 ? "LEFT" : at.y < goal.y ? "DOWN" : "UP");
        }
        press("ENTER");
    }

    /** Performs a click of a step by keyboard. */
    public void enter(Click click) {
        if (click instanceof Click.Square(int square)) {
            tabTo("board");
            enterSquare(square);
        } else {
            tabTo(nameOf(click));
            press("SPACE");
        }
    }

    /** Closes all windows; an exception in an event handler fails the test. */
    @Override
    public void close() {
        run(() -> {
            for (Window each : Window.getWindows()) {
                each.dispose();
            }
        });
        flushEvents();
        List<Throwable> failures = monitor.failures();
        if (!failures.isEmpty()) {
            AssertionError error = new AssertionError("an event handler threw an exception");
            failures.forEach(error::addSuppressed);
            throw error;
        }
    }
}
