package org.tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.Games;

/** On the smallest screen nothing of a game is cut off, and nothing has to be scrolled to. */
final class LayoutTest {
    /** Names what is outside the screen or wider than its place; lists that scroll by themselves are meant to. */
    private static final String FAULTS = """
            () => {
                const faults = [];
                const root = document.scrollingElement;
                if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) {
                    faults.push(`the page is ${root.scrollWidth}x${root.scrollHeight}`);
                }
                for (const each of document.querySelectorAll("tabuleiro-game :is(button, a, p, h1, tabuleiro-board, .player-name, .score)")) {
                    const box = each.getBoundingClientRect();
                    if (box.width === 0 || each.closest("[data-moves], dialog, .chips") !== null) {
                        continue;
                    }
                    const name = `${each.tagName} ${each.className} ${each.textContent.trim().slice(0, 40)}`;
                    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
                        faults.push(`${name} is outside: ${box.left},${box.top} ${box.right},${box.bottom}`);
                    }
                    if (each.tagName !== "TABULEIRO-BOARD" && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2)
                            && getComputedStyle(each).display !== "inline") {
                        faults.push(`${name} is cut off`);
                    }
                }
                return faults;
            }""";

    static Stream<Views.View> views() {
        return Games.ALL.stream()
                .flatMap(game -> Views.of(game).stream())
                .filter(view -> !view.name().matches(".*-(analysis|editor|learn|lesson|new-game)"));
    }

    @ParameterizedTest
    @MethodSource("views")
    void a_game_fits_on_a_small_telephone(Views.View view) {
        for (String language : List.of("en", "pt")) {
            try (BrowserContext visitor = Running.browser()
                    .visitor(Visit.DESK.size(360, 640).touching().in(language))) {
                Page page = visitor.newPage();
                view.show().on(page, Running.application().address());
                assertThat(page.evaluate(FAULTS)).as(language).isEqualTo(List.of());
                assertThat(Targets.small(page))
                        .as("too small to touch, %s", language)
                        .isEmpty();
            }
        }
    }
}
