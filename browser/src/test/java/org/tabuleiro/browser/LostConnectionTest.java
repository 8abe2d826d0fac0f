package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.WebSocketRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Games;

/** A player whose connection loses messages or breaks, around a turn. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
final class LostConnectionTest {
    private static final Pattern OTHER = Pattern.compile("(\"position\":\"[^\"]*) \\d+\"");

    private final BrowserContext ana = Running.browser().visitor(Visit.DESK);
    private final BrowserContext rui = Running.browser().visitor(Visit.DESK);
    private final Page anaPage = ana.newPage();
    private final Page ruiPage = rui.newPage();
    private final List<WebSocketRoute> sockets = new ArrayList<>();
    private boolean isRefusing;
    private boolean losesSent;
    private boolean losesReceived;
    private boolean differs;
    private GamePage host;
    private GamePage guest;

    @BeforeEach
    void begin() {
        anaPage.routeWebSocket("**/api/v1/socket", socket -> {
            if (isRefusing) {
                socket.close();
                return;
            }
            sockets.add(socket);
            WebSocketRoute server = socket.connectToServer();
            socket.onMessage(frame -> {
                if (!losesSent || !frame.text().contains("\"submit\"")) {
                    server.send(frame.text());
                }
            });
            server.onMessage(frame -> {
                if (!losesReceived) {
                    boolean isChanged = differs && frame.text().contains("\"turn-played\"");
                    socket.send(isChanged ? OTHER.matcher(frame.text()).replaceAll("$1 9\"") : frame.text());
                }
            });
        });
        String link = OnlinePages.invite(anaPage, Running.application().address(), Games.EXIMO, "first", "");
        guest = OnlinePages.join(ruiPage, link, Games.EXIMO);
        host = OnlinePages.match(anaPage, Games.EXIMO);
    }

    @AfterEach
    void close() {
        ana.close();
        rui.close();
    }

    private void cut() {
        sockets.getLast().close();
    }

    @Test
    void a_turn_that_got_lost_is_sent_again() {
        losesSent = true;
        host.click("b2", "d4");
        assertThat(host.prompt()).containsText("Sending");
        losesSent = false;
        assertThat(guest.turn(1)).isVisible();
        assertThat(host.turn(1)).isVisible();
    }

    @Test
    void a_turn_whose_answer_got_lost_is_played_once() {
        losesReceived = true;
        host.click("b2", "d4");
        assertThat(guest.turn(1)).isVisible();
        assertThat(host.turns()).hasCount(0);
        losesReceived = false;
        cut();
        assertThat(host.turn(1)).isVisible();
        guest.click("d7", "b5");
        assertThat(host.turn(2)).isVisible();
        assertThat(guest.turns()).hasCount(2);
    }

    @Test
    void a_page_without_a_connection_says_so_and_catches_up() {
        host.click("b2", "d4");
        assertThat(guest.turn(1)).isVisible();
        isRefusing = true;
        cut();
        assertThat(OnlinePages.notice(anaPage, "connection")).isVisible();
        guest.click("d7", "b5");
        assertThat(guest.turn(2)).isVisible();
        assertThat(host.turns()).hasCount(1);
        isRefusing = false;
        assertThat(host.turn(2)).isVisible();
        assertThat(OnlinePages.notice(anaPage, "connection")).hasCount(0);
    }

    @Test
    void a_turn_that_was_sent_before_a_reload_is_not_lost() {
        losesSent = true;
        host.click("b2", "d4");
        assertThat(host.prompt()).containsText("Sending");
        losesSent = false;
        anaPage.reload();
        host = OnlinePages.match(anaPage, Games.EXIMO);
        assertThat(guest.turn(1)).isVisible();
        assertThat(host.turn(1)).isVisible();
        assertThat(guest.turns()).hasCount(1);
    }

    @Test
    void a_board_that_is_not_that_of_the_server_is_replaced_and_the_server_is_told() {
        differs = true;
        Request report = anaPage.waitForRequest("**/api/v1/trouble", () -> host.click("b2", "d4"));
        assertThat(OnlinePages.notice(anaPage, "replaced")).isVisible();
        assertThat(host.turn(1)).isVisible();
        Assertions.assertThat(report.postData()).contains("another position");
        differs = false;
        guest.click("d7", "b5");
        assertThat(host.turn(2)).isVisible();
    }
}
