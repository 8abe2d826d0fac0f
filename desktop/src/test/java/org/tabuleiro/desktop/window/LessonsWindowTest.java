package org.tabuleiro.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import javax.swing.JProgressBar;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.Lesson;
import org.tabuleiro.content.Lessons;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.lesson.LessonRun;

/** Lessons in a real window. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class LessonsWindowTest {
    private static final List<Lesson> EXIMO = Lessons.of(Games.EXIMO, Language.ENGLISH);

    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private AppDriver app;

    @BeforeEach
    void open() {
        app = AppDriver.open(home);
    }

    @AfterEach
    void close() {
        app.close();
    }

    private void press(String name) {
        AppDriver.run(((AbstractButton) app.await(name))::doClick);
        app.flushEvents();
    }

    private String words(String name) {
        return AppDriver.query(() -> ((JTextComponent) app.find(name)).getText());
    }

    private String label(String name) {
        return AppDriver.query(() -> ((JLabel) app.find(name)).getText());
    }

    /** The part of the course that is completed, by the bar of the lesson. */
    private double progress() {
        return AppDriver.query(() -> ((JProgressBar) app.find("lesson:progress")).getPercentComplete());
    }

    private void click(String... squares) {
        for (String square : squares) {
            app.clickSquare(Games.EXIMO.board().find(square));
        }
    }

    private LessonRun run() {
        return AppDriver.query(() -> app.window().learning().run().orElseThrow());
    }

    @Test
    void a_lesson_is_learned_with_the_mouse_and_remembered() {
        app.click(app.find("home.learn:eximo"));
        assertThat(label("course:progress")).isEqualTo("0 of 9 done");
        app.click(app.find("course:next"));
        assertThat(label("learn:title")).isEqualTo(EXIMO.get(0).title());
        click("d3", "d4");
        assertThat(words("lesson:feedback"))
                .startsWith("Not quite. ")
                .contains(EXIMO.get(0).tasks().get(0).mistakes().get(0).text());
        app.click(app.find("lesson:retry"));
        click("d3", "e4");
        assertThat(words("lesson:feedback")).startsWith("Right. ");
        assertThat(progress()).isEqualTo(1.0 / 18);
        app.click(app.find("lesson:next"));
        assertThat(words("lesson:task")).startsWith("Task 2 of 2: ");
        assertThat(progress()).isEqualTo(1.0 / 18);
        click("e4", "e5");
        press("learn:back");
        assertThat(label("course:progress")).isEqualTo("1 of 9 done");
        press("learn:back");
        assertThat(label("lessons:eximo")).isEqualTo("1 of 9 lessons");
        app.close();
        assertThat(new Settings(home).get("eximo.lessons", "")).isEqualTo("move");
        app = AppDriver.open(home);
        assertThat(label("lessons:eximo")).isEqualTo("1 of 9 lessons");
    }

    @Test
    void a_click_on_the_board_after_a_wrong_turn_returns_to_the_task() {
        AppDriver.run(() -> app.window().learning().showCourse(Games.EXIMO));
        press("lesson:1");
        click("d3", "d4");
        assertThat(run().stage()).isEqualTo(LessonRun.Stage.WRONG);
        click("d3");
        assertThat(run().stage()).isEqualTo(LessonRun.Stage.ENTERING);
        assertThat(app.lookup("lesson:answer")).isEmpty();
        click("d3", "e4");
        assertThat(run().stage()).isEqualTo(LessonRun.Stage.RIGHT);
    }

    @Test
    void a_lesson_is_learned_with_the_keyboard() {
        app.press("shift F1");
        app.await("course");
        app.await("the next lesson has the focus", () -> app.focusOwner().equals("course:next"));
        app.press("SPACE");
        app.await("the board has the focus", () -> app.focusOwner().equals("board"));
        app.enterSquare(Games.EXIMO.board().find("d3"));
        app.enterSquare(Games.EXIMO.board().find("e4"));
        app.await("the way on has the focus", () -> app.focusOwner().equals("lesson:next"));
        app.press("SPACE");
        assertThat(run().taskNumber()).isEqualTo(1);
    }

    @Test
    void the_solution_is_shown_on_request() {
        AppDriver.run(() -> app.window().learning().showCourse(Games.EXIMO));
        press("lesson:1");
        press("lesson:show");
        assertThat(words("lesson:solution")).isEqualTo("One solution: d3-e4");
        assertThat(run().stage()).isEqualTo(LessonRun.Stage.ENTERING);
    }

    /** Every click goes through the board, the hands and the words beside it. */
    @Test
    void every_lesson_of_every_game_is_completed_by_clicks() {
        for (Game game : Games.ALL) {
            AppDriver.run(() -> app.window().learning().showCourse(game));
            press("lesson:1");
            int lessons = Lessons.of(game, Language.ENGLISH).size();
            for (int i = 0; i < lessons; i++) {
                int tasks = AppDriver.query(() -> run().lesson().tasks().size());
                for (int task = 0; task < tasks; task++) {
                    solve();
                    if (task + 1 < tasks) {
                        press("lesson:next");
                    }
                }
                assertThat(AppDriver.query(() -> run().isDone())).isTrue();
                press(i + 1 < lessons ? "lesson:next" : "lesson:course");
            }
            assertThat(label("course:progress")).isEqualTo(lessons + " of " + lessons + " done");
        }
    }

    private void solve() {
        AppDriver.run(() ->
                run().table().input().enter(run().showSolution().orElseThrow().steps()));
        app.flushEvents();
        assertThat(run().stage()).as(run().lesson().id()).isEqualTo(LessonRun.Stage.RIGHT);
    }

    @Test
    void the_game_and_its_clock_wait_while_lessons_cover_it() {
        Seat person = new Seat.Person();
        app.play(new GameSetting(Games.EXIMO.start(), person, person, TimeControl.minutes(5, 3)));
        app.playAny();
        State before = app.table().live().state();
        app.choose("lessons");
        app.await("course");
        assertThat(AppDriver.query(app.window()::isPlaying)).isFalse();
        app.press("ctrl Z");
        press("lesson:1");
        press("learn:back");
        press("learn:back");
        assertThat(app.table().live().state()).isEqualTo(before);
        assertThat(AppDriver.query(() -> app.table().match().paused())).isFalse();
        assertThat(AppDriver.query(() -> app.window().getTitle())).startsWith("Eximo");
    }

    @Test
    void a_lesson_continues_in_another_language() {
        AppDriver.run(() -> app.window().learning().showCourse(Games.EXIMO));
        press("lesson:1");
        click("d3", "e4");
        app.command("language.pt");
        assertThat(words("lesson:feedback")).startsWith("Certo. ");
        assertThat(run().stage()).isEqualTo(LessonRun.Stage.RIGHT);
        press("lesson:next");
        assertThat(words("lesson:task")).startsWith("Tarefa 2 de 2:");
    }

    @Test
    void the_progress_is_reset_after_a_question() {
        AppDriver.run(() -> {
            app.window().settings().set("eximo.lessons", "move jump");
            app.window().learning().showCourse(Games.EXIMO);
        });
        press("course:reset");
        press("course:keep");
        assertThat(label("course:progress")).isEqualTo("2 of 9 done");
        press("course:reset");
        press("course:reset-yes");
        assertThat(label("course:progress")).isEqualTo("0 of 9 done");
    }

    @Test
    void a_game_against_the_weakest_level_follows_the_last_lesson() {
        String all = String.join(" ", EXIMO.stream().map(Lesson::id).toList());
        app.close();
        app = AppDriver.open(home, Map.of("eximo.lessons", all));
        app.click(app.find("home.learn:eximo"));
        press("course:play");
        app.await("the game is shown", app.window()::isPlaying);
        assertThat(app.table().seat(Side.SECOND)).isEqualTo(new Seat.Computer(1));
    }
}
