package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

/** The banks of Sixteen Stones are shown with their names, even when they are empty. */
final class BanksTest {
    /** All stones are on the board. */
    private static final State EMPTY = ShortGames.after(Games.SIXTEEN_STONES, 16);

    private static final State FULL =
            Games.SIXTEEN_STONES.read("1d3/5/4R/Rbb1d/Rdb1R[2Rb] r - 17 45").orElseThrow();

    @ParameterizedTest
    @CsvSource({
        "en, 360, Bank, Red's bank ×0",
        "pt, 360, Banco, Banco do Vermelho ×0",
        "pt, 1280, Banco do, Banco do Vermelho ×0"
    })
    void empty_banks_are_shown_and_named(String language, int width, String word, String name) {
        assertThat(EMPTY.layout().reserve()).containsOnly(0);
        try (BrowserContext visitor = Running.browser()
                .visitor(Visit.DESK.size(width, width == 360 ? 640 : 800).in(language))) {
            Page page = visitor.newPage();
            Views.play(page, Running.application().address(), EMPTY);
            Locator red = page.locator("[data-bank='R']");
            assertThat(red).hasAttribute("aria-label", name);
            // A small board has a shorter label in larger letters.
            assertThat(red.locator("text:visible")).hasCount(2);
            assertThat(red.locator("text:visible").first()).hasText(word);
            assertThat(red.locator("text:visible").last()).containsText("0");
            assertThat(page.locator("[data-bank='b']")).hasAttribute("data-count", "0");
            assertThat(page.locator("[data-bank] use")).hasCount(0);
        }
    }

    @Test
    void trays_show_every_stone_in_the_banks_and_out_of_the_game_on_the_side_of_its_owner() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            Views.play(page, Running.application().address(), FULL);
            assertThat(page.locator("[data-bank='R'] use")).hasCount(2);
            assertThat(page.locator("[data-bank='b'] use")).hasCount(1);
            assertThat(page.locator("[data-lost='first']")).hasAttribute("data-count", "2");
            assertThat(page.locator("[data-lost='second'] use")).hasCount(1);
            assertThat(page.locator(".player :is([data-bank], [data-lost])")).hasCount(0);
            double red = page.locator("[data-bank='R']").boundingBox().y;
            double blue = page.locator("[data-bank='b']").boundingBox().y;
            assertThat(red > blue).isTrue();
        }
    }

    /** Names and clocks share one line beside the smallest board. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "pt"})
    void player_rows_fit_on_a_small_phone(String language) {
        try (BrowserContext visitor =
                Running.browser().visitor(Visit.DESK.size(360, 640).touching().in(language))) {
            Page page = visitor.newPage();
            Views.visit(
                    page,
                    Running.application().address() + "#/play/sixteen-stones?against=computer&level=1&clock=15%2B10&p="
                            + Views.encoded(FULL));
            GamePage.on(page, Games.SIXTEEN_STONES);
            assertThat(page.locator("[data-clock]")).hasCount(2);
            assertThat(page.locator("[data-lost]")).hasCount(2);
            assertThat(LayoutTest.faults(page)).isEmpty();
            assertThat(page.evaluate("""
                    () => [...document.querySelectorAll(".player")].map((row) => row.scrollWidth - row.clientWidth)""")).hasToString("[0, 0]");
        }
    }

    @Test
    void pictures_name_both_banks() throws IOException {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            AnalysisPage.open(page, Running.application().address(), Games.SIXTEEN_STONES, "p=" + Views.encoded(EMPTY))
                    .tab("share");
            String picture = Files.readString(page.waitForDownload(
                            () -> page.locator("[data-share='svg']").click())
                    .path());
            assertThat(picture).contains(">Red's<", ">Blue's<", ">bank · 0<");
        }
    }
}
