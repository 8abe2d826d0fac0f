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
import java.awt.event.KeyEvent;
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

/**
 * The application in a real window on a real display, worked as a person does: by mouse and keys. Whatever is done here returns
 * when its consequences on the event queue are done.
 *
 * <p>A bare virtual display has no window manager, so nobody gives the window the keyboard: it has to ask for it, and gets it.
 * From then on keys go wherever the window's focus is, and a dialog takes the keyboard by itself.
 */
public final class TestWindow implements AutoCloseable {
    private static final long PATIENCE = 20_000;

    private final EventQueueMonitor watch = EventQueueMonitor.install();
    private final Robot robot;
    private final MainWindow window;
    private int clicks;

    private TestWindow(Path folder, Map<String, String> chosen) throws AWTException, IOException {
        Settings settings = new Settings(folder);
        settings.set("language", "en");
        settings.set("reduced-motion", "true");
        settings.set("sound", "false");
        chosen.forEach(settings::set);
        settings.save();
        watch.failures();
        robot = new Robot();
        window = ask(() -> {
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

    /** Opens the window; what was chosen stands in the folder as if it had been chosen the last time. */
    public static TestWindow open(Path folder, Map<String, String> chosen) {
        try {
            return new TestWindow(folder, chosen);
        } catch (AWTException | IOException broken) {
            throw new IllegalStateException(broken);
        }
    }

    public static TestWindow open(Path folder) {
        return open(folder, Map.of());
    }

    /** Two people at the screen. */
    public void playTogether(State start) {
        play(new GameSetting(start, new Seat.Person(), new Seat.Person(), new TimeControl.None()));
    }

    public void play(GameSetting setting) {
        run(() -> window.play(setting));
        settle();
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
        return ask(() -> window.files().record().orElseThrow());
    }

    /** Shows a position as a study. */
    public void study(State start) {
        run(() -> window.study(start));
        settle();
    }

    public Table table() {
        return ask(() -> window.table().orElseThrow());
    }

    /** Plays any legal turn for the side to move. */
    public void playAny() {
        run(() -> {
            Table table = window.table().orElseThrow();
            table.input()
                    .enter(table.live().state().legalTurns().iterator().next().steps());
        });
    }

    /** Runs a command, whether or not a menu offers it now. */
    public void command(String id) {
        run(() -> window.commands().find(id).orElseThrow().run());
        settle();
    }

    public String prompt() {
        return ask(() -> ((JLabel) find("prompt")).getText());
    }

    public BoardView board() {
        return ask(() -> all(window, BoardView.class).get(0));
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
    public Optional<Component> look(String name) {
        return ask(() -> {
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
        return look(name).orElseThrow(() -> new AssertionError("no component is called " + name));
    }

    /** A component with a name, as soon as it is shown. */
    public Component await(String name) {
        await(name + " is shown", () -> look(name).isPresent());
        return find(name);
    }

    /** Presses a button of a dialog; where a dialog stands is not known for sure in the moment in which it is shown. */
    public void answer(String name) {
        AbstractButton button = (AbstractButton) await(name);
        run(button::doClick);
    }

    public String focusOwner() {
        return ask(() -> {
            Component owner =
                    KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
            return owner == null
                    ? "nobody"
                    : owner.getName() == null ? owner.getClass().getName() : owner.getName();
        });
    }

    // --- the event queue ---

    public static <T> T ask(Callable<T> question) {
        if (EventQueue.isDispatchThread()) {
            try {
                return question.call();
            } catch (Exception failure) {
                throw new IllegalStateException(failure);
            }
        }
        AtomicReference<T> answer = new AtomicReference<>();
        try {
            EventQueue.invokeAndWait(() -> answer.set(ask(question)));
        } catch (InterruptedException | InvocationTargetException failure) {
            throw new IllegalStateException(failure);
        }
        return Objects.requireNonNull(answer.get());
    }

    public static void run(Runnable action) {
        ask(() -> {
            action.run();
            return true;
        });
    }

    /** Waits until all that is on the queue now, and what it puts there in turn, is done. */
    public void settle() {
        for (int i = 0; i < 3; i++) {
            run(() -> {});
        }
    }

    /** Waits for a condition on the event queue, which is looked at again after every event. */
    public void await(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + PATIENCE * 1_000_000;
        try {
            while (true) {
                if (ask(condition::getAsBoolean)) {
                    return;
                }
                if (System.nanoTime() > end) {
                    throw new AssertionError("waited in vain: " + what);
                }
                // The question itself was an event: what counts comes after it.
                watch.waitForEvent(watch.events(), 20);
            }
        } catch (InterruptedException broken) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(broken);
        }
    }

    private void afterInput(String what, int count, Runnable input) {
        long before = watch.inputs();
        input.run();
        await(what, () -> watch.inputs() >= before + count);
        settle();
    }

    // --- mouse ---

    /** How often the mouse was clicked since the last question. */
    public int clicks() {
        int number = clicks;
        clicks = 0;
        return number;
    }

    public void click(Component component) {
        click(component, middle(component));
    }

    public void click(Component component, Point at) {
        Point corner = ask(component::getLocationOnScreen);
        clicks++;
        afterInput("a click on " + component.getName(), 1, () -> {
            robot.mouseMove(corner.x + at.x, corner.y + at.y);
            robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
            robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
        });
    }

    public void clickSquare(int square) {
        BoardView board = board();
        click(board, ask(() -> board.middle(square)));
    }

    /** Moves the pointer onto a square; it is there when the board has been told. */
    public void point(int square) {
        BoardView board = board();
        Point corner = ask(board::getLocationOnScreen);
        Point at = ask(() -> board.middle(square));
        long before = watch.motions();
        robot.mouseMove(corner.x + at.x - 1, corner.y + at.y);
        robot.mouseMove(corner.x + at.x, corner.y + at.y);
        await("the pointer moves", () -> watch.motions() > before);
        settle();
    }

    public void drag(int from, int to) {
        BoardView board = board();
        drag(board, ask(() -> board.middle(from)), board, ask(() -> board.middle(to)), () -> {});
    }

    public void drag(Component from, Component to) {
        drag(from, middle(from), to, middle(to), () -> {});
    }

    /** Drags from a component onto a square of the board, with something to look at before the button is let go. */
    public void drag(Component from, int square, Runnable look) {
        BoardView board = board();
        drag(from, middle(from), board, ask(() -> board.middle(square)), look);
    }

    private static Point middle(Component component) {
        return ask(() -> new Point(component.getWidth() / 2, component.getHeight() / 2));
    }

    private void drag(Component from, Point at, Component to, Point there, Runnable look) {
        Point begin = ask(from::getLocationOnScreen);
        begin.translate(at.x, at.y);
        Point end = ask(to::getLocationOnScreen);
        end.translate(there.x, there.y);
        clicks++;
        long before = watch.drags();
        afterInput("a drag", 1, () -> {
            robot.mouseMove(begin.x, begin.y);
            robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
            try {
                robot.mouseMove((begin.x + end.x) / 2, (begin.y + end.y) / 2);
                robot.mouseMove(end.x, end.y);
                await(
                        "the pointer is dragged there",
                        () -> watch.drags() > before && watch.pointer().equals(end));
                look.run();
            } finally {
                robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
            }
        });
    }

    /** Clicks what a step of a turn asks for, on the board or beside it. */
    public void click(Click click) {
        if (click instanceof Click.Square(int square)) {
            clickSquare(square);
        } else {
            click(find(nameOf(click)));
        }
    }

    /** The name of the component beside the board that stands for a click. */
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
        List<Integer> held = new ArrayList<>();
        int modifiers = stroke.getModifiers();
        if ((modifiers & InputEvent.SHIFT_DOWN_MASK) != 0) {
            held.add(KeyEvent.VK_SHIFT);
        }
        if ((modifiers & InputEvent.CTRL_DOWN_MASK) != 0) {
            held.add(KeyEvent.VK_CONTROL);
        }
        if ((modifiers & InputEvent.ALT_DOWN_MASK) != 0) {
            held.add(KeyEvent.VK_ALT);
        }
        afterInput("the key " + key, held.size() + 1, () -> {
            held.forEach(robot::keyPress);
            robot.keyPress(stroke.getKeyCode());
            robot.keyRelease(stroke.getKeyCode());
            held.reversed().forEach(robot::keyRelease);
        });
    }

    /** Types a text on a keyboard with American letters, which is what a virtual display has. */
    public void type(String text) {
        for (char c : text.toLowerCase(Locale.ROOT).toCharArray()) {
            switch (c) {
                case '@' -> press("shift 2");
                case '>' -> press("shift PERIOD");
                case '_' -> press("shift MINUS");
                case '-' -> press("MINUS");
                case ',' -> press("COMMA");
                case '.' -> press("PERIOD");
                case ' ' -> press("SPACE");
                default -> press(String.valueOf(Character.toUpperCase(c)));
            }
        }
    }

    /** Walks with the Tab key to the component with a name. */
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

    /** Walks with the arrow keys to a square, as one sees the board, and presses Enter. */
    public void enterSquare(int square) {
        BoardView board = board();
        Point goal = ask(() -> board.middle(square));
        for (int i = 0; i < 40 && ask(board::focusedSquare) != square; i++) {
            Point at = ask(() -> board.middle(board.focusedSquare()));
            press(at.x < goal.x - 2 ? "RIGHT" : at.x > goal.x + 2 ? "LEFT" : at.y < goal.y ? "DOWN" : "UP");
        }
        press("ENTER");
    }

    /** Enters by keyboard what a step of a turn asks for. */
    public void enter(Click click) {
        if (click instanceof Click.Square(int square)) {
            tabTo("board");
            enterSquare(square);
        } else {
            tabTo(nameOf(click));
            press("SPACE");
        }
    }

    /** Closes all windows; an error that an event handler has thrown fails the test. */
    @Override
    public void close() {
        run(() -> {
            for (Window each : Window.getWindows()) {
                each.dispose();
            }
        });
        settle();
        List<Throwable> failures = watch.failures();
        if (!failures.isEmpty()) {
            AssertionError error = new AssertionError("an event handler has failed");
            failures.forEach(error::addSuppressed);
            throw error;
        }
    }
}
