package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.WaitUntilState;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

/** The home page: the shell before it, the way to a game, results and progress. */
final class HomePageTest {
    private static final String ADDRESS = Running.application().address();

    /** The visible elements of the page, whether of the shell or of the application, with their places. */
    private static final String PLACES = """
            () => [...document.querySelectorAll("h1, h2, .motto, .board-image, .card-actions .button, .bar .quiet")]
                // Whether the site has online play is known later; its link stands before the others.
                .filter(each => each.checkVisibility() && each.dataset.command !== "online")
                .map(each => {
                    const box = each.getBoundingClientRect();
                    const at = [box.x, box.y, box.width, box.height].map(Math.round).join(" ");
                    return `${each.textContent.replace(/\\s+/g, " ").trim()} ${at}`;
                })""";

    static List<Game> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @CsvSource({"1280, 800, en", "1280, 800, pt", "390, 844, en", "360, 640, pt", "768, 1024, en"})
    void nothing_moves_when_the_application_replaces_the_shell(int width, int height, String language) {
        try (BrowserContext visitor =
                Running.browser().visitor(Visit.DESK.size(width, height).in(language))) {
            Page page = visitor.newPage();
            List<Route> held = new ArrayList<>();
            page.route(Pattern.compile(".*/(main|games)-[^/]*$"), held::add);
            // The fonts come later still.
            page.route(Pattern.compile(".*/fonts-[^/]*$"), Route::abort);
            page.navigate(ADDRESS, new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
            assertThat(page.locator(".shell:visible h2")).hasCount(Games.ALL.size());
            page.waitForCondition(() -> held.size() >= 2);
            Object before = page.evaluate(PLACES);
            held.forEach(Route::resume);
            assertThat(page.locator("tabuleiro-home h2")).hasCount(Games.ALL.size());
            assertThat(page.locator(".shell")).hasCount(0);
            assertThat(page.evaluate(PLACES)).isEqualTo(before);
        }
    }

    @Test
    void the_focus_stays_on_a_link_when_the_application_replaces_the_shell() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            List<Route> held = new ArrayList<>();
            page.route(Pattern.compile(".*/main-[^/]*$"), held::add);
            page.navigate(ADDRESS, new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
            page.locator(".shell:visible [data-game='xadrersi'] .button.main").focus();
            page.waitForCondition(() -> !held.isEmpty());
            held.forEach(Route::resume);
            assertThat(page.locator("tabuleiro-home [data-game='xadrersi'] .button.main"))
                    .isFocused();
        }
    }

    @Test
    void the_shell_of_the_home_page_is_hidden_on_other_pages() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            page.route(Pattern.compile(".*/main-[^/]*$"), Route::abort);
            page.navigate(ADDRESS + "#/play/eximo");
            assertThat(page.locator(".shell:visible")).hasCount(1);
            assertThat(page.locator(".shell h2:visible")).hasCount(0);
        }
    }

    /** One click starts a game with what was chosen last; the next is already the first one on the board. */
    @ParameterizedTest
    @MethodSource("games")
    void from_a_cold_start_one_click_leads_to_a_board_that_takes_the_first_own_click(Game game) {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            page.navigate(ADDRESS);
            page.locator("[data-game='" + game.id() + "'] .button.main:visible").click();
            GamePage at = GamePage.on(page, game);
            assertThat(page.locator("dialog[open]")).hasCount(0);
            assertThat(at.prompt()).not().isEmpty();
            Locator square =
                    page.locator(".board-cell:not([aria-disabled='true'])").first();
            assertThat(square).isEnabled();
        }
    }

    @Test
    void the_first_own_turn_of_eximo_follows_the_click_on_play() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            page.navigate(ADDRESS);
            page.locator("[data-game='eximo'] .button.main:visible").click();
            GamePage at = GamePage.on(page, Games.EXIMO);
            at.click("b2", "d4");
            assertThat(at.turn(1)).hasText("b2-d4");
        }
    }

    @Test
    void a_card_has_labelled_ways_to_play_to_learn_and_to_play_with_two() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            page.navigate(ADDRESS);
            Locator card = page.locator("tabuleiro-home [data-game='xadrersi']");
            assertThat(card.locator(".card-actions .button")).hasText(new String[] {"Play", "Learn", "Two players"});
            assertThat(card.locator(".facts")).hasText("8 min · The easiest start");
        }
    }

    @Test
    void a_card_shows_the_completed_lessons_and_the_highest_level_that_was_beaten() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            page.navigate(ADDRESS + "#/library");
            page.evaluate("() => localStorage.setItem('tabuleiro.lessons', '{\"eximo\":[\"a\",\"b\"]}')");
            page.locator("tabuleiro-library input[type=file]").setInputFiles(won("level:3"));
            assertThat(page.locator(".stored-game")).hasCount(1);
            page.evaluate("() => { location.hash = '#/'; }");
            Locator card = page.locator("tabuleiro-home [data-game='eximo']");
            assertThat(card.locator(".card-progress")).hasText("2 of 9 lessons You beat level 3");
            assertThat(page.locator(".home-footer")).containsText("Won 1 of 1");
            assertThat(page.locator(".home-footer")).containsText("Best: level 3 in Eximo");
        }
    }

    /** A game that a person won against a level. */
    private static FilePayload won(String level) {
        String file = "[Game \"eximo\"]\n[First \"Ana\"]\n[Second \"x\"]\n[Tabuleiro_First \"human\"]\n"
                + "[Tabuleiro_Second \"" + level + "\"]\n[Result \"1-0\"]\n[Reason \"resignation\"]\n\n1. b2-d4 1-0\n";
        return new FilePayload("won.txt", "text/plain", file.getBytes(StandardCharsets.UTF_8));
    }
}
