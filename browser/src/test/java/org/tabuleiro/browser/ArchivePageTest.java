package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.record.GameReader;

/** The archive of finished online games. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
final class ArchivePageTest {
    private static final BrowserContext LOSER = Running.browser().visitor(Visit.DESK);
    private static final Page PAGE = LOSER.newPage();
    private static String address = "";
    private static Application server;

    /** Two meet in the lobby; the first resigns after a turn. */
    @BeforeAll
    static void playAGame() throws IOException {
        server = new Application();
        address = server.address();
        OnlinePages.challenge(PAGE, address + "#/online", Games.EXIMO, "5+3", 0);
        try (BrowserContext winner = Running.browser().visitor(Visit.DESK)) {
            Page other = winner.newPage();
            other.navigate(address + "#/online");
            OnlinePages.command(other, "take").first().click();
            OnlinePages.match(other, Games.EXIMO);
            GamePage game = OnlinePages.match(PAGE, Games.EXIMO);
            game.click("b2", "d4");
            assertThat(game.turn(1)).isVisible();
            game.choose("resign");
            PAGE.locator("[data-answer=yes]").click();
            assertThat(PAGE.locator(".end-title")).hasText("You lost");
        }
    }

    @AfterAll
    static void stop() {
        LOSER.close();
        server.close();
    }

    private static Locator rows(Page page) {
        return page.locator("tabuleiro-games .stored-game");
    }

    @Test
    void the_lobby_leads_to_the_own_games_and_these_to_the_boards() {
        PAGE.navigate(address + "#/online");
        PAGE.locator(".lobby-archive a").click();
        assertThat(rows(PAGE)).hasCount(1);
        assertThat(rows(PAGE)).containsText("0–1");
        assertThat(rows(PAGE).locator("tabuleiro-mini-board svg").first()).isVisible();
        OnlinePages.command(PAGE, "look").click();
        assertThat(OnlinePages.match(PAGE, Games.EXIMO).turn(1)).isVisible();
    }

    @Test
    void filters_narrow_the_list() {
        PAGE.navigate(address + "#/games");
        assertThat(rows(PAGE)).hasCount(1);
        for (Map.Entry<String, Integer> result : Map.of("won", 0, "lost", 1).entrySet()) {
            PAGE.locator("select[name=result]").selectOption(result.getKey());
            assertThat(rows(PAGE)).hasCount(result.getValue());
        }
        PAGE.locator("select[name=result]").selectOption("");
        PAGE.locator("select[name=game]").selectOption(Games.XADRERSI.id());
        assertThat(PAGE.locator("tabuleiro-games")).containsText("No finished games match this search.");
        PAGE.locator("select[name=game]").selectOption("");
        PAGE.locator("input[name=from]").fill("2999-01-01");
        assertThat(rows(PAGE)).hasCount(0);
        PAGE.locator("input[name=from]").fill("2020-01-01");
        assertThat(rows(PAGE)).hasCount(1);
    }

    @Test
    void a_stranger_finds_the_games_of_the_lobby_and_those_of_a_player() throws IOException {
        try (BrowserContext stranger = Running.browser().visitor(Visit.DESK)) {
            Page page = stranger.newPage();
            page.navigate(address + "#/games");
            assertThat(page.locator("tabuleiro-games")).containsText("No finished games match this search.");
            page.locator("select[name=player]").selectOption("");
            assertThat(rows(page)).hasCount(1);
            Download file =
                    page.waitForDownload(() -> OnlinePages.command(page, "file").click());
            assertThat(GameReader.read(Files.readString(file.path()), Games::find)
                            .orElseThrow())
                    .hasSize(1);
            page.locator(".archive-players a").first().click();
            assertThat(page.locator("select[name=player] option:checked")).containsText("Guest");
            assertThat(rows(page)).hasCount(1);
        }
    }

    @Test
    void the_page_is_accessible_on_a_phone_in_portuguese() {
        try (BrowserContext phone = Running.browser()
                .visitor(Visit.DESK.size(360, 640).touching().in("pt").dark(true))) {
            Page page = phone.newPage();
            page.navigate(address + "#/games?player=");
            assertThat(rows(page)).hasCount(1);
            assertThat(page.locator("h1")).containsText("Partidas em linha terminadas");
            assertThat(Axe.violations(page)).isEmpty();
            assertThat(TouchTargets.small(page)).isEmpty();
            assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                    .isEqualTo(true);
        }
    }
}
