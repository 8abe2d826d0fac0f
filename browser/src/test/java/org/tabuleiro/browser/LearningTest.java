package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/** Learning from mistakes: better turns are looked for, judged, hinted at and shown. */
final class LearningTest {
    /** Gold can bring the flagship to the edge at once; otherwise Silver captures it from e7. */
    static final State ESCAPE = Games.BREAKTHRU
            .read("10s/11/11/11/4s6/3G1F5/11/11/3G7/11/s10[] g - 0 9")
            .orElseThrow();

    /** A turn that lets the flagship be captured. */
    static final String BLUNDER = "d6-d5,d3-d2";

    /** The turn that wins at once. */
    static final String WIN = "Ff6-k6";

    private final BrowserContext visitor = Running.browser().visitor(Visit.DESK);
    private final Page page = visitor.newPage();
    private final String address = Running.application().address();

    @AfterEach
    void leave() {
        visitor.close();
    }

    /** Opens the mistakes of a game that was played to its end, by one click from there. */
    private AnalysisPage fromEnd() {
        GamePage at = Views.play(page, address, ESCAPE);
        State now = ESCAPE;
        for (String text : new String[] {BLUNDER, "e7xf6"}) {
            Turn turn = now.readTurn(text).orElseThrow();
            Views.clicks(now, turn).forEach(at::click);
            now = now.play(turn);
        }
        at.command("learn").click();
        AnalysisPage learning = AnalysisPage.on(page);
        assertThat(learning.learning()).containsText("You played d6-d5, d3-d2. Find a better move.");
        return learning;
    }

    private AnalysisPage withMistakes() {
        AnalysisPage at = AnalysisPage.open(page, address, Games.EXIMO);
        at.take(CommonViews.WITH_MISTAKES);
        assertThat(at.turns()).not().hasCount(0);
        at.tab("moves");
        at.command("learn").click();
        return at;
    }

    private Locator stage(String name) {
        return page.locator("[data-learning='" + name + "']");
    }

    private static void enter(AnalysisPage at, Turn turn) {
        Views.clicks(ESCAPE, turn).forEach(click -> at.click(click.text(Games.BREAKTHRU.board())));
    }

    @Test
    void a_wrong_answer_is_judged_by_the_engine_and_a_right_one_solves() {
        AnalysisPage at = fromEnd();
        assertThat(page.locator("[data-chance]")).hasCount(0);
        assertThat(page.locator("[data-learning] [data-progress]")).hasText("Mistake 1 of 1");
        enter(at, ESCAPE.readTurn("d6-c6,d3-d2").orElseThrow());
        assertThat(stage("wrong")).isVisible();
        assertThat(at.learning()).containsText("There is a better move than d6-c6, d3-d2. Try again.");
        enter(at, ESCAPE.readTurn(WIN).orElseThrow());
        assertThat(stage("solved")).isVisible();
        assertThat(at.command("learn-next")).isFocused();
        page.keyboard().press("Enter");
        assertThat(at.learning()).hasText("You solved 1 of 1 mistakes.");
        page.keyboard().press("Enter");
        assertThat(page.locator("[data-tree]")).isVisible();
        // The wrong answer is not kept as a variation.
        assertThat(page.locator("[data-tree]")).not().containsText("d6-c6");
    }

    @Test
    void a_hint_points_at_a_piece_and_the_solution_is_shown() {
        AnalysisPage at = fromEnd();
        at.command("learn-hint").click();
        assertThat(page.locator(".mark.hint").first()).isVisible();
        assertThat(page.locator("[data-prompt]")).containsText("Hint");
        at.command("learn-solution").click();
        assertThat(at.learning()).containsText("The best move was Ff6-");
        at.command("learn-next").click();
        assertThat(at.learning()).hasText("You solved 0 of 1 mistakes.");
    }

    @Test
    void two_mistakes_are_looked_at_one_after_the_other() {
        AnalysisPage at = withMistakes();
        assertThat(at.learning()).containsText("You played b2-d4.");
        assertThat(page.locator("[data-learning] [data-progress]")).hasText("Mistake 1 of 2");
        // Until a turn is begun the sentence of the card is the only prompt.
        assertThat(page.locator("[data-prompt], [data-strip]")).hasCount(0);
        at.click("b2");
        assertThat(page.locator("[data-prompt]")).isVisible();
        assertThat(at.command("undo-click")).isVisible();
        at.click("d4");
        assertThat(at.learning()).containsText("is what you played in the game");
        at.click("c3", "c4");
        assertThat(at.learning()).hasText("Excellent: c3-c4 is the best move.");
        at.command("learn-next").click();
        assertThat(page.locator("[data-learning] [data-progress]")).hasText("Mistake 2 of 2");
        // What follows, and what the annotations say, stays hidden.
        page.keyboard().press("ArrowRight");
        assertThat(page.locator("[data-learning-moves] [data-turn]")).hasCount(2);
        assertThat(page.locator("[data-learning-moves] .sign")).hasCount(0);
        at.command("learn-skip").click();
        assertThat(at.learning()).hasText("You solved 1 of 2 mistakes.");
        at.command("learn-other").click();
        assertThat(at.learning()).hasText("No mistakes found. Well played!");
        at.command("learn-done").click();
        assertThat(page.locator("[data-summary]")).containsText("1 blunder");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "pt"})
    void on_a_phone_board_sentence_and_buttons_are_visible_at_once(String language) {
        try (BrowserContext other =
                Running.browser().visitor(Visit.DESK.size(360, 640).touching().in(language))) {
            Page phone = other.newPage();
            AnalysisPage at = AnalysisPage.open(phone, address, Games.EXIMO);
            at.take(CommonViews.WITH_MISTAKES);
            at.tab("moves");
            at.command("learn").click();
            at.learning().waitFor();
            assertThat(phone.evaluate("() => document.scrollingElement.scrollHeight <= innerHeight"))
                    .isEqualTo(true);
            assertThat(at.command("learn-hint")).isInViewport();
            assertThat(phone.locator("tabuleiro-board")).isInViewport();
            at.click("c3", "c4");
            assertThat(at.command("learn-next")).isInViewport();
        }
    }
}
