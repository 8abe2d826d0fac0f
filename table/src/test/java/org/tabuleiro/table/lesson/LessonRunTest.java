package org.tabuleiro.table.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.Lesson;
import org.tabuleiro.content.Lessons;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.Tables;
import org.tabuleiro.table.TestTable;
import org.tabuleiro.table.lesson.LessonRun.Stage;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class LessonRunTest {
    private static final List<Lesson> EXIMO = Lessons.of(Games.EXIMO, Language.ENGLISH);
    /** Two tasks in a row, with a reply of the other side between them. */
    private static final Lesson MOVE = EXIMO.get(0);
    /** Two tasks, each with a position of its own. */
    private static final Lesson JUMP = EXIMO.get(1);

    private final List<State> opened = new ArrayList<>();

    private LessonRun run(Lesson lesson, int from) {
        return new LessonRun(lesson, from, this::open);
    }

    private Table open(State start) {
        opened.add(start);
        return TestTable.study(start).table;
    }

    private static void play(LessonRun run, String turn) {
        Tables.play(run.table(), turn);
    }

    private static String line(LessonRun run) {
        return String.join(
                " ",
                run.table().live().path().stream()
                        .flatMap(node -> node.turn().stream())
                        .map(Turn::text)
                        .toList());
    }

    @Test
    void a_right_turn_is_answered_and_the_next_task_continues_from_there() {
        LessonRun run = run(MOVE, 0);
        play(run, "d3-e4");
        assertThat(run.stage()).isEqualTo(Stage.RIGHT);
        assertThat(run.feedback()).isEqualTo(MOVE.tasks().get(0).right());
        assertThat(line(run)).isEqualTo("d3-e4 b7-b6");
        run.next();
        assertThat(run.taskNumber()).isEqualTo(1);
        assertThat(run.stage()).isEqualTo(Stage.ENTERING);
        assertThat(run.feedback()).isEmpty();
        assertThat(opened).hasSize(1);
        play(run, "e4-e5");
        assertThat(run.isDone()).isTrue();
    }

    @Test
    void a_wrong_turn_is_explained_and_taken_back_by_the_next_input() {
        LessonRun run = run(MOVE, 0);
        play(run, "d3-d4");
        assertThat(run.stage()).isEqualTo(Stage.WRONG);
        assertThat(run.feedback())
                .isEqualTo(MOVE.tasks().get(0).mistakes().get(0).text());
        run.next();
        assertThat(run.taskNumber()).isZero();
        assertThat(run.allowsInput()).isFalse();
        assertThat(run.stage()).isEqualTo(Stage.ENTERING);
        assertThat(line(run)).isEmpty();
        assertThat(run.allowsInput()).isTrue();
    }

    @Test
    void nothing_is_entered_after_a_right_turn() {
        LessonRun run = run(MOVE, 0);
        play(run, "d3-e4");
        assertThat(run.allowsInput()).isFalse();
        assertThat(line(run)).isEqualTo("d3-e4 b7-b6");
    }

    @Test
    void a_task_with_a_position_of_its_own_has_a_new_table() {
        LessonRun run = run(JUMP, 0);
        Table before = run.table();
        play(run, "b2-d4");
        run.next();
        assertThat(run.table()).isNotSameAs(before);
        assertThat(opened).hasSize(2);
        assertThat(run.isDone()).isFalse();
    }

    @Test
    void a_lesson_can_begin_with_a_later_task() {
        LessonRun run = run(MOVE, 1);
        assertThat(run.taskNumber()).isEqualTo(1);
        assertThat(line(run)).isEqualTo("d3-e4 b7-b6");
        assertThat(run.stage()).isEqualTo(Stage.ENTERING);
    }

    @Test
    void the_solution_is_shown_until_a_turn_is_played() {
        LessonRun run = run(MOVE, 0);
        assertThat(run.solution()).isEmpty();
        run.showSolution();
        assertThat(run.solution().map(Turn::text)).hasValue("d3-e4");
        play(run, "d3-d4");
        assertThat(run.solution()).isEmpty();
        run.retry();
        assertThat(run.stage()).isEqualTo(Stage.ENTERING);
    }

    @Test
    void the_feedback_follows_the_language() {
        LessonRun run = run(MOVE, 0);
        play(run, "d3-e4");
        run.setLesson(Lessons.of(Games.EXIMO, Language.PORTUGUESE).get(0));
        assertThat(run.feedback())
                .isEqualTo(Lessons.of(Games.EXIMO, Language.PORTUGUESE)
                        .get(0)
                        .tasks()
                        .get(0)
                        .right());
    }

    private static List<Game> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_lesson_is_completed_by_its_solutions(Game game) {
        for (Lesson lesson : Lessons.of(game, Language.ENGLISH)) {
            LessonRun run = run(lesson, 0);
            for (int i = 0; i < lesson.tasks().size(); i++) {
                run.next();
                play(run, run.showSolution().orElseThrow().text());
                assertThat(run.stage()).as(lesson.id() + " " + i).isEqualTo(Stage.RIGHT);
            }
            assertThat(run.isDone()).isTrue();
        }
    }

    @Test
    void the_progress_counts_the_lessons_that_exist() {
        CourseProgress none = CourseProgress.of(EXIMO, List.of());
        assertThat(none.count()).isZero();
        assertThat(none.next()).hasValue("move");
        CourseProgress some = CourseProgress.of(EXIMO, List.of("jump", "", "no-such-lesson", "move"));
        assertThat(some.count()).isEqualTo(2);
        assertThat(some.isDone("jump")).isTrue();
        assertThat(some.next()).hasValue("capture");
        CourseProgress all =
                CourseProgress.of(EXIMO, EXIMO.stream().map(Lesson::id).toList());
        assertThat(all.next()).isEmpty();
    }
}
