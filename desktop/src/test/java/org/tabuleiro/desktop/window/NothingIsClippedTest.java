package org.tabuleiro.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.JDialog;
import javax.swing.JTabbedPane;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.desktop.command.CommandPalette;
import org.tabuleiro.desktop.dialog.NewGameDialog;
import org.tabuleiro.desktop.editor.BoardEditor;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

/** In the smallest window nothing is cut off or out of reach, in both languages, however large everything is drawn. */
final class NothingIsClippedTest {

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @CsvSource({"en, 100", "en, 150", "en, 200", "pt, 100", "pt, 150", "pt, 200"})
    void in_the_smallest_window_at_any_size_of_letters(String language, String zoom) {
        assertThat(faults(folder, Map.of("language", language, "zoom", zoom))).isEmpty();
    }

    /** The scale of the whole screen is a matter of the Java machine, so it gets one of its own; X11 knows whole numbers only. */
    @ParameterizedTest
    @ValueSource(strings = "2")
    void on_a_screen_with_small_pixels(String scale) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dsun.java2d.uiScale=" + scale,
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path", "")),
                        NothingIsClippedTest.class.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")))
                .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(out).isZero();
        assertThat(out.lines()).containsExactly("scale " + Double.parseDouble(scale));
    }

    /** Says the scale and then every fault, each on a line. */
    public static void main(String[] args) {
        Path folder = Path.of(args[0]);
        List<String> faults = faults(folder, Map.of("language", "pt"));
        try (TestWindow desk = TestWindow.open(folder)) {
            System.out.println("scale "
                    + TestWindow.ask(() -> desk.window()
                            .getGraphicsConfiguration()
                            .getDefaultTransform()
                            .getScaleX()));
        }
        faults.forEach(System.out::println);
        System.exit(0);
    }

    private static final BoardEditor.Use NOT_USED = new BoardEditor.Use() {
        @Override
        public void play(State state) {}

        @Override
        public void analyse(State state) {}
    };

    private static List<String> faults(Path folder, Map<String, String> chosen) {
        List<String> faults = new ArrayList<>();
        Map<String, String> settings = new LinkedHashMap<>(chosen);
        settings.put("width", "800");
        settings.put("height", "600");
        try (TestWindow desk = TestWindow.open(folder, settings)) {
            TestWindow.run(() -> desk.window().setSize(800, 600));
            desk.settle();
            check(desk, "home", faults);
            for (Game game : Games.ALL) {
                int turns = ShortGames.of(game).line().turns().size();
                for (int after : List.of(0, turns / 2, turns)) {
                    play(desk, game, after);
                    check(desk, game + " after " + after, faults);
                }
            }
            play(desk, Games.SIXTEEN_STONES, 21);
            click(desk, "c5", "b4", "c2", "a4");
            check(desk, "a turn that may end", faults);
            play(desk, Games.BREAKTHRU, 1);
            click(desk, "e1", "c2", "d2", "f2", "b3", "h3", "a4", "b4", "i4", "a7", "j7", "c8");
            check(desk, "a set-up", faults);
            JTabbedPane tabs = TestWindow.ask(
                    () -> TestWindow.all(desk.window(), JTabbedPane.class).get(0));
            for (int i = 0; i < TestWindow.ask(tabs::getTabCount); i++) {
                int index = i;
                TestWindow.run(() -> tabs.setSelectedIndex(index));
                desk.settle();
                check(desk, "tab " + TestWindow.ask(() -> tabs.getTitleAt(index)), faults);
            }
            MainWindow window = desk.window();
            for (Game game : Games.ALL) {
                dialog(
                        desk,
                        () -> new NewGameDialog(window, window.texts(), window.settings(), game),
                        "new " + game,
                        faults);
                dialog(
                        desk,
                        () -> new BoardEditor(
                                window, window.texts(), window.settings().theme(), game.start(), NOT_USED),
                        "editor " + game,
                        faults);
            }
            dialog(desk, () -> new CommandPalette(window, window.texts(), window.commands()), "commands", faults);
            for (Game game : Games.ALL) {
                play(desk, game, ShortGames.of(game).line().turns().size());
            }
            TestWindow.run(window::home);
            desk.await("recent-game:2");
            desk.settle();
            check(desk, "home with recent games", faults);
        }
        return faults;
    }

    private static void play(TestWindow desk, Game game, int turns) {
        desk.playTogether(game.start());
        TestWindow.run(() -> ShortGames.turns(game, turns)
                .forEach(turn -> desk.table().input().enter(turn.steps())));
        desk.settle();
    }

    private static void click(TestWindow desk, String... squares) {
        for (String square : squares) {
            desk.clickSquare(desk.table().game().board().find(square));
        }
    }

    private static void check(TestWindow desk, String state, List<String> faults) {
        TestWindow.run(() -> {
            Consumer<String> note = fault -> faults.add(state + ": " + fault);
            LayoutAudit.of(desk.window()).forEach(note);
        });
    }

    /** A dialog as it opens, which must fit into the window it belongs to. */
    private static void dialog(
            TestWindow desk, java.util.function.Supplier<JDialog> made, String state, List<String> faults) {
        JDialog dialog = TestWindow.ask(made::get);
        Dimension wanted = TestWindow.ask(dialog::getSize);
        TestWindow.run(() -> {
            dialog.setModal(false);
            dialog.setVisible(true);
        });
        // The screen may take a moment to give a new window its size.
        desk.await(state + " has its size", () -> dialog.getSize().equals(wanted));
        desk.settle();
        TestWindow.run(() -> {
            LayoutAudit.of(dialog).forEach(fault -> faults.add(state + ": " + fault));
            if (dialog.getWidth() > 800 || dialog.getHeight() > 600) {
                faults.add(state + ": the dialog is larger than the window, " + dialog.getWidth() + "x"
                        + dialog.getHeight());
            }
            dialog.dispose();
        });
    }
}
