package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.net.ServerSocket;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Games;

/** Online play over plain http in a local network, where browsers withhold what needs a secure connection. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
final class LocalNetworkTest {

    @Test
    void a_game_by_link_needs_no_secure_connection() throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        String address = "http://tabuleiro.test:" + port + "/";
        try (Application server = new Application(port, "--public-url", address);
                Browser browser = new Browser(List.of("--host-resolver-rules=MAP tabuleiro.test 127.0.0.1"));
                BrowserContext ana = browser.visitor(Visit.DESK);
                BrowserContext rui = browser.visitor(Visit.DESK)) {
            Assertions.assertThat(server.address()).isNotEmpty();
            Page first = ana.newPage();
            Page second = rui.newPage();
            String link = OnlinePages.invite(first, address, Games.EXIMO, "first", "");
            Assertions.assertThat(first.evaluate("isSecureContext")).isEqualTo(false);
            Assertions.assertThat(link).startsWith(address);
            OnlinePages.command(first, "copy-link").click();
            assertThat(first.locator("[data-link-message]")).not().isEmpty();
            GamePage guest = OnlinePages.join(second, link, Games.EXIMO);
            GamePage host = OnlinePages.match(first, Games.EXIMO);
            host.click("b2", "d4");
            assertThat(guest.turn(1)).isVisible();
            second.reload();
            GamePage again = OnlinePages.match(second, Games.EXIMO);
            again.click("d7", "b5");
            assertThat(host.turn(2)).isVisible();
        }
    }
}
