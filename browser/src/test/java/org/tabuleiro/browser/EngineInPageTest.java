package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

/** While the engine thinks flat out, the page stays alive and the engine can be stopped. */
final class EngineInPageTest {
    private static final double MOST_TASK_MILLIS = 50;
    /** A search can be stopped only between two slices. */
    private static final double MOST_SLICE_MILLIS = 90;
    /** See {@link Trace#leastOf}. */
    private static final int ATTEMPTS = 4;

    static List<Game> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    void no_task_of_the_page_is_long_while_the_last_level_thinks(Game game) {
        assertTasksAreShort(() -> {
            try (BrowserContext visitor = thoughts(1)) {
                Page page = visitor.newPage();
                GamePage at = GamePage.open(
                        page,
                        Running.application().address(),
                        game,
                        "against=computers&level=8&rival=8&p=" + Views.encoded(GamePage.thought(game)));
                // Loading the engine is not part of the search.
                assertThat(at.prompt()).containsText("depth");
                return Trace.of(page, () -> {
                    at.square(game.board().name(3)).hover();
                    at.turns().nth(1).waitFor();
                });
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void no_task_of_the_page_is_long_during_an_analysis(Game game) {
        assertTasksAreShort(() -> {
            try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
                Page page = visitor.newPage();
                AnalysisPage at = analysis(page, game);
                at.start();
                at.lines().first().waitFor();
                return Trace.of(page, () -> at.awaitProgress(5));
            }
        });
    }

    /** A slow phone that had to render every update could do nothing else. */
    @ParameterizedTest
    @MethodSource("games")
    void progress_is_reported_about_ten_times_per_second(Game game) {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            visitor.addInitScript("""
                    window.told = [];
                    window.Worker = class extends Worker {
                        constructor(...given) {
                            super(...given);
                            this.addEventListener("message", ({ data }) => "progress" in data && told.push(performance.now()));
                        }
                    };""");
            Page page = visitor.newPage();
            analysis(page, game).start();
            page.waitForFunction("() => told.at(-1) - told[0] > 2000");
            assertThat(((Number) page.evaluate("() => 1000 * told.length / (told.at(-1) - told[0])")).doubleValue())
                    .as("reports per second")
                    .isBetween(1.0, 15.0);
        }
    }

    /** The analysis of a position that is not soon thought through. */
    private static AnalysisPage analysis(Page page, Game game) {
        String position = "p=" + Views.encoded(GamePage.thought(game));
        return AnalysisPage.open(page, Running.application().address(), game, position);
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_last_level_plays_at_once_when_it_is_hurried(Game game) {
        assertSlicesAreShort(() -> {
            try (BrowserContext visitor = longThoughts()) {
                Page page = visitor.newPage();
                GamePage at = GamePage.thinking(page, Running.application().address(), game);
                hurry(at, 1);
                State answered = GamePage.thought(game).play(at.turn(1).getAttribute("data-turn"));
                String answer = answered.legalTurns().iterator().next().text();
                at.tabTo("[data-typed]");
                // The engine is loaded by now, and every slice of this turn begins inside the trace.
                return Trace.of(page, () -> {
                    at.type(answer);
                    hurry(at, 3);
                });
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_hint_is_searched_in_slices(Game game) {
        assertSlicesAreShort(() -> {
            try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
                Page page = visitor.newPage();
                GamePage at = Views.play(page, Running.application().address(), GamePage.thought(game));
                hint(at);
                at.tabTo("[data-typed]");
                at.type(GamePage.thought(game).legalTurns().iterator().next().text());
                at.turn(1).waitFor();
                // Loading the engine is not part of the search.
                return Trace.of(page, () -> hint(at));
            }
        });
    }

    private static void assertTasksAreShort(Supplier<Trace> scenario) {
        Trace.Longest longest = Trace.leastOf(
                ATTEMPTS, scenario, each -> each.page() <= MOST_TASK_MILLIS && each.worker() <= MOST_SLICE_MILLIS);
        assertThat(longest.page())
                .as("milliseconds of the longest task of the page")
                .isBetween(0.1, MOST_TASK_MILLIS);
        assertSliceIsShort(longest);
    }

    private static void assertSlicesAreShort(Supplier<Trace> scenario) {
        assertSliceIsShort(Trace.leastOf(ATTEMPTS, scenario, each -> each.worker() <= MOST_SLICE_MILLIS));
    }

    private static void assertSliceIsShort(Trace.Longest longest) {
        assertThat(longest.worker())
                .as("milliseconds of the longest search slice")
                .isBetween(1.0, MOST_SLICE_MILLIS);
    }

    private static void hint(GamePage at) {
        at.command("hint").click();
        assertThat(at.prompt()).containsText("Hint:");
    }

    /** Somebody who gives the computer so long for a turn that it plays only when it is hurried. */
    private static BrowserContext longThoughts() {
        return thoughts(30);
    }

    /** Somebody who gives the computer so many seconds for a turn and wants to see what it thinks. */
    private static BrowserContext thoughts(int seconds) {
        BrowserContext visitor = Running.browser().visitor(Visit.DESK);
        visitor.addInitScript(
                "localStorage.setItem('tabuleiro.settings', '{\"thoughts\": true, \"seconds\": " + seconds + "}')");
        return visitor;
    }

    /** Lets the computer think, and then play its turn at once. */
    private static void hurry(GamePage at, int turn) {
        assertThat(at.prompt()).containsText("depth");
        at.command("hurry").click();
        at.turn(turn).waitFor();
    }

    @Test
    void a_draw_that_is_offered_while_the_computer_thinks_is_answered_before_it_plays() {
        try (BrowserContext visitor = longThoughts()) {
            GamePage at = GamePage.open(
                    visitor.newPage(), Running.application().address(), Games.EXIMO, "against=computer&level=8");
            at.click("b2", "d4");
            assertThat(at.prompt()).containsText("depth");
            at.choose("draw");
            assertThat(at.prompt()).containsText("declines the draw");
            assertThat(at.turns()).hasCount(1);
            assertThat(at.prompt()).containsText("depth");
            at.command("hurry").click();
            assertThat(at.turn(2)).isVisible();
        }
    }

    @Test
    void who_swaps_sides_while_the_computer_thinks_gets_its_side_and_no_turn_of_it() {
        try (BrowserContext visitor = longThoughts()) {
            Page page = visitor.newPage();
            GamePage at = GamePage.thinking(page, Running.application().address(), Games.EXIMO);
            assertThat(at.prompt()).containsText("depth");
            at.choose("swap");
            assertThat(at.prompt()).not().containsText("depth");
            assertThat(at.command("hurry")).hasCount(0);
            assertThat(page.locator("[data-player='first']")).containsText("You");
            at.click("b2", "d4");
            hurry(at, 2);
            assertThat(at.turns()).hasCount(2);
            assertThat(at.turn(1)).hasText("b2-d4");
        }
    }
}
