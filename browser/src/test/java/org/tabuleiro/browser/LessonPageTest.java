package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.Lesson;
import org.tabuleiro.content.Lessons;
import org.tabuleiro.content.Task;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/** Lessons and rule pages. */
final class LessonPageTest {
    private static final String PLACE = "tabuleiro-lesson ";
    /** More tab stops than any page has: beyond it, the focus is trapped. */
    private static final int TABS = 300;

    private static final LocatorAssertions.IsInViewportOptions WHOLLY =
            new LocatorAssertions.IsInViewportOptions().setRatio(0.99);

    static List<Game> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_lesson_explains_what_is_wrong_leads_to_the_next_one_and_is_remembered(Game game) {
        List<Lesson> lessons = Lessons.of(game, Language.ENGLISH);
        int index = 0;
        while (mistake(lessons.get(index)).isEmpty()) {
            index++;
        }
        Lesson lesson = lessons.get(index);
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            page.navigate(Running.application().address() + "#/learn/" + game.id());
            page.locator("[data-lesson='" + lesson.id() + "']").click();
            State state = lesson.tasks().get(0).start().orElseThrow();
            play(page, state, mistake(lesson).orElseThrow());
            assertThat(page.locator(PLACE + ".answer.wrong")).isVisible();
            page.locator(".lesson-retry").click();

            for (int i = 0; i < lesson.tasks().size(); i++) {
                Task task = lesson.tasks().get(i);
                state = task.start().orElse(state);
                Turn solution = task.solution(state).orElseThrow();
                play(page, state, solution);
                assertThat(page.locator(PLACE + ".answer.right")).isVisible();
                state = state.play(solution);
                state = task.reply().map(state::play).orElse(state);
                page.locator(PLACE + ".lesson-next").click();
                if (i + 1 < lesson.tasks().size()) {
                    // A later visit resumes at the current task.
                    page.reload();
                    assertThat(page.locator(PLACE + ".lesson-task"))
                            .containsText((i + 2) + " of " + lesson.tasks().size());
                }
            }

            assertThat(page.locator("h1")).hasText(lessons.get(index + 1).title());
            page.navigate(Running.application().address() + "#/learn/" + game.id());
            page.reload();
            assertThat(page.locator("[data-lesson].done")).hasCount(1);
            assertThat(page.locator("[data-lesson='" + lesson.id() + "'] .tick"))
                    .isVisible();
        }
    }

    /** On a small phone a turn is entered without scrolling, and the answer is visible at once. */
    @ParameterizedTest
    @MethodSource("games")
    void a_task_with_board_and_words_fits_on_a_small_phone(Game game) {
        try (BrowserContext visitor =
                Running.browser().visitor(Visit.DESK.size(360, 640).touching())) {
            Page page = visitor.newPage();
            page.navigate(Running.application().address() + "#/learn/" + game.id());
            for (Lesson lesson : Lessons.of(game, Language.ENGLISH)) {
                page.locator("[data-lesson='" + lesson.id() + "']").click();
                page.locator(PLACE + ".lesson-begin").click();
                assertThat(page.locator(PLACE + ".lesson-task")).isInViewport(WHOLLY);
                assertThat(page.locator(PLACE + ".board-frame")).isInViewport(WHOLLY);
                assertThat(page.locator(PLACE + "[data-strip]")).isInViewport(WHOLLY);
                State state = lesson.tasks().get(0).start().orElseThrow();
                play(page, state, lesson.tasks().get(0).solution(state).orElseThrow());
                assertThat(page.locator(PLACE + ".lesson-go")).isInViewport(WHOLLY);
                page.locator(PLACE + ".back").click();
            }
        }
    }

    /** A turn that does not reach the goal of the first task. */
    private static Optional<Turn> mistake(Lesson lesson) {
        Task task = lesson.tasks().get(0);
        State state = task.start().orElseThrow();
        for (Turn turn : state.legalTurns()) {
            if (!task.answer(state, turn).reached()) {
                return Optional.of(turn);
            }
        }
        return Optional.empty();
    }

    private static void play(Page page, State state, Turn turn) {
        for (Click click : Views.clicks(state, turn)) {
            target(page, state.game(), click).click();
        }
    }

    private static Locator target(Page page, Game game, Click click) {
        return switch (click) {
            case Click.Square(int index) ->
                page.locator(PLACE + ".board-cell[data-square='" + game.board().name(index) + "']");
            case Click.Piece(char letter) -> page.locator(PLACE + "[data-piece='" + letter + "' i]:enabled");
            case Click.Word(String word) -> page.locator(PLACE + "[data-word='" + word + "']");
        };
    }

    /** A window of 1280x800 at double text size is like one of half the size. */
    @Test
    void turns_are_not_broken_at_their_hyphens_at_double_text_size() {
        try (BrowserContext large = Running.browser().visitor(Visit.DESK.size(640, 400))) {
            Page narrow = large.newPage();
            narrow.navigate(Running.application().address() + "#/learn/eximo");
            assertThat(narrow.locator(".rules code").first()).isVisible();
            Assertions.assertThat(narrow.evaluate("""
                    () => [...document.querySelectorAll(".rules code")]
                        .filter((code) => code.textContent.length < 20 && code.getClientRects().length > 1)
                        .map((code) => code.textContent)""")).isEqualTo(List.of());
        }
    }

    @Test
    void resetting_the_progress_asks_for_confirmation() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            String learn = Running.application().address() + "#/learn/eximo";
            page.navigate(learn);
            Lesson lesson = Lessons.of(Games.EXIMO, Language.ENGLISH).get(0);
            page.evaluate(
                    "lesson => localStorage.setItem('tabuleiro.lessons', `{\"eximo\":[\"${lesson}\"]}`)", lesson.id());
            page.reload();
            page.locator(".course-forget").click();
            assertThat(page.locator(".course [role=alert]")).containsText("Eximo");
            page.locator(".forget-no").click();
            assertThat(page.locator(".course-forget")).isFocused();
            assertThat(page.locator("[data-lesson].done")).hasCount(1);

            page.locator(".course-forget").click();
            page.locator(".forget-yes").click();
            assertThat(page.locator(".course-next")).isFocused();
            page.reload();
            page.locator(".course-next").waitFor();
            assertThat(page.locator("[data-lesson].done")).hasCount(0);
        }
    }

    @Test
    void a_diagram_plays_its_turn_accepts_others_and_can_be_reset() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            page.navigate(Running.application().address() + "#/learn/eximo");
            Locator diagram =
                    page.locator("tabuleiro-diagram:has(.diagram-step)").first();
            diagram.locator(".diagram-step").click();
            assertThat(diagram.locator("code.played")).hasCount(1);
            diagram.locator(".diagram-reset").click();
            assertThat(diagram.locator("code.played")).hasCount(0);
            assertThat(diagram.locator(".diagram-play")).isFocused();

            diagram.locator(".board-cell").first().click();
            assertThat(diagram.locator("[data-prompt]")).isVisible();
            diagram.locator(".diagram-reset").click();
            assertThat(diagram.locator("[data-prompt]")).hasCount(0);
        }
    }

    @Test
    void all_diagrams_are_drawn_in_print() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            page.navigate(Running.application().address() + "#/learn/eximo");
            page.locator("tabuleiro-diagram").last().waitFor();
            assertThat(page.locator(".diagram.inactive")).not().hasCount(0);
            page.pdf();
            assertThat(page.locator(".diagram.inactive")).hasCount(0);
        }
    }

    @Test
    void every_diagram_can_be_reached_by_keyboard() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            page.navigate(Running.application().address() + "#/learn/breakthru");
            page.locator("tabuleiro-diagram").last().waitFor();
            int boards = page.locator("tabuleiro-diagram").count();
            Set<Object> reached = new HashSet<>();
            for (int tabs = 0; reached.size() < boards && tabs < TABS; tabs++) {
                page.keyboard().press("Tab");
                // An activated diagram moves the focus to one of its squares.
                page.waitForFunction("() => !document.activeElement.matches('tabuleiro-diagram')");
                Object board = page.evaluate("""
                        () => document.activeElement.matches("body") ? "end"
                            : document.activeElement.matches(".board-cell")
                            ? [...document.querySelectorAll("tabuleiro-diagram")].indexOf(document.activeElement.closest("tabuleiro-diagram"))
                            : "other\"""");
                if (board instanceof Integer) {
                    reached.add(board);
                }
                if ("end".equals(board)) {
                    break;
                }
            }
            Assertions.assertThat(reached)
                    .containsExactlyInAnyOrderElementsOf(
                            IntStream.range(0, boards).boxed().toList());
        }
    }
}
