package org.tabuleiro.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class LessonsTest {
    private static final String PLAN = """
            ## capture
            - position: 8/8/8/2bb4/3W4/8/8/8 w - 0 11
            - goal: turn d4xd6
            - wrong diagonal: turn d4xb6
            """;
    private static final String WORDS = """
            ## capture: Capturing
            A man captures
            by jumping.
            - task: Capture d5.
            - right: Good.
            - wrong diagonal: The other
              one.
            - wrong: No.
            """;

    static List<Game> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_game_has_six_to_ten_lessons_in_both_languages(Game game) {
        List<Lesson> english = Lessons.of(game, Language.ENGLISH);
        List<Lesson> portuguese = Lessons.of(game, Language.PORTUGUESE);
        assertThat(english).hasSizeBetween(6, 10);
        assertThat(portuguese).hasSameSizeAs(english).doesNotContainAnyElementsOf(english);
        assertThat(english).extracting(Lesson::id).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_rules_agree_with_every_lesson(Game game) {
        for (Language language : Language.values()) {
            assertThat(Lessons.of(game, language))
                    .allSatisfy(lesson -> assertThat(LessonCheck.faults(lesson)).isEmpty());
        }
    }

    /** Whoever shows an answer says first whether it is right. */
    @ParameterizedTest
    @MethodSource("games")
    void an_answer_does_not_say_itself_that_it_is_right(Game game) {
        for (Language language : Language.values()) {
            String right = new Catalogue(language).text("table.learn.right");
            assertThat(tasks(Lessons.of(game, language)))
                    .isNotEmpty()
                    .noneMatch(task -> task.right().startsWith(right));
        }
    }

    /** A slip of translation shows most often in a square. */
    @ParameterizedTest
    @MethodSource("games")
    void both_languages_speak_of_the_same_squares(Game game) {
        List<Task> english = tasks(Lessons.of(game, Language.ENGLISH));
        List<Task> portuguese = tasks(Lessons.of(game, Language.PORTUGUESE));
        for (int i = 0; i < english.size(); i++) {
            List<String> texts = texts(portuguese.get(i));
            assertThat(texts(english.get(i)))
                    .zipSatisfy(
                            texts,
                            (one, other) -> assertThat(squares(one))
                                    .as("%s | %s", one, other)
                                    .isEqualTo(squares(other)));
        }
    }

    private static List<Task> tasks(List<Lesson> lessons) {
        return lessons.stream().flatMap(lesson -> lesson.tasks().stream()).toList();
    }

    private static List<String> texts(Task task) {
        return Stream.concat(
                        Stream.of(task.text(), task.right(), task.wrong()),
                        task.mistakes().stream().map(Task.Mistake::text))
                .toList();
    }

    private static List<String> squares(String text) {
        return Pattern.compile("\\b[a-k](1[01]|[1-9])\\b")
                .matcher(text)
                .results()
                .map(MatchResult::group)
                .distinct()
                .sorted()
                .toList();
    }

    @Test
    void a_turn_is_answered_by_what_it_brings_about() {
        Task task = lesson(PLAN, WORDS).tasks().get(0);
        State start = task.start().orElseThrow();
        assertThat(task.answer(start, turn(start, "d4xd6"))).isEqualTo(new Task.Feedback(true, "Good."));
        assertThat(task.answer(start, turn(start, "d4xb6"))).isEqualTo(new Task.Feedback(false, "The other one."));
        assertThat(task.solution(start)).contains(turn(start, "d4xd6"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            goal: turn d4xd6 ; goal: turn d4-d5                ; expected a legal turn that reaches the goal, found none of 2
            goal: turn d4xd6 ; goal: fewer b 1                 ; expected a legal turn that misses the goal, found none of 2
            turn d4xb6       ; turn d4-c5                      ; expected a legal turn that gets the answer wrong diagonal
            goal: turn d4xd6 ; goal: turn d4xd6\\n- reply: c5-e4 ; expected a reply that is a whole legal turn
            """)
    void a_lesson_that_contradicts_the_rules_is_reported(String good, String bad, String fault) {
        Lesson broken = lesson(PLAN.replace(good, bad.replace("\\n", "\n")), WORDS);
        assertThat(LessonCheck.faults(broken))
                .anySatisfy(
                        told -> assertThat(told).startsWith("capture, task 1: ").contains(fault));
    }

    @Test
    void a_lesson_that_is_too_long_is_reported() {
        Lesson long_ = lesson(PLAN, WORDS.replace("by jumping.", "by jumping. ".repeat(50)));
        assertThat(LessonCheck.faults(long_)).singleElement().asString().contains("expected at most 80 words, found");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            2bb4/3W4                ; 2bb4/3X4                       ; expected a position of eximo
            goal: turn d4xd6        ; goal: takes d5                 ; expected a condition (wins, turn TEXT
            goal: turn d4xd6        ; goal: step hop                 ; expected the shape of a step (move, jump
            goal: turn d4xd6        ; goal: step from d9             ; expected a square of eximo instead of d9
            goal: turn d4xd6        ; goal: step piece               ; expected one of the letters Wb instead of
            goal: turn d4xd6        ; goal: on d9 W                  ; expected a square of eximo instead of d9
            goal: turn d4xd6        ; goal: fewer q 1                ; expected one of the letters Wb instead of q
            goal: turn d4xd6        ; goal: fewer b one              ; expected a number instead of one
            goal: turn d4xd6        ; goal: lead 3                   ; expected no score: eximo has none
            - goal: turn d4xd6      ; - aim: turn d4xd6              ; expected position, goal, wrong NAME or reply instead of aim
            - wrong diagonal        ; - wrong other                  ; expected words for wrong other
            ## capture              ; ## taking                      ; expected words for the lessons [taking] instead of [capture]
            """)
    void a_syntax_error_in_a_plan_is_reported(String good, String bad, String expected) {
        assertThatThrownBy(() -> lesson(PLAN.replace(good, bad), WORDS))
                .hasMessageStartingWith("eximo")
                .hasMessageContaining(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            - right: Good.          ; - right:                       ; expected words for right
            - wrong: No.            ; - wrong sideways: No.          ; expected one of [task, right, wrong, wrong diagonal]
            : Capturing             ; :                              ; expected a title after the id, and a text below
            - wrong: No.            ; - wrong: No.\\n- task: More.    ; expected words for 1 tasks, at least one, instead of 2
            """)
    void words_that_do_not_fit_the_plan_are_reported(String good, String bad, String expected) {
        assertThatThrownBy(() -> lesson(PLAN, WORDS.replace(good, bad.replace("\\n", "\n"))))
                .hasMessageStartingWith("eximo, lesson capture: ")
                .hasMessageContaining(expected);
    }

    private static Lesson lesson(String plan, String words) {
        return Lessons.parse(Games.EXIMO, plan, words).get(0);
    }

    private static Turn turn(State state, String text) {
        return state.readTurn(text).orElseThrow();
    }
}
