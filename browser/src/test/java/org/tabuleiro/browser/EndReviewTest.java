package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/** The end of a game: the result, its quick review, and the graph of chances during a game. */
final class EndReviewTest {
    private final BrowserContext visitor = Running.browser().visitor(Visit.DESK);
    private final Page page = visitor.newPage();
    private final String address = Running.application().address();

    @AfterEach
    void leave() {
        visitor.close();
    }

    /** Gold could win at once, but lets Silver capture the flagship. */
    private GamePage lost() {
        GamePage at = Views.play(page, address, LearningTest.ESCAPE);
        play(at, LearningTest.ESCAPE, LearningTest.BLUNDER, "e7xf6");
        assertThat(page.locator(".end-title")).hasText("Silver won");
        return at;
    }

    private static void play(GamePage at, State start, String... turns) {
        State now = start;
        for (String text : turns) {
            Turn turn = now.readTurn(text).orElseThrow();
            Views.clicks(now, turn).forEach(at::click);
            now = now.play(turn);
        }
    }

    @Test
    void the_end_of_a_game_shows_accuracy_mistakes_and_the_turning_point() {
        GamePage at = lost();
        Locator facts = page.locator("[data-end-review]");
        assertThat(facts.locator("[data-accuracy]")).hasCount(2);
        assertThat(facts).containsText("accuracy of Gold");
        assertThat(facts.locator("[data-accuracy]").nth(1)).containsText("100 %");
        assertThat(page.locator("[data-mistakes='1']")).containsText("1 · 0");
        assertThat(page.locator("[data-mistakes='1']")).containsText("mistakes: Gold · Silver");
        assertThat(page.locator("[data-decisive='f6']").first()).isVisible();
        assertThat(at.turn(1)).hasText("d6-d5 · d3-d2??");
        assertThat(page.locator("[data-graph] .dot-4")).hasCount(1);

        assertThat(at.command("turning-point")).containsText("d6-d5 · d3-d2");
        at.command("turning-point").click();
        assertThat(at.turn(1)).hasAttribute("aria-current", "step");
        assertThat(page.locator("[data-badge='4']")).hasText("??");
        assertThat(page.locator("[data-decisive]")).hasCount(0);
        // The result stays beside the earlier position; the headline names the winner, the sentence the reason.
        assertThat(page.locator(".end-title")).hasText("Silver won");
        assertThat(at.prompt()).containsText("The flagship is captured.");
        assertThat(at.prompt()).not().containsText("wins");
    }

    @ParameterizedTest
    @CsvSource({"1280, 800, en", "1280, 800, pt", "1920, 1080, pt", "768, 1024, pt", "390, 844, pt"})
    void a_long_turning_point_is_not_cut_off(int width, int height, String language) {
        try (BrowserContext other =
                Running.browser().visitor(Visit.DESK.size(width, height).in(language))) {
            Page wide = other.newPage();
            GamePage at = Views.play(wide, address, LearningTest.ESCAPE);
            play(at, LearningTest.ESCAPE, LearningTest.BLUNDER, "e7xf6");
            Locator turn = at.command("turning-point").locator(".turn-name");
            assertThat(turn).containsText("d6-d5 · d3-d2");
            // The letters of the serif are a little higher than the line.
            assertThat(
                            turn.evaluate(
                                    "turn => turn.scrollWidth <= turn.clientWidth && turn.scrollHeight <= turn.clientHeight + 2"))
                    .isEqualTo(true);
        }
    }

    /** Their captions are longest in Portuguese. */
    @ParameterizedTest
    @CsvSource({"390, 844", "375, 812", "768, 1024"})
    void the_numbers_below_a_score_are_not_cut_off(int width, int height) {
        int turns = ShortGames.of(Games.XADRERSI).line().turns().size();
        State late = ShortGames.after(Games.XADRERSI, turns - 1);
        try (BrowserContext other =
                Running.browser().visitor(Visit.DESK.size(width, height).in("pt"))) {
            Page narrow = other.newPage();
            GamePage at = Views.play(narrow, address, late);
            play(
                    at,
                    late,
                    ShortGames.of(Games.XADRERSI).line().turns().get(turns - 1).text());
            at.reviewed().waitFor();
            assertThat(narrow.evaluate("""
                    () => [...document.querySelectorAll(".fact-cell > *")].filter((each) => {
                        const [text, cell] = [each, each.parentElement].map((part) => part.getBoundingClientRect());
                        return text.top < cell.top || text.bottom > cell.bottom || each.scrollWidth > each.clientWidth;
                    }).map((each) => each.textContent)""")).isEqualTo(List.of());
        }
    }

    @Test
    void after_a_win_the_next_level_is_one_click_away_and_the_next_quick_start_repeats_it() {
        int turns = ShortGames.of(Games.EXIMO).line().turns().size();
        State late = ShortGames.after(Games.EXIMO, turns - 1);
        GamePage at = GamePage.open(
                page, address, Games.EXIMO, "against=computer&level=3&side=first&p=" + Views.encoded(late));
        play(at, late, ShortGames.of(Games.EXIMO).line().turns().get(turns - 1).text());
        assertThat(at.command("next-level")).containsText("level 4");
        at.command("next-level").click();
        assertThat(at.player("first")).containsText("level 4");
        Views.visit(page, address);
        page.locator(".card[data-game='eximo'] .card-actions .main").click();
        assertThat(at.player("second")).containsText("level 4");
    }

    @Test
    void nothing_moves_when_the_review_is_done() {
        // Without answers from the worker the review does not end.
        page.addInitScript("""
                window.Worker = class extends Worker {
                    set onmessage(handler) {
                        super.onmessage = async (event) => {
                            while (window.held !== false) { await new Promise((next) => requestAnimationFrame(next)); }
                            handler(event);
                        };
                    }
                };""");
        lost();
        Locator facts = page.locator("[data-end-review]");
        assertThat(facts).hasText("Reviewing the game…");
        BoundingBox before = page.locator(".end-card").boundingBox();
        BoundingBox board = page.locator("tabuleiro-board").boundingBox();
        page.evaluate("() => { window.held = false; }");
        assertThat(facts.locator("[data-accuracy]")).hasCount(2);
        assertThat(page.locator(".end-card").boundingBox())
                .usingRecursiveComparison()
                .isEqualTo(before);
        assertThat(page.locator("tabuleiro-board").boundingBox())
                .usingRecursiveComparison()
                .isEqualTo(board);
    }

    @Test
    void a_person_who_beats_the_computer_reads_the_own_accuracy_and_the_next_level() {
        GamePage at = GamePage.open(
                page,
                address,
                Games.BREAKTHRU,
                "against=computer&level=1&side=first&p=" + Views.encoded(LearningTest.ESCAPE));
        play(at, LearningTest.ESCAPE, LearningTest.WIN);
        assertThat(page.locator(".end-title")).hasText("You won");
        assertThat(page.locator(".end-next")).containsText("level 2");
        assertThat(at.reviewed()).containsText("100 %");
        assertThat(at.reviewed()).containsText("your accuracy");
        assertThat(page.locator("[data-mistakes='0']")).isVisible();
        assertThat(at.command("turning-point")).hasCount(0);
        assertThat(at.command("save")).hasCount(0);
    }

    @Test
    void the_parts_of_the_score_have_the_pieces_as_columns() {
        int turns = ShortGames.of(Games.XADRERSI).line().turns().size();
        State late = ShortGames.after(Games.XADRERSI, turns - 1);
        GamePage at = Views.play(page, address, late);
        play(at, late, ShortGames.of(Games.XADRERSI).line().turns().getLast().text());
        Locator table = page.locator(".score-parts");
        assertThat(table.locator("th svg use")).hasCount(5);
        assertThat(table.locator("th[scope='col']").first()).hasAttribute("title", Pattern.compile("\\w+"));
        assertThat(table.locator(".sum").first())
                .hasText(page.locator("[data-score='first']").textContent());
    }

    @Test
    void the_review_opens_with_the_annotations_of_the_end() {
        GamePage at = lost();
        String accuracy = at.reviewed().getAttribute("data-accuracy");
        at.command("analyse").click();
        AnalysisPage.on(page);
        assertThat(page.locator("[data-side='first']")).containsText("Gold " + accuracy + " %");
        assertThat(page.locator("[data-side='first']")).containsText("1 blunder");
        // The notes of the saved game do not tell what its first turn lost.
        page.reload();
        AnalysisPage.on(page);
        assertThat(page.locator("[data-side='first']")).containsText("Gold " + accuracy + " %");
        Locator graph = page.locator("[data-graph]");
        graph.focus();
        page.keyboard().press("ArrowLeft");
        assertThat(page.locator("[data-tree] [aria-current]")).containsText("d6-d5");
        assertThat(page.locator("[data-badge='4']")).isVisible();
        assertThat(page.locator("[data-tree] .variation[open]")).containsText("Better");
        assertThat(page.locator("[data-tree] .variation[open] .folded-count:visible"))
                .hasCount(0);
        page.keyboard().press("ArrowRight");
        assertThat(page.locator("[data-tree] .variation[open]")).hasCount(0);
        assertThat(page.locator("[data-tree] .variation summary")).containsText("Ff6");
    }

    @Test
    void chances_are_shown_in_a_running_game_only_when_wanted() {
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        at.click("b2", "d4");
        assertThat(at.turns()).hasCount(1);
        assertThat(page.locator("[data-graph]")).hasCount(0);
        at.choose("chances");
        assertThat(page.locator("[data-graph]")).hasAttribute("aria-valuetext", Pattern.compile("b2-d4, \\d+ %"));
        at.click("d7", "b5");
        assertThat(page.locator("[data-graph]")).hasAttribute("aria-valuetext", Pattern.compile("d7-b5, \\d+ %"));
        assertThat(page.locator(".moves .chance")).hasCount(0);
        at.command("take-back").click();
        assertThat(page.locator("[data-graph]")).hasAttribute("aria-valuenow", "1");
        at.choose("chances");
        assertThat(page.locator("[data-graph]")).hasCount(0);
    }

    @ParameterizedTest
    @CsvSource({"360, 640, en", "360, 640, pt", "390, 844, pt", "768, 1024, pt"})
    void on_a_phone_the_final_position_stays_visible(int width, int height, String language) {
        try (BrowserContext other = Running.browser()
                .visitor(Visit.DESK.size(width, height).touching().in(language))) {
            Page phone = other.newPage();
            GamePage at = Views.play(phone, address, LearningTest.ESCAPE);
            play(at, LearningTest.ESCAPE, LearningTest.BLUNDER, "e7xf6");
            assertThat(at.reviewed()).isVisible();
            assertThat(LayoutTest.faults(phone)).isEmpty();
            BoundingBox board = phone.locator("tabuleiro-board").boundingBox();
            BoundingBox card = phone.locator(".end-card").boundingBox();
            assertThat(card.y).isGreaterThanOrEqualTo(board.y + board.height);
            at.command("turning-point").click();
            assertThat(phone.locator("[data-badge]")).isVisible();
            at.command("last-turn").first().click();
            assertThat(phone.locator(".end-title")).isVisible();
        }
    }
}
