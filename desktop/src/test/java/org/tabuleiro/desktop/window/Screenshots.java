package org.tabuleiro.desktop.window;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.Lesson;
import org.tabuleiro.content.Lessons;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.desktop.command.CommandPalette;
import org.tabuleiro.desktop.command.ShortcutsDialog;
import org.tabuleiro.desktop.dialog.NewGameDialog;
import org.tabuleiro.desktop.editor.BoardEditor;
import org.tabuleiro.desktop.game.GameScreen;
import org.tabuleiro.desktop.swing.Motion;
import org.tabuleiro.files.ContactSheet;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.host.SearchCopies;
import org.tabuleiro.table.Seat;

/** Takes screenshots of the application in every main state, and a contact sheet of all of them. */
final class Screenshots {
    private static final int WIDTH = 1040;
    private static final int HEIGHT = 760;
    private static final int SMALLEST_WIDTH = 800;
    private static final int SMALLEST_HEIGHT = 600;
    private static final Map<String, String> DARK_PT = Map.of("look", "dark", "language", "pt");
    /** Some lessons are completed and some levels are beaten. */
    private static final Map<String, String> EXPERIENCE = Map.of(
            "eximo.lessons", "move jump capture",
            "eximo.beaten", "3",
            "sixteen-stones.beaten", "1",
            "xadrersi.lessons",
                    Lessons.of(Games.XADRERSI, Language.ENGLISH).stream()
                            .map(Lesson::id)
                            .collect(Collectors.joining(" ")));

    /** Sets the window up before the screenshot is taken. */
    private interface Scene {
        void set(ScreenshotWindow stage) throws InterruptedException;
    }

    private record Shot(Map<String, String> settings, int width, int height, Scene scene) {}

    private final Map<String, Shot> shots = new LinkedHashMap<>();

    private Screenshots() {
        home();
        lessons();
        eximo();
        breakthru();
        xadrersi();
        sixteenStones();
        beside();
        looks();
        smallest();
        reviews();
    }

    /** The end and what follows it, in three sizes. */
    private void reviews() {
        Map<String, int[]> sizes = new LinkedHashMap<>();
        sizes.put("800", new int[] {SMALLEST_WIDTH, SMALLEST_HEIGHT});
        sizes.put("1280", new int[] {1280, 800});
        sizes.put("1920", new int[] {1920, 1080});
        sizes.forEach((name, size) -> {
            for (Map<String, String> look : List.of(Map.<String, String>of(), DARK_PT)) {
                String end = name + (look.isEmpty() ? "" : "-dark-pt");
                for (Game game : Games.ALL) {
                    review("play-" + game.id() + "-" + end, look, size, stage -> stage.middle(game));
                    review("end-" + game.id() + "-" + end, look, size, stage -> end(stage, game));
                }
                review("end-draw-" + end, look, size, Screenshots::draw);
                review("review-" + end, look, size, stage -> {
                    end(stage, Games.EXIMO);
                    stage.command("review");
                    stage.press("walk:previous-turn");
                });
                review("learn-" + end, look, size, Screenshots::learn);
                review("learn-solution-" + end, look, size, stage -> {
                    learn(stage);
                    stage.command("solution");
                });
                review("learn-done-" + end, look, size, stage -> {
                    learn(stage);
                    while (stage.window().commands().enabled("next-mistake")) {
                        stage.command("next-mistake");
                    }
                });
                Map<String, String> shown = new LinkedHashMap<>(look);
                shown.put("chances", "true");
                review("chances-" + end, shown, size, stage -> {
                    stage.play(Games.EXIMO, 12);
                    stage.table().sit(Side.SECOND, new Seat.Computer(3));
                    stage.await(stage.table().coach().review()::isDone);
                });
            }
        });
        for (String zoom : List.of("150", "200")) {
            for (Game game : Games.ALL) {
                review(
                        "end-" + game.id() + "-zoom-" + zoom + "-pt",
                        Map.of("language", "pt", "zoom", zoom),
                        new int[] {SMALLEST_WIDTH, SMALLEST_HEIGHT},
                        stage -> end(stage, game));
            }
            review(
                    "learn-zoom-" + zoom + "-pt",
                    Map.of("language", "pt", "zoom", zoom),
                    new int[] {SMALLEST_WIDTH, SMALLEST_HEIGHT},
                    Screenshots::learn);
        }
    }

    private void review(String name, Map<String, String> settings, int[] size, Scene scene) {
        shots.put(name, new Shot(settings, size[0], size[1], scene));
    }

    private static void end(ScreenshotWindow stage, Game game) throws InterruptedException {
        stage.end(game);
        stage.await(stage.table().coach().review()::isDone);
    }

    /** The end of a game between two people, before its review is done. */
    private static void draw(ScreenshotWindow stage) {
        stage.play(Games.EXIMO, 12);
        // An offer of the other side accepts.
        stage.command("draw");
        stage.command("draw");
    }

    private static void learn(ScreenshotWindow stage) throws InterruptedException {
        end(stage, Games.EXIMO);
        stage.command("learn");
    }

    /**
     * Writes the screenshots to a folder, which is created if it is missing, and the contact sheet as {@code
     * all.png}.
     *
     * @param args the folder; optionally the prefix of the names of the screenshots to take
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        SearchCopies.install();
        make(Path.of(args[0]), args.length > 1 ? args[1] : "");
        System.exit(0);
    }

    private static void make(Path folder, String prefix) throws IOException, InterruptedException {
        Files.createDirectories(folder);
        ContactSheet sheet = new ContactSheet(6);
        for (Map.Entry<String, Shot> each : new Screenshots().shots.entrySet()) {
            if (each.getKey().startsWith(prefix)) {
                BufferedImage picture = take(each.getValue());
                ImageIO.write(
                        picture, "png", folder.resolve(each.getKey() + ".png").toFile());
                sheet.add(each.getKey(), picture);
            }
        }
        ImageIO.write(sheet.sheet(), "png", folder.resolve("all.png").toFile());
    }

    private static BufferedImage take(Shot shot) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("tabuleiro-picture");
        try (ScreenshotWindow stage = new ScreenshotWindow(folder, shot.settings, shot.width, shot.height)) {
            shot.scene.set(stage);
            return stage.paint();
        } finally {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.deleteIfExists(file);
                }
            }
        }
    }

    private void add(String name, Scene scene) {
        add(name, Map.of(), scene);
    }

    private void add(String name, Map<String, String> settings, Scene scene) {
        shots.put(name, new Shot(settings, WIDTH, HEIGHT, scene));
    }

    private void home() {
        add("home", stage -> {});
        add("home-dark-pt", with(EXPERIENCE, "look", "dark", "language", "pt"), Screenshots::unfinished);
        shots.put("home-1280", new Shot(EXPERIENCE, 1280, 800, Screenshots::unfinished));
        shots.put("home-1920", new Shot(EXPERIENCE, 1920, 1080, Screenshots::unfinished));
        shots.put(
                "home-1920-dark-pt",
                new Shot(with(EXPERIENCE, "look", "dark", "language", "pt"), 1920, 1080, stage -> {}));
        add("new-game", stage -> newGame(stage, Games.BREAKTHRU));
        add("new-game-pt", Map.of("language", "pt"), stage -> newGame(stage, Games.XADRERSI));
        add(
                "new-game-people",
                Map.of("eximo.two", "human", "eximo.clock", "20+5"),
                stage -> newGame(stage, Games.EXIMO));
        add(
                "new-game-computers-dark-pt",
                Map.of("look", "dark", "language", "pt", "eximo.one", "level:8", "eximo.two", "engine:./engine"),
                stage -> newGame(stage, Games.EXIMO));
        add("shortcuts", Screenshots::shortcuts);
        add("shortcuts-dark-pt", Map.of("look", "dark", "language", "pt"), Screenshots::shortcuts);
        add("commands", stage -> commands(stage));
        add("commands-dark-pt", Map.of("look", "dark", "language", "pt"), stage -> commands(stage));
    }

    private void lessons() {
        add("course", EXPERIENCE, stage -> course(stage, Games.EXIMO));
        add(
                "course-dark-pt",
                with(EXPERIENCE, "look", "dark", "language", "pt"),
                stage -> course(stage, Games.XADRERSI));
        add("lesson", stage -> lesson(stage, Games.EXIMO, 1));
        add("lesson-wrong", stage -> {
            lesson(stage, Games.EXIMO, 1);
            stage.click("d3", "d4");
        });
        add("lesson-right", stage -> {
            lesson(stage, Games.EXIMO, 1);
            stage.click("d3", "e4");
        });
        add("lesson-solution", stage -> {
            lesson(stage, Games.EXIMO, 2);
            stage.press("lesson:show");
        });
        add("lesson-dark-pt", Map.of("look", "dark", "language", "pt"), stage -> lesson(stage, Games.XADRERSI, 3));
        shots.put("lesson-1920", new Shot(Map.of(), 1920, 1080, stage -> lesson(stage, Games.SIXTEEN_STONES, 5)));
        shots.put(
                "lesson-smallest-pt",
                new Shot(
                        Map.of("language", "pt"),
                        SMALLEST_WIDTH,
                        SMALLEST_HEIGHT,
                        stage -> lesson(stage, Games.BREAKTHRU, 4)));
        shots.put(
                "course-smallest",
                new Shot(Map.of(), SMALLEST_WIDTH, SMALLEST_HEIGHT, stage -> course(stage, Games.BREAKTHRU)));
    }

    private static void course(ScreenshotWindow stage, Game game) throws InterruptedException {
        stage.learn(game);
        // The rule page is loaded at its first layout.
        stage.paint();
        stage.await(() -> stage.has("rules-page"));
    }

    private static void lesson(ScreenshotWindow stage, Game game, int number) {
        stage.learn(game);
        stage.press("lesson:" + number);
    }

    /** The home screen with an unfinished game. */
    private static void unfinished(ScreenshotWindow stage) {
        stage.play(Games.EXIMO, 11);
        stage.command("home");
    }

    private static void shortcuts(ScreenshotWindow stage) {
        MainWindow window = stage.window();
        stage.over(() -> new ShortcutsDialog(window, window.texts(), window.commands()));
    }

    private static Map<String, String> with(Map<String, String> settings, String... more) {
        Map<String, String> all = new LinkedHashMap<>(settings);
        for (int i = 0; i < more.length; i += 2) {
            all.put(more[i], more[i + 1]);
        }
        return all;
    }

    private static void newGame(ScreenshotWindow stage, Game game) {
        MainWindow window = stage.window();
        stage.over(() -> new NewGameDialog(window, window.texts(), window.settings(), game));
    }

    private static void commands(ScreenshotWindow stage) {
        MainWindow window = stage.window();
        stage.play(Games.EXIMO, 4);
        stage.over(() -> new CommandPalette(window, window.texts(), window.commands()));
    }

    private void eximo() {
        Game game = Games.EXIMO;
        add("eximo-start", stage -> stage.play(game, 0));
        add("eximo-man-chosen", stage -> {
            stage.play(game, 2);
            stage.click("e2");
        });
        add("eximo-must-capture", stage -> stage.play(game, 8));
        add("eximo-mid-chain", stage -> {
            stage.play(game, 12);
            stage.click("h3", "h5");
        });
        add("eximo-drop", stage -> {
            stage.play(game, 8);
            stage.click("d4", "b8", "b2");
        });
        add("eximo-refusal", stage -> {
            stage.play(game, 8);
            stage.click("a2");
        });
        add("eximo-browsing", stage -> {
            stage.play(game, 12);
            stage.command("previous-turn");
            stage.command("previous-turn");
        });
        add("eximo-over", stage -> stage.play(game, 29));
    }

    private void breakthru() {
        Game game = Games.BREAKTHRU;
        add("breakthru-setup", stage -> stage.play(game, 0));
        add("breakthru-setup-half", stage -> {
            stage.play(game, 0);
            stage.click("d5", "e5", "f5", "d7", "e8");
        });
        add("breakthru-setup-silver", stage -> {
            stage.play(game, 1);
            stage.click("e1", "c2", "d2", "f2", "b3");
        });
        add("breakthru-choose", stage -> stage.play(game, 2));
        add("breakthru-second-move", stage -> {
            stage.play(game, 2);
            stage.click("gold", "e8", "e11");
        });
        add("breakthru-capture", stage -> {
            stage.play(game, 3);
            stage.click("c8");
        });
        add("breakthru-over", stage -> stage.play(game, 5));
        add("breakthru-reduced-motion", Map.of(Motion.REDUCED, "true"), stage -> stage.play(game, 3));
    }

    private void xadrersi() {
        Game game = Games.XADRERSI;
        add("xadrersi-start", stage -> stage.play(game, 0));
        add("xadrersi-queen-due", stage -> stage.play(game, 2));
        add("xadrersi-piece-chosen", stage -> {
            stage.play(game, 6);
            stage.click("R");
        });
        add("xadrersi-middle", stage -> stage.play(game, 11));
        add("xadrersi-over", stage -> stage.play(game, 16));
    }

    private void sixteenStones() {
        Game game = Games.SIXTEEN_STONES;
        add("sixteen-stones-placement", stage -> stage.play(game, 9));
        add("sixteen-stones-first-turn", stage -> stage.play(game, 16));
        add("sixteen-stones-stone-chosen", stage -> {
            stage.play(game, 18);
            stage.click("d5");
        });
        add("sixteen-stones-push", stage -> {
            stage.play(game, 18);
            stage.click("d5", "c4", "c1");
        });
        add("sixteen-stones-sacrificed", stage -> {
            stage.play(game, 20);
            stage.click("a1", "a2", "sac");
        });
        add("sixteen-stones-may-end", stage -> {
            stage.play(game, 21);
            stage.click("c5", "b4", "c2", "a4");
        });
        add("sixteen-stones-over", stage -> stage.play(game, 28));
    }

    private void beside() {
        add("analysis", stage -> analyse(stage, Games.EXIMO, 6));
        add("analysis-dark-pt", Map.of("look", "dark", "language", "pt"), stage -> {
            analyse(stage, Games.XADRERSI, 9);
        });
        for (int stages = 1; stages <= 3; stages++) {
            int wanted = stages;
            add("hint-" + stages, stage -> {
                stage.play(Games.EXIMO, 6);
                for (int i = 0; i < wanted; i++) {
                    String before = stage.text("prompt");
                    stage.command("hint");
                    stage.await(() -> !stage.text("prompt").equals(before));
                }
            });
        }
        add("editor", stage -> editor(stage, Games.SIXTEEN_STONES, 20));
        add("editor-dark", Map.of("look", "dark"), stage -> editor(stage, Games.XADRERSI, 7));
        add("editor-eximo-pt", Map.of("language", "pt"), stage -> editor(stage, Games.EXIMO, 6));
        add("refusal", stage -> {
            stage.play(Games.EXIMO, 0);
            stage.click("b8");
        });
        add("refusal-rule-pt", Map.of("language", "pt"), stage -> {
            stage.play(Games.EXIMO, 0);
            rules(stage);
            stage.window().with(screen -> screen.showRule("compulsory"));
        });
        add("rules-turn", stage -> {
            stage.play(Games.EXIMO, 0);
            rules(stage);
            stage.window().with(screen -> screen.showRule("capture"));
        });
        shots.put("rules-table-pt", new Shot(Map.of("language", "pt"), SMALLEST_WIDTH, SMALLEST_HEIGHT, stage -> {
            stage.play(Games.SIXTEEN_STONES, 16);
            rules(stage);
            stage.window().with(screen -> screen.showRule("notation"));
        }));
        shots.put("course-turn-1280", new Shot(Map.of(), 1280, 800, stage -> {
            course(stage, Games.EXIMO);
            stage.section("capture");
            stage.press("diagram:step");
        }));
        add("editor-pt", Map.of("language", "pt"), stage -> editor(stage, Games.BREAKTHRU, 3));
        add("rules", stage -> {
            stage.play(Games.EXIMO, 0);
            rules(stage);
        });
        add("rules-dark-pt", Map.of("look", "dark", "language", "pt"), stage -> {
            stage.play(Games.SIXTEEN_STONES, 16);
            rules(stage);
        });
    }

    private static void rules(ScreenshotWindow stage) throws InterruptedException {
        stage.window().with(GameScreen::showRules);
        // The page is loaded at its first layout.
        stage.paint();
        stage.await(() -> stage.has("rules-page"));
    }

    /** Until the engine has looked some way ahead; how far in this time is a matter of the machine. */
    private static void analyse(ScreenshotWindow stage, Game game, int turns) throws InterruptedException {
        stage.play(game, turns);
        stage.tab(1);
        stage.number("analysis-lines", 3);
        stage.press("analysis-run");
        // At depth 6 or more: one digit that is at least 6, or two digits.
        stage.await(() -> stage.text("analysis-effort").matches("\\D*([6-9]|\\d\\d)\\D.*"));
    }

    private static void editor(ScreenshotWindow stage, Game game, int turns) {
        MainWindow window = stage.window();
        stage.over(() -> new BoardEditor(
                window,
                window.texts(),
                window.settings().theme(),
                ShortGames.after(game, turns),
                new BoardEditor.Use() {
                    @Override
                    public void play(State state) {}

                    @Override
                    public void analyse(State state) {}
                }));
    }

    private void looks() {
        add("eximo-dark-pt", Map.of("look", "dark", "language", "pt", "theme", "stone"), stage -> {
            stage.play(Games.EXIMO, 12);
            stage.click("h3");
        });
        add("breakthru-pt", Map.of("language", "pt", "theme", "stone"), stage -> {
            stage.play(Games.BREAKTHRU, 2);
            stage.click("gold", "e8");
        });
        add("xadrersi-dark", Map.of("look", "dark", "theme", "lawn"), stage -> stage.play(Games.XADRERSI, 9));
        add("sixteen-stones-pt", Map.of("language", "pt", "theme", "lawn"), stage -> {
            stage.play(Games.SIXTEEN_STONES, 18);
            stage.click("d5", "c4");
        });
        for (Game game : Games.ALL) {
            add(game.id() + "-contrast", Map.of("theme", "contrast", "look", "contrast"), stage -> {
                stage.play(game, Math.min(18, ShortGames.of(game).line().turns().size() - 3));
            });
        }
    }

    private void smallest() {
        for (Game game : Games.ALL) {
            int turns = ShortGames.of(game).line().turns().size() - 2;
            for (String zoom : List.of("100", "150", "200")) {
                shots.put(
                        game.id() + "-smallest-" + zoom + "-pt",
                        new Shot(
                                Map.of("language", "pt", "zoom", zoom),
                                SMALLEST_WIDTH,
                                SMALLEST_HEIGHT,
                                stage -> stage.play(game, turns)));
            }
        }
        shots.put("home-smallest", new Shot(Map.of(), SMALLEST_WIDTH, SMALLEST_HEIGHT, stage -> {}));
        shots.put(
                "home-smallest-200-pt",
                new Shot(Map.of("language", "pt", "zoom", "200"), SMALLEST_WIDTH, SMALLEST_HEIGHT, stage -> {}));
    }
}
