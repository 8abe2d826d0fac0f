package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Games;

/** A game over days: turns are confirmed, answered in advance and caught up with; players talk and leave. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
final class CorrespondenceTest {
    private final BrowserContext ana = Running.browser().visitor(Visit.DESK);
    private final BrowserContext rui = Running.browser().visitor(Visit.DESK.in("pt"));
    private final Page anaPage = ana.newPage();
    private final Page ruiPage = rui.newPage();
    private final List<WebSocketRoute> sockets = new ArrayList<>();

    /** The match at the pages of both: Ana is the host and has the first side. */
    private record Both(GamePage host, GamePage guest) {}

    private Both begin(String time) {
        String link = OnlinePages.invite(anaPage, Running.application().address(), Games.EXIMO, "first", time);
        GamePage guest = OnlinePages.join(ruiPage, link, Games.EXIMO);
        return new Both(OnlinePages.match(anaPage, Games.EXIMO), guest);
    }

    @AfterEach
    void close() {
        ana.close();
        rui.close();
    }

    /** Enters a turn and confirms it. */
    private static void play(GamePage page, String from, String to) {
        page.click(from, to);
        OnlinePages.command(page.page(), "confirm").click();
    }

    @Test
    void an_answer_in_advance_is_played_while_its_player_is_away_who_then_sees_what_was_missed() {
        Both both = begin("3d");
        play(both.host(), "b2", "d4");
        assertThat(both.guest().turn(1)).isVisible();
        OnlinePages.command(anaPage, "panel").click();
        OnlinePages.command(anaPage, "add-plan").click();
        Locator board = anaPage.locator("tabuleiro-plan-board");
        for (String square : List.of("d7", "b5", "b1", "a2")) {
            board.locator("[data-square=" + square + "][role=gridcell]").click();
        }
        OnlinePages.command(anaPage, "save-plan").click();
        assertThat(anaPage.locator(".plans")).containsText("If d7-b5, then b1-a2");
        String match = anaPage.url();
        anaPage.close();
        play(both.guest(), "d7", "b5");
        assertThat(both.guest().turn(3)).isVisible();
        Page back = ana.newPage();
        back.navigate(match);
        GamePage again = OnlinePages.match(back, Games.EXIMO);
        assertThat(again.turn(3)).isVisible();
        assertThat(OnlinePages.notice(back, "missed")).containsText("2 turns");
        OnlinePages.command(back, "replay-missed").click();
        assertThat(OnlinePages.notice(back, "missed")).hasCount(0);
        OnlinePages.command(back, "panel").click();
        assertThat(back.locator(".plans li")).hasCount(0);
    }

    @Test
    void each_reads_what_the_other_says_in_the_own_language() {
        begin("3d");
        OnlinePages.command(ruiPage, "panel").click();
        ruiPage.locator("[data-say=good-luck]").click();
        assertThat(ruiPage.locator(".chat")).containsText("Boa sorte!");
        assertThat(OnlinePages.notice(anaPage, "chat")).containsText("Good luck!");
        OnlinePages.command(anaPage, "read-chat").click();
        assertThat(OnlinePages.notice(anaPage, "chat")).hasCount(0);
        ruiPage.locator("[name=play-forced]").check();
        ruiPage.reload();
        OnlinePages.match(ruiPage, Games.EXIMO);
        OnlinePages.command(ruiPage, "panel").click();
        assertThat(ruiPage.locator("[name=play-forced]")).isChecked();
        assertThat(ruiPage.locator(".chat")).containsText("Boa sorte!");
        assertThat(ruiPage.locator(".match-panel")).containsText("perde por tempo");
    }

    @Test
    void a_player_of_a_turn_that_was_begun_is_reminded_of_it() {
        anaPage.clock().install();
        Both both = begin("3d");
        both.host().click("b2", "d4");
        assertThat(OnlinePages.command(anaPage, "confirm")).isVisible();
        assertThat(OnlinePages.notice(anaPage, "nudge")).hasCount(0);
        anaPage.clock().fastForward(16_000);
        assertThat(OnlinePages.notice(anaPage, "nudge")).isVisible();
        OnlinePages.command(anaPage, "confirm").click();
        assertThat(OnlinePages.notice(anaPage, "nudge")).hasCount(0);
        assertThat(both.guest().turn(1)).isVisible();
    }

    @Test
    void a_match_whose_opponent_has_left_is_claimed_after_a_countdown_and_the_server_decides() {
        anaPage.routeWebSocket("**/api/v1/socket", socket -> {
            WebSocketRoute server = socket.connectToServer();
            sockets.add(socket);
            socket.onMessage(frame -> server.send(frame.text()));
            // The server knows that the opponent is there; the page is to hear of it only as the answer to a claim.
            server.onMessage(frame -> {
                if (!frame.text().contains("\"kind\":\"presence\"")) {
                    socket.send(frame.text());
                }
            });
        });
        Both both = begin("5+3");
        both.host().click("b2", "d4");
        assertThat(both.guest().turn(1)).isVisible();
        String match = anaPage.url().replaceFirst(".*/", "");
        gone(match, System.currentTimeMillis() + 100_000);
        assertThat(OnlinePages.notice(anaPage, "gone")).containsText("You can end the game in");
        gone(match, System.currentTimeMillis() - 1000);
        OnlinePages.command(anaPage, "claim-win").click();
        // The opponent is there: the server knows better.
        assertThat(OnlinePages.notice(anaPage, "gone")).not().containsText("has left");
        assertThat(anaPage.locator(".end-title")).hasCount(0);
    }

    private void gone(String match, long claimAt) {
        sockets.getLast()
                .send("{\"kind\":\"gone\",\"match\":\"%s\",\"side\":\"second\",\"claimAt\":%d}"
                        .formatted(match, claimAt));
    }
}
