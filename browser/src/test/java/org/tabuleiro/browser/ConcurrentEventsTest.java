package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.Lessons;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/** Events that arrive while something else is running: failures, clocks, languages, turns. */
final class ConcurrentEventsTest {
    private static final String ADDRESS = Running.application().address();

    @Test
    void a_rematch_repeats_the_current_game_not_the_last_chosen_options() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            State start = ShortGames.after(Games.EXIMO, 3);
            GamePage at = Views.play(visitor.newPage(), ADDRESS, start);
            at.tabTo("[data-typed]");
            at.type(start.legalTurns().iterator().next().text());
            assertThat(at.turn(1)).isVisible();
            String id = at.page().url().replaceAll(".*[?&]id=([^&]+).*", "$1");
            at.page().navigate(ADDRESS + "#/");
            at.page().locator("tabuleiro-home").waitFor();
            at.page().navigate(ADDRESS + "#/play/eximo?id=" + id);
            assertThat(at.turn(1)).isVisible();

            again(at);

            assertThat(at.page()).hasURL(Pattern.compile("against=person.*&p=.*"));
            assertThat(at.turns()).hasCount(0);
        }
    }

    @Test
    void a_rematch_against_the_computer_swaps_the_sides() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            GamePage at = GamePage.open(visitor.newPage(), ADDRESS, Games.EXIMO, "against=computer&level=1&side=first");
            again(at);
            assertThat(at.page()).hasURL(Pattern.compile("against=computer&level=1&side=second"));
            assertThat(at.turn(1)).isVisible();
        }
    }

    @Test
    void the_address_gives_each_computer_its_level() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            State last = ShortGames.after(
                    Games.XADRERSI, ShortGames.of(Games.XADRERSI).line().turns().size() - 1);
            GamePage at = GamePage.open(
                    visitor.newPage(),
                    ADDRESS,
                    Games.XADRERSI,
                    "against=computers&level=2&rival=1&p=" + Views.encoded(last));
            assertThat(at.player("first")).containsText("level 1");
            assertThat(at.player("second")).containsText("level 2");
            at.command("again").click();
            assertThat(at.page()).hasURL(Pattern.compile("against=computers&level=1&.*rival=2"));
            assertThat(at.player("first")).containsText("level 2");
            assertThat(at.player("second")).containsText("level 1");
        }
    }

    @Test
    void a_single_level_in_an_address_applies_to_both_computers() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            GamePage at = GamePage.open(visitor.newPage(), ADDRESS, Games.EXIMO, "against=computers&level=4");
            assertThat(at.player("first")).containsText("level 4");
            assertThat(at.player("second")).containsText("level 4");
        }
    }

    @Test
    void the_new_game_dialog_offers_the_options_of_the_current_game() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            page.navigate(ADDRESS);
            page.evaluate("() => localStorage.setItem('tabuleiro.choice.eximo', '{\"level\": 2, \"rival\": 2}')");
            GamePage at =
                    GamePage.open(page, ADDRESS, Games.EXIMO, "against=computer&level=6&side=second&clock=10%2B5");
            at.choose("new-game");
            Locator dialog = page.locator("dialog[open]");
            assertThat(dialog.locator("[name='against'][value='computer']")).isChecked();
            assertThat(dialog.locator("[name='level']")).hasValue("6");
            assertThat(dialog.locator("[name='side'][value='second']")).isChecked();
            assertThat(dialog.locator("[name='clock'][value='10+5']")).isChecked();
            dialog.locator("[data-answer='cancel']").click();

            GamePage.open(page, ADDRESS, Games.EXIMO, "against=computers&level=3&rival=5&id=another");
            at.choose("new-game");
            assertThat(dialog.locator("[name='rival']")).hasValue("5");
            assertThat(dialog.locator("[name='level']")).hasValue("3");
        }
    }

    private static void again(GamePage at) {
        at.choose("resign");
        at.page().locator("[data-answer='yes']").click();
        at.command("again").click();
    }

    @Test
    void a_skipped_animation_does_not_end_the_next_one() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK.moving())) {
            GamePage at = GamePage.open(visitor.newPage(), ADDRESS, Games.EXIMO);
            Object shown = at.page().evaluate("""
                    async () => {
                      const board = document.querySelector("tabuleiro-board");
                      const pieces = () => board.querySelectorAll(".board-picture use[data-square]").length;
                      const lonely = to => ({
                        board: ".".repeat(to) + "W" + ".".repeat(63 - to),
                        reserve: [],
                        motions: to === 0 ? [] : [{ kind: "glideMotion", letter: "W", from: to - 1, to }],
                      });
                      const walk = [0, 1, 2, 3, 4, 5, 6].map(lonely);
                      const first = board.play(walk);
                      await board.updateComplete;
                      const second = board.play(walk);
                      await first;
                      await board.updateComplete;
                      const meanwhile = pieces();
                      board.skip();
                      await board.updateComplete;
                      const afterwards = pieces();
                      await second;
                      return `${meanwhile} ${afterwards > 1}`;
                    }
                    """);
            assertThat(shown).isEqualTo("1 true");
        }
    }

    @Test
    void leaving_during_an_animation_or_a_hint_search_leaves_nothing_running() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK.moving())) {
            GamePage at = GamePage.open(visitor.newPage(), ADDRESS, Games.EXIMO, "against=computer&level=1&side=first");
            Page page = at.page();
            List<String> errors = new ArrayList<>();
            page.onPageError(errors::add);
            page.evaluate("""
                    () => {
                      const board = document.querySelector("tabuleiro-board");
                      const play = board.play.bind(board);
                      board.play = layouts => {
                        window.shown = play(layouts);
                        document.querySelector("[data-command='hint']").click();
                        location.hash = "#/";
                        return window.shown;
                      };
                    }
                    """);
            at.click("b2", "d4");
            page.locator("tabuleiro-home").waitFor();
            page.evaluate("async () => { await window.shown; }");
            // The worker answers in order: it has answered the hint before.
            GamePage.open(page, ADDRESS, Games.EXIMO, "against=computer&level=1&side=second")
                    .turn(1)
                    .waitFor();
            assertThat(errors).isEmpty();
        }
    }

    @Test
    void a_manually_scrolled_list_stays_while_the_clock_runs() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK.size(1280, 520))) {
            GamePage at = GamePage.open(visitor.newPage(), ADDRESS, Games.EXIMO, "against=person&clock=5%2B3");
            at.tabTo("[data-typed]");
            List<Turn> turns = ShortGames.turns(Games.EXIMO, 20);
            for (Turn turn : turns) {
                at.type(turn.text());
            }
            assertThat(at.turn(turns.size())).hasAttribute("aria-current", "step");
            Page page = at.page();
            page.waitForFunction("() => document.querySelector('.moves').scrollTop > 0");
            page.evaluate("() => { document.querySelector('.moves').scrollTop = 0; }");
            String clock = page.locator("[data-clock='first']").innerText();
            assertThat(page.locator("[data-clock='first']")).not().hasText(clock);
            assertThat(page.evaluate("() => document.querySelector('.moves').scrollTop"))
                    .isEqualTo(0);
            at.turn(turns.size() - 1).click();
            page.waitForFunction("() => document.querySelector('.moves').scrollTop > 0");
        }
    }

    @Test
    void an_engine_that_failed_to_load_is_loaded_on_retry() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            GamePage at = GamePage.open(visitor.newPage(), ADDRESS, Games.EXIMO, "against=computer&level=1&side=first");
            visitor.route(Pattern.compile("games.*\\.wasm"), Route::abort);
            at.click("b2", "d4");
            at.command("retry").waitFor();
            // Turns that were taken back can be entered again.
            at.command("take-back").click();
            assertThat(at.command("retry")).hasCount(0);
            assertThat(at.prompt()).containsText("Move one of your men");
            at.click("g2", "h3");
            at.command("retry").waitFor();
            visitor.unrouteAll();
            at.command("retry").click();
            assertThat(at.turn(2)).isVisible();
        }
    }

    @Test
    void the_last_chosen_language_wins_whichever_loads_first() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            GamePage at = GamePage.open(visitor.newPage(), ADDRESS, Games.EXIMO);
            Page page = at.page();
            List<Route> held = new ArrayList<>();
            page.route(Pattern.compile("texts-pt.*\\.json"), held::add);
            page.waitForRequest(Pattern.compile("texts-pt.*\\.json"), () -> choose(page, "pt"));
            choose(page, "en");
            page.waitForResponse(Pattern.compile("texts-pt.*\\.json"), () -> held.forEach(Route::resume));
            assertThat(page.locator("html")).hasAttribute("lang", "en");
            at.click("b2", "d4");
            assertThat(at.turn(1)).isVisible();
            assertThat(page.locator("html")).hasAttribute("lang", "en");
            page.unrouteAll();
            page.route(Pattern.compile("texts-pt.*\\.json"), Route::abort);
            choose(page, "pt");
            assertThat(page.locator("[data-missing]")).isVisible();
            assertThat(page.locator("html")).hasAttribute("lang", "en");
        }
    }

    @Test
    void a_drag_from_the_hand_ends_even_if_its_button_is_disabled_meanwhile() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            GamePage at = Views.play(visitor.newPage(), ADDRESS, ShortGames.after(Games.XADRERSI, 6));
            Page page = at.page();
            Locator hand = at.target(Click.of(Games.XADRERSI, "R"));
            hand.hover();
            page.mouse().down();
            at.square("e5").hover();
            assertThat(page.locator(".carried-piece")).isVisible();
            hand.evaluate("button => { button.disabled = true; }");
            at.square("g8").hover();
            page.mouse().up();
            assertThat(page.locator(".carried-piece")).hasCount(0);
            assertThat(at.turn(1)).hasText("R@g8");
        }
    }

    @Test
    void a_second_touch_on_the_board_is_ignored() {
        try (BrowserContext visitor =
                Running.browser().visitor(Visit.DESK.size(360, 640).touching())) {
            GamePage at = GamePage.open(visitor.newPage(), ADDRESS, Games.EXIMO);
            CDPSession fingers = visitor.newCDPSession(at.page());
            touch(fingers, "touchStart", at.square("c3"));
            touch(fingers, "touchStart", at.square("c3"), at.square("f5"));
            touch(fingers, "touchMove", at.square("c3"), at.square("c4"));
            touch(fingers, "touchEnd", at.square("c3"));
            touch(fingers, "touchEnd");
            assertThat(at.page().locator(".mark.chosen")).hasCount(1);
            assertThat(at.turns()).hasCount(0);
        }
    }

    /** Touches at the centres of squares; the others are lifted. */
    private static void touch(CDPSession fingers, String kind, Locator... squares) {
        JsonArray points = new JsonArray();
        for (int i = 0; i < squares.length; i++) {
            BoundingBox box = squares[i].boundingBox();
            JsonObject point = new JsonObject();
            point.addProperty("id", i);
            point.addProperty("x", box.x + box.width / 2);
            point.addProperty("y", box.y + box.height / 2);
            points.add(point);
        }
        JsonObject event = new JsonObject();
        event.addProperty("type", kind);
        event.add("touchPoints", points);
        fingers.send("Input.dispatchTouchEvent", event);
    }

    @Test
    void the_lessons_of_the_last_requested_game_are_shown() {
        Pattern slow = Pattern.compile("learn-eximo.*\\.json");
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            List<Route> held = new ArrayList<>();
            page.route(slow, held::add);
            page.waitForRequest(slow, () -> page.navigate(ADDRESS + "#/learn/eximo"));
            page.navigate(ADDRESS + "#/learn/breakthru");
            page.locator("[data-lesson]").first().waitFor();
            page.waitForResponse(slow, () -> held.forEach(Route::resume)).finished();
            page.locator("[data-lesson]").first().click();
            page.locator(".lesson-show").click();
            String turn = page.locator(".shown code").innerText();
            assertThat(Lessons.of(Games.BREAKTHRU, Language.ENGLISH)
                            .get(0)
                            .tasks()
                            .get(0)
                            .start()
                            .orElseThrow()
                            .legalTurns())
                    .extracting(Turn::text)
                    .contains(turn);
        }
    }

    /** Changes the language as another tab would. */
    private static void choose(Page page, String language) {
        page.evaluate("""
                language => {
                  localStorage.setItem("tabuleiro.settings", JSON.stringify({ language }));
                  dispatchEvent(new StorageEvent("storage", { key: "tabuleiro.settings" }));
                }
                """, language);
    }
}
