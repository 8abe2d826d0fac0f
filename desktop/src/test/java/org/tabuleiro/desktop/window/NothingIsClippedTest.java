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
import org.tabuleiro.desktop.command.ShortcutsDialog;
import org.tabuleiro.desktop.dialog.NewGameDialog;
import org.tabuleiro.desktop.editor.BoardEditor;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

/** In the smallest window nothing is clipped or unreachable, in both languages and at any zoom. */
final class NothingIsClippedTest {

    private static final int RULES = 2;

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @CsvSource({"en, 100", "en, 150", "en, 200", "pt, 100", "pt, 150", "pt, 200"})
    void nothing_is_clipped_at_any_zoom(String language, String zoom) {
        assertThat(faults(folder, Map.of("language", language, "zoom", zoom))).isEmpty();
    }

    /** The display scale is set per JVM, so this runs in another process; X11 supports integers only. */
    @ParameterizedTest
    @ValueSource(strings = "2")
    void nothing_is_clipped_on_a_scaled_display(String scale) throws IOException, InterruptedException {
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

    /** Prints the scale and then the faults, one per line. */
    public static void main(String[] args) {
        Path folder = Path.of(args[0]);
        List<String> faults = faults(folder, Map.of("language", "pt"));
        try (AppDriver app = AppDriver.open(folder)) {
            System.out.println("scale "
                    + AppDriver.query(() -> app.window()
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
        try (AppDriver app = AppDriver.open(folder, settings)) {
            AppDriver.run(() -> app.window().setSize(800, 600));
            app.flushEvents();
            check(app, "home", faults);
            for (Game game : Games.ALL) {
                int turns = ShortGames.of(game).line().turns().size();
                for (int after : List.of(0, turns / 2, turns)) {
                    play(app, game, after);
                    check(app, game + " after " + after, faults);
                }
            }
            play(app, Games.SIXTEEN_STONES, 21);
            click(app, "c5", "b4", "c2", "a4");
            check(app, "a turn that may end", faults);
            play(app, Games.BREAKTHRU, 1);
            click(app, "e1", "c2", "d2", "f2", "b3", "h3", "a4", "b4", "i4", "a7", "j7", "c8");
            check(app, "a set-up", faults);
            JTabbedPane tabs = AppDriver.query(
                    () -> AppDriver.all(app.window(), JTabbedPane.class).get(0));
            for (int i = 0; i < AppDriver.query(tabs::getTabCount); i++) {
                int index = i;
                AppDriver.run(() -> tabs.setSelectedIndex(index));
                app.flushEvents();
                if (index == RULES) {
                    app.await("rules-page");
                    app.flushEvents();
                }
                check(app, "tab " + AppDriver.query(() -> tabs.getTitleAt(index)), faults);
            }
            MainWindow window = app.window();
            for (Game game : Games.ALL) {
                dialog(
                        app,
                        () -> new NewGameDialog(window, window.texts(), window.settings(), game),
                        "new " + game,
                        faults);
                dialog(
                        app,
                        () -> new BoardEditor(
                                window, window.texts(), window.settings().theme(), game.start(), NOT_USED),
                        "editor " + game,
                        faults);
            }
            for (String opponent : List.of("human", "level:3")) {
                window.settings().set("eximo.one", opponent);
                window.settings().set("eximo.two", opponent);
                window.settings().set("eximo.clock", "20+5");
                dialog(
                        app,
                        () -> new NewGameDialog(window, window.texts(), window.settings(), Games.EXIMO),
                        "new game of " + opponent,
                        faults);
            }
            dialog(app, () -> new CommandPalette(window, window.texts(), window.commands()), "commands", faults);
            dialog(app, () -> new ShortcutsDialog(window, window.texts(), window.commands()), "shortcuts", faults);
            for (Game game : Games.ALL) {
                lessons(app, game, faults);
            }
            for (Game game : Games.ALL) {
                play(app, game, ShortGames.of(game).line().turns().size());
            }
            AppDriver.run(window::showHome);
            app.await("recent-game:2");
            app.flushEvents();
            check(app, "home with recent games", faults);
        }
        return faults;
    }

    private static void lessons(AppDriver app, Game game, List<String> faults) {
        AppDriver.run(() -> app.window().learning().showCourse(game));
        app.await("rules-page");
        app.flushEvents();
        check(app, "course of " + game, faults);
        app.answer("lesson:1");
        app.flushEvents();
        check(app, "lesson of " + game, faults);
        AppDriver.run(() -> app.table()
                .input()
                .enter(app.window()
                        .learning()
                        .run()
                        .orElseThrow()
                        .showSolution()
                        .orElseThrow()
                        .steps()));
        app.flushEvents();
        check(app, "solved task of " + game, faults);
    }

    private static void play(AppDriver app, Game game, int turns) {
        app.playTogether(game.start());
        AppDriver.run(() -> ShortGames.turns(game, turns)
                .forEach(turn -> app.table().input().enter(turn.steps())));
        app.flushEvents();
    }

    private static void click(AppDriver app, String... squares) {
        for (String square : squares) {
            app.clickSquare(app.table().game().board().find(square));
        }
    }

    private static void check(AppDriver app, String state, List<String> faults) {
        AppDriver.run(() -> {
            Consumer<String> note = fault -> faults.add(state + ": " + fault);
            LayoutAudit.of(app.window()).forEach(note);
        });
    }

    /** Checks a dialog, which must fit into its parent. */
    private static void dialog(
            AppDriver app, java.util.function.Supplier<JDialog> made, String state, List<String> faults) {
        JDialog dialog = AppDriver.query(made::get);
        Dimension wanted = AppDriver.query(dialog::getSize);
        AppDriver.run(() -> {
            dialog.setModal(false);
            dialog.setVisible(true);
        });
        // The display may resize a new window asynchronously.
        app.await(state + " has its size", () -> dialog.getSize().equals(wanted));
        app.flushEvents();
        AppDriver.run(() -> {
            LayoutAudit.of(dialog).forEach(fault -> faults.add(state + ": " + fault));
            if (dialog.getWidth() > 800 || dialog.getHeight() > 600) {
                faults.add(state + ": the dialog is larger than the window, " + dialog.getWidth() + "x"
                        + dialog.getHeight());
            }
            dialog.dispose();
        });
    }
}
