package org.tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

/**
 * The size of everything that is loaded before the first board can be used. Fonts, which are loaded after it,
 * do not count; {@code FontsTest} has their limit.
 */
final class FirstLoadTest {
    private static final int MAX_PAGE_BYTES = 150_000;
    private static final int MAX_MODULE_BYTES = 400_000;

    static List<Game> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_first_board_loads_within_the_size_budget(Game game) {
        Map<String, Integer> sizes = new TreeMap<>();
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            visitor.onRequestFinished(
                    request -> sizes.merge(path(request), request.sizes().responseBodySize, Math::max));
            Page page = visitor.newPage();
            page.navigate(Running.application().address());
            page.locator("a[href*='#/play/" + game.id() + "']:visible").first().click();
            GamePage.on(page, game).prompt().waitFor();
        }
        int compiled = 0;
        int rest = 0;
        for (var each : sizes.entrySet()) {
            if (each.getKey().endsWith(".wasm")) {
                compiled += each.getValue();
            } else if (!each.getKey().endsWith(".woff2")) {
                rest += each.getValue();
            }
        }
        assertThat(compiled).as("compiled games: %s", sizes).isBetween(1, MAX_MODULE_BYTES);
        assertThat(rest).as("everything else: %s", sizes).isBetween(1, MAX_PAGE_BYTES);
    }

    private static String path(Request request) {
        return request.url().replaceFirst("https?://[^/]*", "");
    }
}
