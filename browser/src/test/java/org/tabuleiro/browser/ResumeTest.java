package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Turn;

/** Games survive reloads, navigation, other tabs and loss of the network. */
final class ResumeTest {

    static List<Game> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_reload_in_mid_game_resumes(Game game) {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            GamePage at = GamePage.open(visitor.newPage(), Running.application().address(), game);
            at.tabTo("[data-typed]");
            List<Turn> turns = ShortGames.turns(game, 3);
            for (int i = 0; i < turns.size(); i++) {
                at.type(turns.get(i).text());
                assertThat(at.turn(i + 1))
                        .hasAttribute("data-turn", turns.get(i).text());
            }

            at.page().reload();

            assertThat(at.turn(3)).hasAttribute("data-turn", turns.get(2).text());
            assertThat(at.turns()).hasCount(3);
        }
    }

    @Test
    void a_reload_in_mid_set_up_resumes_with_the_ships_placed() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            GamePage at = GamePage.open(visitor.newPage(), Running.application().address(), Games.BREAKTHRU);
            List<Click> clicks = Views.clicks(
                    Games.BREAKTHRU.start(),
                    ShortGames.turns(Games.BREAKTHRU, 1).get(0));
            clicks.stream().limit(4).forEach(at::click);
            assertThat(at.page().locator("[data-counter]")).hasText("4/12");

            at.page().reload();

            assertThat(at.page().locator("[data-counter]")).hasText("4/12");
        }
    }

    static Stream<Arguments> begunTurns() {
        return Stream.of(
                // A chain of captures, the first of two ships, a move before a push.
                Arguments.of(Games.EXIMO, 12, List.of("h3", "h5")),
                Arguments.of(Games.BREAKTHRU, 3, List.of("j7", "j5")),
                Arguments.of(Games.SIXTEEN_STONES, 18, List.of("d5", "c4")));
    }

    @ParameterizedTest
    @MethodSource("begunTurns")
    void a_reload_in_mid_turn_resumes_with_its_steps(Game game, int turns, List<String> clicks) {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            GamePage at = Views.play(visitor.newPage(), Running.application().address(), ShortGames.after(game, turns));
            at.click(clicks.toArray(String[]::new));
            assertThat(at.chips()).not().hasCount(0);
            String[] steps = at.chips().allInnerTexts().toArray(String[]::new);

            at.page().reload();

            assertThat(at.chips()).hasText(steps);
            assertThat(at.turns()).hasCount(0);
        }
    }

    @Test
    void a_half_entered_turn_of_an_analysis_survives_a_reload_and_can_be_completed() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            String position = "p=" + Views.encoded(ShortGames.after(Games.EXIMO, 12));
            AnalysisPage at = AnalysisPage.open(page, Running.application().address(), Games.EXIMO, position);
            Locator chips = page.locator("[data-chip]");
            page.locator("[data-square='h3']").click();
            page.locator("[data-square='h5']").click();
            assertThat(chips).not().hasCount(0);
            String[] steps = chips.allInnerTexts().toArray(String[]::new);

            page.reload();

            assertThat(chips).hasText(steps);
            at.command("reset-turn").click();
            assertThat(chips).hasCount(0);
            page.reload();
            AnalysisPage.on(page);
            assertThat(chips).hasCount(0);
        }
    }

    @Test
    void a_reload_after_all_turns_were_taken_back_resumes_the_start() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            GamePage at = GamePage.open(visitor.newPage(), Running.application().address(), Games.EXIMO);
            at.click("b2", "d4");
            assertThat(at.turn(1)).hasText("b2-d4");
            at.command("take-back").click();
            assertThat(at.command("take-back")).isDisabled();

            at.page().reload();

            assertThat(at.command("take-back")).isDisabled();
            at.command("redo").click();
            assertThat(at.command("take-back")).isEnabled();
            assertThat(at.turn(1)).hasText("b2-d4");
        }
    }

    @Test
    void a_position_is_analysed_before_the_first_turn() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            GamePage at = Views.play(page, Running.application().address(), ShortGames.after(Games.EXIMO, 3));

            at.choose("analyse");

            AnalysisPage analysis = AnalysisPage.on(page);
            assertThat(analysis.trouble()).hasCount(0);
            String position = Views.encoded(ShortGames.after(Games.EXIMO, 3)).replace("%20", "+");
            assertThat(page.locator("tabuleiro-analyse [data-command='edit']"))
                    .hasAttribute("href", "#/edit/eximo?p=" + position);
        }
    }

    @Test
    void a_continued_game_is_analysed_in_its_current_state() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            GamePage at = GamePage.open(page, Running.application().address(), Games.EXIMO);
            at.click("b2", "d4");
            assertThat(at.turn(1)).hasText("b2-d4");
            at.choose("analyse");
            AnalysisPage analysis = AnalysisPage.on(page);
            page.locator("[data-comment]").fill("good");
            String noted = page.url();
            page.goBack();
            assertThat(at.turn(1)).hasText("b2-d4");
            at.click("d7", "b5");
            assertThat(at.turn(2)).hasText("d7-b5");

            at.choose("analyse");

            assertThat(analysis.turns()).hasCount(2);
            // Earlier notes are still there.
            page.navigate(noted);
            assertThat(page.locator("[data-tree] .comment")).hasText("good");
        }
    }

    @Test
    void a_game_continued_differently_is_analysed_in_its_current_state() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            GamePage at = GamePage.open(page, Running.application().address(), Games.EXIMO);
            at.click("b2", "d4");
            at.choose("analyse");
            AnalysisPage analysis = AnalysisPage.on(page);
            page.locator("[data-comment]").fill("good");
            page.goBack();
            at.command("take-back").click();
            at.click("g2", "h3");
            assertThat(at.turn(1)).hasText("g2-h3");

            at.choose("analyse");

            AnalysisPage.on(page);
            assertThat(analysis.turns()).hasCount(1);
            assertThat(analysis.turns()).hasAttribute("data-turn", "g2-h3");
            assertThat(page.locator("[data-tree] .comment")).hasCount(0);
        }
    }

    @Test
    void back_and_forward_navigate_through_the_pages() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            page.navigate(Running.application().address());
            page.locator("a[href*='#/play/eximo'][href*='person']").first().click();
            GamePage at = GamePage.on(page, Games.EXIMO);
            at.click("b2", "d4");
            assertThat(at.turn(1)).hasText("b2-d4");

            page.goBack();
            assertThat(page.locator("tabuleiro-home h1")).isVisible();

            page.goForward();
            assertThat(at.turn(1)).hasText("b2-d4");
        }
    }

    @Test
    void leaving_and_returning_at_once_opens_a_game_once() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            // Lock requests wait for the gate, if there is one.
            page.addInitScript("""
                    const request = navigator.locks.request.bind(navigator.locks);
                    navigator.locks.request = async (...all) => { await window.gate; return request(...all); };
                    """);
            GamePage at = GamePage.open(page, Running.application().address(), Games.EXIMO);
            at.click("b2", "d4");
            assertThat(at.turn(1)).hasText("b2-d4");
            String address = page.url();
            page.evaluate("() => { location.hash = '#/library'; }");
            assertThat(page.locator(".stored-game")).hasCount(1);

            page.evaluate("""
                    async there => {
                        window.gate = new Promise((open) => { window.openGate = open; });
                        for (const to of [there, "#/play/xadrersi?against=person&id=other", there]) {
                            const gone = new Promise((ok) => addEventListener("hashchange", ok, { once: true }));
                            location.hash = to;
                            await gone;
                        }
                        window.openGate();
                    }""", address.substring(address.indexOf('#')));

            assertThat(at.turn(1)).hasText("b2-d4");
            assertThat(page).hasURL(address);
            page.evaluate("() => { location.hash = '#/library'; }");
            assertThat(page.locator(".stored-game")).hasCount(1);
            page.waitForFunction("async () => (await navigator.locks.query()).held.length === 0");
        }
    }

    @Test
    void two_tabs_do_not_overwrite_each_others_games() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            GamePage one =
                    GamePage.open(visitor.newPage(), Running.application().address(), Games.EXIMO);
            one.click("b2", "d4");
            assertThat(one.turn(1)).hasText("b2-d4");
            // The other tab reads the store.
            one.page().evaluate("() => { location.hash = '#/library'; }");
            one.page().locator(".stored-game .go-on").click();
            assertThat(one.turn(1)).hasText("b2-d4");
            String address = one.page().url();
            Page second = visitor.newPage();
            second.navigate(address);
            GamePage other = GamePage.on(second, Games.EXIMO);
            assertThat(other.turn(1)).hasText("b2-d4");
            assertThat(other.prompt()).containsText("open in another tab");
            assertThat(second).not().hasURL(address);
            one.click("d7", "b5");
            assertThat(one.turn(2)).hasText("d7-b5");
            other.tabTo("[data-typed]");
            other.type("e7-e6");
            assertThat(other.turn(2)).hasText("e7-e6");

            one.page().reload();
            second.reload();

            assertThat(one.turn(2)).hasText("d7-b5");
            assertThat(one.turns()).hasCount(2);
            assertThat(one.page()).hasURL(address);
            assertThat(other.turn(2)).hasText("e7-e6");
            assertThat(other.turns()).hasCount(2);
            assertThat(second).not().hasURL(address);
            second.evaluate("() => { location.hash = '#/library'; }");
            assertThat(second.locator(".stored-game")).hasCount(2);
        }
    }

    /** Waits until the page has opened its database: requests to open it are served in order. */
    private static void waitForStore(Page page) {
        page.waitForFunction("async () => (await indexedDB.databases()).length === 1");
        page.evaluate("""
                () => new Promise((ok) => {
                    const ask = indexedDB.open("tabuleiro");
                    ask.onsuccess = () => { ask.result.close(); ok(); };
                })""");
    }

    @Test
    void a_turn_is_saved_even_if_the_tab_closes_at_once() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page first = visitor.newPage();
            GamePage.open(first, Running.application().address(), Games.EXIMO);
            waitForStore(first);

            first.evaluate("""
                    () => {
                        const typed = document.querySelector("[data-typed]");
                        typed.value = "b2-d4";
                        typed.form.requestSubmit();
                        location.replace("about:blank");
                    }""");
            first.waitForURL("about:blank");

            Page second = visitor.newPage();
            second.navigate(Running.application().address() + "#/library");
            assertThat(second.locator(".stored-game")).containsText("one turn played");
        }
    }

    @Test
    void a_restored_tab_shows_turns_played_in_another_tab() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page first = visitor.newPage();
            GamePage one = GamePage.open(first, Running.application().address(), Games.EXIMO);
            waitForStore(first);
            one.click("b2", "d4");
            assertThat(one.turn(1)).hasText("b2-d4");
            String address = first.url();
            // Session storage stays with the tab.
            first.navigate("about:blank");
            Page second = visitor.newPage();
            second.navigate(address);
            GamePage other = GamePage.on(second, Games.EXIMO);
            assertThat(other.turns()).hasCount(1);
            other.click("d7", "b5");
            assertThat(other.turn(2)).hasText("d7-b5");
            second.evaluate("() => { location.hash = '#/library'; }");
            assertThat(second.locator(".stored-game")).containsText("2 turns");

            first.navigate(address);

            assertThat(one.turn(2)).hasText("d7-b5");
            second.reload();
            assertThat(second.locator(".stored-game")).containsText("2 turns");
            assertThat(second.locator(".stored-game")).hasCount(1);
        }
    }

    @Test
    void play_analysis_and_lessons_work_offline_after_the_first_visit() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK.staying())) {
            Page page = visitor.newPage();
            page.navigate(Running.application().address());
            page.evaluate("() => navigator.serviceWorker.ready.then(() => true)");
            page.waitForFunction("() => navigator.serviceWorker.controller !== null");
            visitor.setOffline(true);

            GamePage at = GamePage.open(
                    page, Running.application().address(), Games.EXIMO, "against=computer&level=1&side=second");
            page.reload();
            assertThat(at.turn(1)).isVisible();

            AnalysisPage analysis =
                    AnalysisPage.open(page, Running.application().address(), Games.XADRERSI);
            page.reload();
            analysis.start();
            assertThat(analysis.lines().first()).isVisible();

            page.navigate(Running.application().address() + "#/learn/breakthru");
            page.locator("[data-lesson]").first().click();
            assertThat(page.locator("tabuleiro-lesson .board-grid")).isVisible();
        }
    }
}
