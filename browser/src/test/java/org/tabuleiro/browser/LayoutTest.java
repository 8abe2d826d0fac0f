package org.tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/** A game fits on the smallest screen without clipping or scrolling. */
final class LayoutTest {
    /** Lists elements outside the viewport or clipped; scrollable lists are exempt. */
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

    /** Lists elements that are covered or cannot be scrolled into view. */
    private static final String COVERED = """
            () => [...document.querySelectorAll("tabuleiro-game :is(button, a, input, p.prompt, .player-name, .score, .board-cell)")].flatMap(each => {
                each.scrollIntoView({ block: "center", inline: "center" });
                const box = each.getBoundingClientRect();
                const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
                const top = box.width === 0 ? each : document.elementFromPoint(x, y);
                return each.contains(top) ? []
                    : [`${each.tagName} ${each.className} ${each.textContent.trim().slice(0, 40)} at ${x},${y} is under ${top?.outerHTML.slice(0, 80)}`];
            })""";

    /** One page for all states, which navigates from one to the next. */
    private static final Page PAGE =
            Running.browser().visitor(Visit.DESK.size(360, 640).touching()).newPage();

    @AfterAll
    static void leave() {
        PAGE.context().close();
    }

    static List<Views.PageState> views() {
        return Views.all().stream().filter(LayoutTest::isPlayed).toList();
    }

    /** Whether a state is of the game page, which has to fit without scrolling. */
    static boolean isPlayed(Views.PageState view) {
        return view.name().startsWith(OnlineViews.MATCH)
                || CommonViews.playing().stream().anyMatch(each -> each.name().equals(view.name()))
                || (Games.ALL.stream().anyMatch(game -> view.name().startsWith(game.id() + "-"))
                        && !view.name().matches(".*-(analysis|editor|learn|lesson|new-game)"));
    }

    /** The elements of a game page that are outside the viewport or clipped. */
    static List<String> faults(Page page) {
        return page.evaluate(FAULTS) instanceof List<?> all
                ? all.stream().map(String::valueOf).toList()
                : List.of();
    }

    static List<Game> games() {
        return Games.ALL;
    }

    /** A window of 1280x800 at double text size is like one of half the size, where scrolling is allowed. */
    @ParameterizedTest
    @MethodSource("games")
    void at_double_text_size_everything_is_reachable_and_nothing_overlaps(Game game) {
        try (BrowserContext visitor = Running.browser()
                .chromium()
                .newContext(Visit.DESK.size(640, 400).in("pt").options().setDeviceScaleFactor(2))) {
            Page page = visitor.newPage();
            Views.play(page, Running.application().address(), game.start());
            assertThat(page.evaluate(COVERED)).isEqualTo(List.of());
        }
    }

    @ParameterizedTest
    @CsvSource({"1280, 800", "360, 640", "800, 400"})
    void the_notice_of_ignored_parameters_covers_nothing(int width, int height) {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK.size(width, height))) {
            Page page = visitor.newPage();
            GamePage.open(
                    page,
                    Running.application().address(),
                    Games.EXIMO,
                    "against=computer&level=99&side=left&clock=banana&setup=lotus");
            Locator notice = page.locator("[data-notice='address']");
            notice.waitFor();
            assertThat(page.evaluate(COVERED)).isEqualTo(List.of());
            notice.locator("button").click();
            assertThat(notice.count()).isZero();
        }
    }

    @Test
    void a_long_refusal_fits() {
        try (BrowserContext visitor =
                Running.browser().visitor(Visit.DESK.size(360, 640).touching().in("pt"))) {
            GamePage at = GamePage.open(
                    visitor.newPage(),
                    Running.application().address(),
                    Games.BREAKTHRU,
                    "against=person&setup=standard");
            at.click("gold", "f4", "i6");
            at.refusal().waitFor();
            assertThat(at.prompt().evaluate("line => line.scrollHeight - line.clientHeight"))
                    .isEqualTo(0);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "pt"})
    void the_steps_of_a_turn_are_not_cut_off_on_a_phone(String language) {
        try (BrowserContext visitor =
                Running.browser().visitor(Visit.DESK.size(390, 844).touching().in(language))) {
            GamePage at = Views.play(
                    visitor.newPage(),
                    Running.application().address(),
                    Games.SIXTEEN_STONES.read("bb3/5/2R2/1R3/RRRb1[R] r - 4 31").orElseThrow());
            at.click("c3", "d4", "a1", "d1");
            assertThat(at.chips().count()).isEqualTo(2);
            assertThat(at.page().evaluate("""
                    () => {
                        const room = document.querySelector("[data-chips]").getBoundingClientRect();
                        return [...document.querySelectorAll("[data-chip]")].filter((chip) => {
                            const { left, right } = chip.getBoundingClientRect();
                            return left < room.left - 1 || right > room.right + 1;
                        }).map((chip) => chip.textContent.trim());
                    }""")).isEqualTo(List.of());
            assertThat(faults(at.page())).isEmpty();
            assertThat(TouchTargets.small(at.page())).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "pt"})
    void the_library_is_not_wider_than_the_smallest_phone(String language) {
        try (BrowserContext visitor =
                Running.browser().visitor(Visit.DESK.size(320, 640).touching().in(language))) {
            Page page = visitor.newPage();
            GamePage at = GamePage.open(page, Running.application().address(), Games.EXIMO);
            at.click("b2", "d4");
            at.turn(1).waitFor();
            page.evaluate("() => { location.hash = '#/library'; }");
            page.locator(".stored-game .edit").click();
            page.locator(".tag-form").waitFor();
            assertThat(page.evaluate("() => document.scrollingElement.scrollWidth"))
                    .isEqualTo(320);
        }
    }

    /** Only a size that the window has beside all other parts lets the end of a game move nothing. */
    @ParameterizedTest
    @MethodSource("games")
    void the_board_keeps_its_place_and_size_until_the_game_is_reviewed(Game game) {
        List<Visit> sizes =
                List.of(Visit.DESK.size(360, 640), Visit.DESK.size(390, 844), Visit.DESK.size(768, 1024), Visit.DESK);
        List<Turn> turns = ShortGames.of(game).line().turns();
        State end = ShortGames.after(game, turns.size() - 1);
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK.in("pt"))) {
            GamePage at = GamePage.open(
                    visitor.newPage(),
                    Running.application().address(),
                    game,
                    "against=computer&level=1&side=" + end.toMove().name().toLowerCase(Locale.ROOT) + "&p="
                            + Views.encoded(end));
            List<Object> before = boards(at.page(), sizes);
            Views.clicks(end, turns.getLast()).forEach(at::click);
            at.reviewed().waitFor();
            assertThat(boards(at.page(), sizes)).isEqualTo(before);
        }
    }

    /** The places of the board in windows of several sizes. */
    private static List<Object> boards(Page page, List<Visit> sizes) {
        List<Object> places = new ArrayList<>();
        for (Visit size : sizes) {
            page.setViewportSize(size.width(), size.height());
            places.add(page.evaluate("() => JSON.stringify(document.querySelector('tabuleiro-board')"
                    + ".getBoundingClientRect(), (name, value) => value?.toFixed?.(1) ?? value)"));
        }
        return places;
    }

    @Test
    void the_offer_of_a_rematch_leaves_the_result_and_its_buttons_whole() {
        Views.PageState offered = Views.all().stream()
                .filter(view -> view.name().equals(OnlineViews.MATCH + "rematch"))
                .findFirst()
                .orElseThrow();
        try (BrowserContext visitor =
                Running.browser().visitor(Visit.DESK.size(390, 844).touching())) {
            Page page = visitor.newPage();
            offered.opener().on(page, Running.application().address());
            assertThat(faults(page)).isEmpty();
            assertThat(crushed(page)).isEmpty();
            page.setViewportSize(844, 390);
            page.locator(".end-actions").waitFor();
            assertThat(crushed(page)).isEmpty();
        }
    }

    /** The parts of the end of a game that are outside its card or outside the window. */
    private static List<?> crushed(Page page) {
        return (List<?>) page.evaluate("""
                () => {
                    const card = document.querySelector(".end-card").getBoundingClientRect();
                    return [...document.querySelectorAll(".end-card :is(h2, p, button)")].filter((each) => {
                        const { width, top, bottom } = each.getBoundingClientRect();
                        return width > 0 && (top < card.top || bottom > Math.min(card.bottom, innerHeight));
                    }).map((each) => each.textContent);
                }""");
    }

    @ParameterizedTest
    @MethodSource("games")
    void beside_a_low_board_nothing_is_scrolled(Game game) {
        try (BrowserContext visitor =
                Running.browser().visitor(Visit.DESK.size(844, 390).touching().in("pt"))) {
            GamePage at = Views.play(visitor.newPage(), Running.application().address(), game.start());
            assertThat(at.page().locator("main.game").evaluate("column => column.scrollHeight - column.clientHeight"))
                    .isEqualTo(0);
        }
    }

    /** In English; AccessibilityTest covers Portuguese on a phone. */
    @ParameterizedTest
    @MethodSource("views")
    void a_game_fits_on_a_small_phone(Views.PageState view) {
        view.opener().on(PAGE, Running.application().address());
        assertThat(faults(PAGE)).isEmpty();
        assertThat(TouchTargets.small(PAGE)).as("too small to touch").isEmpty();
    }
}
