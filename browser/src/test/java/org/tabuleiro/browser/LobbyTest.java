package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Games;

/** Players who do not know each other meet in the lobby, and are called wherever they are. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
final class LobbyTest {
    /** A server of its own: challenges that other tests leave open would be in the lobby. */
    private static final Application SERVER = start();

    private static final String LOBBY = SERVER.address() + "#/online";

    private final BrowserContext ana = Running.browser().visitor(Visit.DESK);
    private final BrowserContext rui = Running.browser().visitor(Visit.DESK);
    private final Page anaPage = ana.newPage();
    private final Page ruiPage = rui.newPage();

    private static Application start() {
        try {
            return new Application();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @AfterAll
    static void stop() {
        SERVER.close();
    }

    @AfterEach
    void close() {
        ana.close();
        rui.close();
    }

    private static Locator challenge(Page page) {
        return page.locator("[data-list=challenges] [data-challenge]").first();
    }

    @Test
    void a_challenge_to_a_live_game_is_taken_and_both_are_at_the_board() {
        ruiPage.navigate(LOBBY);
        assertThat(ruiPage.locator("[data-list=challenges]")).containsText("Create a challenge yourself");
        OnlinePages.challenge(anaPage, LOBBY, Games.EXIMO, "5+3", 0);
        assertThat(anaPage.locator("[data-own-challenge]")).containsText("Eximo against anybody");
        assertThat(challenge(ruiPage)).containsText("5 min each, and 3 s more per turn");
        OnlinePages.command(ruiPage, "take").first().click();
        GamePage second = OnlinePages.match(ruiPage, Games.EXIMO);
        GamePage first = OnlinePages.match(anaPage, Games.EXIMO);
        first.click("b2", "d4");
        assertThat(second.turn(1)).isVisible();
    }

    @Test
    void a_challenge_calls_its_player_away_from_the_computer() {
        OnlinePages.challenge(anaPage, LOBBY, Games.EXIMO, "5+3", 0);
        OnlinePages.command(anaPage, "meanwhile").click();
        anaPage.locator("tabuleiro-game .board-grid").waitFor();
        ruiPage.navigate(LOBBY);
        OnlinePages.command(ruiPage, "take").first().click();
        OnlinePages.match(ruiPage, Games.EXIMO);
        OnlinePages.command(anaPage, "answer-call").click();
        OnlinePages.match(anaPage, Games.EXIMO);
        assertThat(anaPage.locator("[data-call]")).hasCount(0);
    }

    @Test
    void a_challenge_that_is_withdrawn_or_taken_keeps_its_place_under_the_pointer() {
        OnlinePages.challenge(anaPage, LOBBY, Games.EXIMO, "3d", 0);
        OnlinePages.challenge(anaPage, LOBBY, Games.XADRERSI, "3d", 0);
        ruiPage.navigate(LOBBY);
        Locator eximo =
                ruiPage.locator("[data-list=challenges] li").filter(new Locator.FilterOptions().setHasText("Eximo"));
        Locator xadrersi =
                ruiPage.locator("[data-list=challenges] li").filter(new Locator.FilterOptions().setHasText("Xadrersi"));
        eximo.locator("button").hover();
        double before = eximo.boundingBox().y;
        anaPage.locator("[data-own-challenge]")
                .filter(new Locator.FilterOptions().setHasText("Xadrersi"))
                .locator("button")
                .click();
        assertThat(xadrersi.locator("button")).isDisabled();
        org.assertj.core.api.Assertions.assertThat(eximo.boundingBox().y).isEqualTo(before);
        ruiPage.mouse().move(2, 2);
        assertThat(xadrersi).hasCount(0);
        anaPage.locator("[data-own-challenge] button").click();
        assertThat(eximo).hasCount(0);
    }

    @Test
    void own_games_show_whose_turn_it_is_and_the_time_left_and_lead_from_one_to_the_next() {
        OnlinePages.challenge(anaPage, LOBBY, Games.EXIMO, "3d", 2);
        OnlinePages.challenge(anaPage, LOBBY, Games.XADRERSI, "1d", 0);
        for (int i = 0; i < 2; i++) {
            ruiPage.navigate("about:blank");
            ruiPage.navigate(LOBBY);
            OnlinePages.command(ruiPage, "take").first().click();
            ruiPage.locator("tabuleiro-match tabuleiro-game .board-grid").waitFor();
        }
        Locator own = anaPage.locator("[data-list=own]");
        assertThat(own.locator(".own-match.due")).hasCount(2);
        assertThat(own.locator(".own-match.due").first()).containsText("Xadrersi");
        assertThat(own.locator("[data-time-left]").first()).hasText(Pattern.compile("23 h left"));
        assertThat(own.locator("tabuleiro-mini-board svg").first()).isVisible();
        assertThat(anaPage).hasTitle(Pattern.compile("^\\(2\\) "));
        // A standing challenge stays open after it was taken.
        assertThat(anaPage.locator("[data-own-challenge]")).hasCount(1);
        assertThat(anaPage.locator("[data-own-challenge]")).containsText("1 of at most 2 games running");
        OnlinePages.command(anaPage, "withdraw-challenge").click();
        assertThat(anaPage.locator("[data-own-challenge]")).hasCount(0);
        own.locator(".own-match.due").nth(1).click();
        GamePage eximo = OnlinePages.match(anaPage, Games.EXIMO);
        eximo.click("b2", "d4");
        OnlinePages.command(anaPage, "confirm").click();
        assertThat(eximo.turn(1)).isVisible();
        OnlinePages.command(anaPage, "next-game").click();
        OnlinePages.match(anaPage, Games.XADRERSI);
        assertThat(anaPage).hasTitle(Pattern.compile("^\\(1\\) "));
    }

    @Test
    void a_third_person_watches_a_game_of_the_lobby() {
        OnlinePages.challenge(anaPage, LOBBY, Games.EXIMO, "10+5", 0);
        ruiPage.navigate(LOBBY);
        OnlinePages.command(ruiPage, "take").first().click();
        GamePage second = OnlinePages.match(ruiPage, Games.EXIMO);
        GamePage first = OnlinePages.match(anaPage, Games.EXIMO);
        try (BrowserContext eva = Running.browser().visitor(Visit.DESK)) {
            Page evaPage = eva.newPage();
            evaPage.navigate(LOBBY);
            evaPage.locator("[data-watch]").first().click();
            GamePage third = OnlinePages.match(evaPage, Games.EXIMO);
            assertThat(OnlinePages.notice(evaPage, "watching")).isVisible();
            first.click("b2", "d4");
            assertThat(third.turn(1)).isVisible();
            assertThat(second.turn(1)).isVisible();
        }
    }
}
