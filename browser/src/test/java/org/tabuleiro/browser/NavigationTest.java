package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Titles and focus after navigation. */
final class NavigationTest {
    private final BrowserContext visitor = Running.browser().visitor(Visit.DESK);
    private final Page page = visitor.newPage();

    @AfterEach
    void leave() {
        visitor.close();
    }

    private void go(String fragment) {
        page.evaluate("to => { location.hash = to; }", fragment);
    }

    @ParameterizedTest
    @CsvSource({
        "#/library, Library · Tabuleiro, Biblioteca · Tabuleiro",
        "#/analyse/eximo, Eximo · Analysis · Tabuleiro, Eximo · Análise · Tabuleiro",
        "#/edit/eximo, Eximo · Board editor · Tabuleiro, Eximo · Editor de posições · Tabuleiro",
        "#/learn/eximo, Eximo · Learn · Tabuleiro, Eximo · Aprender · Tabuleiro"
    })
    void a_page_has_a_title_and_its_heading_gets_the_focus(String fragment, String english, String portuguese) {
        page.navigate(Running.application().address());
        assertThat(page).hasTitle("Tabuleiro: board games");
        assertThat(page.locator("tabuleiro-home h1")).containsText("Four quiet board games");

        go(fragment);
        assertThat(page).hasTitle(english);
        assertThat(page.locator("h1")).isFocused();

        page.goBack();
        assertThat(page.locator("tabuleiro-home h1")).isFocused();
        page.locator(".language-button").click();
        assertThat(page.locator(".language-button")).hasAttribute("lang", "en");
        go(fragment);
        assertThat(page).hasTitle(portuguese);
    }

    @ParameterizedTest
    @CsvSource({"learn, Learn", "analyse, Analyse"})
    void the_header_of_the_start_page_leads_to_a_choice_of_games(String name, String label) {
        page.navigate(Running.application().address());
        page.locator("tabuleiro-home .bar a[href='#/" + name + "']").click();
        assertThat(page.locator("tabuleiro-choose-game h1")).hasText(label);
        assertThat(page.locator("h1")).isFocused();
        page.locator(".game-choice[data-game='xadrersi']").click();
        assertThat(page).hasURL(Pattern.compile("#/" + name + "/xadrersi$"));
    }

    @Test
    void the_board_of_a_game_gets_the_focus() {
        page.navigate(Running.application().address());
        page.locator("a[href*='#/play/eximo'][href*='person']").first().click();
        assertThat(page).hasTitle("Eximo · Play · Tabuleiro");
        assertThat(page.locator(".board-cell:focus")).hasCount(1);
    }

    @Test
    void a_board_shows_neither_focus_ring_nor_preview_before_a_key_is_pressed() {
        page.navigate(Running.application().address() + "#/play/sixteen-stones?against=person");
        assertNothingShown();
        page.reload();
        assertNothingShown();
        page.keyboard().press("ArrowRight");
        assertThat(page.locator(".board-cell:focus")).hasAttribute("data-square", "b1");
        assertThat(page.locator(".board-cell:focus")).hasCSS("outline-style", "solid");
        assertThat(page.locator(".piece.ghost")).hasCount(1);
    }

    private void assertNothingShown() {
        assertThat(page.locator(".board-cell:focus")).hasAttribute("data-square", "a1");
        assertThat(page.locator(".board-cell:focus")).hasCSS("outline-style", "none");
        assertThat(page.locator(".piece.ghost")).hasCount(0);
    }

    @Test
    void keyboard_focus_on_the_board_is_visible() {
        page.navigate(Running.application().address());
        page.locator("a[href*='#/play/sixteen-stones'][href*='person']").first().press("Enter");
        assertThat(page.locator(".board-cell:focus")).hasCSS("outline-style", "solid");
        assertThat(page.locator(".piece.ghost")).hasCount(1);
    }

    @Test
    void navigation_closes_dialogs() {
        page.navigate(Running.application().address());
        go("#/play/eximo?against=person");
        page.locator("tabuleiro-game .settings-button").click();
        assertThat(page.locator("dialog[open]")).hasCount(1);
        page.goBack();
        assertThat(page.locator("tabuleiro-home h1")).isFocused();
        assertThat(page.locator("dialog[open]")).hasCount(0);
    }

    @Test
    void the_title_of_the_editor_names_the_chosen_game() {
        page.navigate(Running.application().address() + "#/edit/eximo");
        page.locator("[data-field='game']").selectOption("breakthru");
        assertThat(page).hasTitle("Breakthru · Board editor · Tabuleiro");
    }

    @Test
    void a_lesson_has_its_own_title() {
        page.navigate(Running.application().address() + "#/learn/eximo");
        page.locator("[data-lesson]").first().click();
        page.locator("tabuleiro-lesson h1").waitFor();
        String title = page.locator("h1").textContent();
        assertThat(page).hasTitle("Eximo · " + title + " · Tabuleiro");
        assertThat(page.locator("tabuleiro-lesson h1")).isFocused();
    }

    @Test
    void an_unknown_page_is_explained() {
        page.navigate(Running.application().address() + "#/nowhere");
        assertThat(page.locator("main.error-page")).containsText("There is no page “nowhere” here");
        page.locator("main.error-page a").click();
        assertThat(page.locator("tabuleiro-home h1")).isFocused();
    }
}
