package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.MouseButton;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

/** The screen of a game: what it shows, and how to walk through a game and draw on its board. */
final class GameScreenTest {
    private final BrowserContext visitor = Running.browser().visitor(Visit.DESK);
    private final Page page = visitor.newPage();
    private final String address = Running.application().address();

    @AfterEach
    void leave() {
        visitor.close();
    }

    static List<Game> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_rules_are_one_click_away_on_a_desk_and_on_a_phone(Game game) {
        for (Visit size : List.of(Visit.DESK, Visit.DESK.size(390, 844), Visit.DESK.size(360, 640))) {
            page.setViewportSize(size.width(), size.height());
            Views.visit(page, address + "#/play/" + game.id() + "?against=computer&level=1");
            GamePage.on(page, game);
            page.locator("a[href='#/learn/" + game.id() + "']:visible").first().click();
            assertThat(page.locator("[data-lesson]").first()).isVisible();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void before_the_first_turn_the_panel_tells_the_aim_the_level_and_the_way_to_the_rules(Game game) {
        GamePage at = GamePage.open(page, address, game, "against=computer&level=3&side=first&setup=");
        Locator panel = page.locator("[data-introduction]");
        Catalogue texts = new Catalogue(Language.ENGLISH);
        assertThat(panel).containsText(texts.text(game.id() + ".aim"));
        assertThat(panel).containsText(texts.text("level.word.3"));
        assertThat(panel.locator("a")).hasAttribute("href", "#/learn/" + game.id());
        assertThat(at.turns()).hasCount(0);
    }

    @Test
    void the_column_of_a_large_screen_has_the_level_the_results_against_it_and_the_switch_of_the_warnings() {
        page.setViewportSize(1920, 1080);
        Catalogue texts = new Catalogue(Language.ENGLISH);
        GamePage at = GamePage.open(page, address, Games.EXIMO, "against=computer&level=1&side=first");
        Locator column = page.locator(".game-column");
        // Before the first turn the aim is in the place of the list.
        assertThat(page.locator("[data-introduction]")).containsText(texts.text("eximo.aim"));
        assertThat(page.locator(".aim")).hasCount(1);
        assertThat(column.locator("[data-fact='lessons']")).hasAttribute("href", "#/learn/eximo");
        assertThat(column.locator("[data-fact='level']")).containsText(texts.text("level.word.1"));
        assertThat(column.locator("[data-fact='record']")).hasText(texts.text("table.play.no-record"));
        at.click("b2", "d4");
        at.turn(2).waitFor();
        assertThat(column).containsText(texts.text("eximo.aim"));
        at.choose("resign");
        page.locator("[data-answer='yes']").click();
        at.command("again").click();
        assertThat(column.locator("[data-fact='record']")).hasText(texts.text("table.play.record", 1, 0));
        column.locator("[data-fact='warnings'] input").uncheck();
        at.command("more").click();
        assertThat(at.command("warnings")).hasAttribute("aria-pressed", "false");
    }

    @ParameterizedTest
    @CsvSource({
        "1280, 800, en, See the rule, Capturing is compulsory",
        "360, 640, pt, Ver a regra, A captura é obrigatória"
    })
    void a_refusal_leads_to_its_rule_and_nothing_of_the_turn_is_lost(
            int width, int height, String language, String link, String heading) {
        page.setViewportSize(width, height);
        page.addInitScript("localStorage.setItem('tabuleiro.settings', '{\"language\": \"" + language + "\"}')");
        String position =
                Views.encoded(Games.EXIMO.read("8/8/8/2b5/2W5/8/W7/8 w - 0 15").orElseThrow());
        GamePage at = GamePage.open(page, address, Games.EXIMO, "against=person&p=" + position);
        at.click("c4", "d5");
        assertThat(at.command("see-rule")).hasText(link);
        at.command("see-rule").click();
        Locator rule = page.locator("dialog.rule");
        assertThat(rule.locator("h2")).hasText(heading);
        assertThat(rule.locator("tabuleiro-diagram .board-grid")).hasCount(1);
        assertThat(rule.locator("a.button")).hasAttribute("href", "#/learn/eximo?section=compulsory");
        page.keyboard().press("Escape");
        assertThat(rule).isHidden();
        assertThat(at.refusal()).isVisible();
        at.click("c6");
        assertThat(at.turn(1)).containsText("c4xc6");
        assertThat(at.command("see-rule")).hasCount(0);
    }

    @Test
    void an_address_leads_to_a_section_of_the_rules() {
        Views.visit(page, address + "#/learn/breakthru?section=whole-turn");
        Locator heading = page.locator("[data-section='whole-turn']");
        assertThat(heading).isVisible();
        assertThat(heading).isInViewport();
        assertThat(heading).isFocused();
    }

    @ParameterizedTest
    @CsvSource({"1280, 800, 0.88", "1440, 900, 0.9", "1920, 1080, 0.9"})
    void the_board_fills_the_height(int width, int height, double least) {
        page.setViewportSize(width, height);
        GamePage.open(page, address, Games.EXIMO);
        BoundingBox board = page.locator("tabuleiro-board").boundingBox();
        assertThat(board.height / height).isGreaterThan(least);
        assertThat(board.y + board.height).isLessThanOrEqualTo(height);
    }

    @Test
    void arrow_keys_walk_through_the_game_after_turns_by_mouse() {
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        at.click("b2", "d4", "d7", "b5");
        page.keyboard().press("ArrowLeft");
        assertThat(at.turn(1)).hasAttribute("aria-current", "step");
        page.keyboard().press("ArrowUp");
        assertThat(page.locator("[data-move][aria-current]")).hasCount(0);
        page.keyboard().press("ArrowRight");
        assertThat(at.turn(1)).hasAttribute("aria-current", "step");
        page.keyboard().press("ArrowDown");
        assertThat(at.turn(2)).hasAttribute("aria-current", "step");
    }

    @Test
    void arrow_keys_move_on_a_board_that_was_entered_with_the_keyboard() {
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        at.click("b2", "d4", "d7", "b5");
        page.locator("[data-typed]").focus();
        at.tabTo("tabuleiro-game .board-cell");
        String before = String.valueOf(page.evaluate("document.activeElement.dataset.square"));
        page.keyboard().press("ArrowLeft");
        assertThat(page.evaluate("document.activeElement.dataset.square")).isNotEqualTo(before);
        assertThat(at.turn(2)).hasAttribute("aria-current", "step");
    }

    @Test
    void a_turn_written_into_a_field_leaves_no_focus_frame_on_the_board() {
        int turns = ShortGames.of(Games.EXIMO).line().turns().size();
        GamePage at = Views.play(page, address, ShortGames.after(Games.EXIMO, turns - 1));
        page.locator("[data-typed]").click();
        at.type(ShortGames.of(Games.EXIMO).line().turns().get(turns - 1).text());
        // The end of the game removes the field.
        assertThat(page.locator(".end-title")).isVisible();
        assertThat(page.locator(".board-cell:focus")).hasCount(1);
        assertThat(page.locator(".board-grid")).hasClass(Pattern.compile("focus-hidden"));
    }

    @Test
    void where_a_single_row_of_the_list_fits_it_is_that_of_the_last_turn() {
        page.setViewportSize(844, 390);
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        at.click("b2", "d4", "d7", "b5", "g2", "e4");
        at.turn(3).waitFor();
        page.locator(".list-card").evaluate("card => { card.style.minHeight = '0'; card.style.maxHeight = '96px'; }");
        at.click("e7", "g5");
        at.turn(4).waitFor();
        assertThat(page.evaluate("""
                () => {
                    const { top, bottom } = document.querySelector(".moves").getBoundingClientRect();
                    return [...document.querySelectorAll(".turn-row")].flatMap((row) => {
                        const box = row.getBoundingClientRect();
                        const isWhole = box.top >= top && box.bottom <= bottom;
                        return box.bottom <= top || box.top >= bottom ? [] : [isWhole ? row.textContent.match(/\\d+/)[0] : "cut"];
                    });
                }""")).isEqualTo(List.of("2"));
    }

    @Test
    void the_wheel_over_the_board_walks_through_the_game() {
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        at.click("b2", "d4", "d7", "b5");
        at.square("e5").hover();
        page.mouse().wheel(0, -100);
        assertThat(at.turn(1)).hasAttribute("aria-current", "step");
        page.mouse().wheel(0, 100);
        assertThat(at.turn(2)).hasAttribute("aria-current", "step");
    }

    @Test
    void the_right_button_draws_arrows_and_circles_that_a_click_removes() {
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        draw(at, "c3", "c5");
        assertThat(page.locator("[data-annotation='arrow']")).hasCount(1);
        draw(at, "e5", "e5");
        assertThat(page.locator("[data-annotation='circle']")).hasCount(1);
        draw(at, "c3", "c5");
        assertThat(page.locator("[data-annotation='arrow']")).hasCount(0);
        at.click("b2");
        assertThat(page.locator("[data-annotation]")).hasCount(0);
        assertThat(page.locator(".mark.chosen")).hasCount(1);
    }

    private void draw(GamePage at, String from, String to) {
        at.square(from).hover();
        page.mouse().down(new Mouse.DownOptions().setButton(MouseButton.RIGHT));
        at.square(to).hover();
        page.mouse().up(new Mouse.UpOptions().setButton(MouseButton.RIGHT));
    }

    @Test
    void what_the_computer_thinks_is_hidden_until_it_is_switched_on() {
        visitor.addInitScript("if (!localStorage.getItem('tabuleiro.settings')) {"
                + " localStorage.setItem('tabuleiro.settings', '{\"seconds\": 30}'); }");
        GamePage at = GamePage.thinking(page, address, Games.EXIMO);
        at.command("hurry").waitFor();
        assertThat(at.prompt()).not().containsText("depth");
        at.choose("thoughts");
        assertThat(at.prompt()).containsText("depth");
    }

    @Test
    void the_level_can_be_changed_during_a_game() {
        GamePage at = GamePage.open(page, address, Games.EXIMO, "against=computer&level=1&side=first");
        at.command("more").click();
        page.locator("[data-level='second']").selectOption("4");
        assertThat(at.player("second")).containsText("level 4");
    }

    @Test
    void question_mark_lists_the_shortcuts() {
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        at.click("b2");
        page.keyboard().press("?");
        assertThat(page.locator("dialog.shortcuts[open] kbd").first()).isVisible();
        page.keyboard().press("Escape");
        assertThat(page.locator("dialog.shortcuts[open]")).hasCount(0);
    }

    @Test
    void two_people_can_have_names_and_any_clock() {
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        at.choose("new-game");
        Locator dialog = page.locator("[data-dialog='new-game'][open]");
        dialog.locator("[name='name-first']").fill("Ana");
        dialog.locator("[name='name-second']").fill("Rui");
        dialog.locator("[name='clock'][value='own']").check();
        dialog.locator("[name='minutes']").fill("7");
        dialog.locator("[name='increment']").fill("12");
        dialog.locator("[data-answer='play']").click();
        assertThat(at.player("first")).containsText("Ana");
        assertThat(at.player("second")).containsText("Rui");
        assertThat(page.locator("[data-clock='second']")).hasText("7:00");
        assertThat(page).hasURL(Pattern.compile("clock=7%2B12"));
        at.click("b2", "d4");
        assertThat(at.saved()).contains("Ana", "Rui");
    }

    @Test
    void without_minutes_a_clock_has_seconds_per_turn() {
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        at.choose("new-game");
        Locator dialog = page.locator("[data-dialog='new-game'][open]");
        dialog.locator("[name='clock'][value='own']").check();
        dialog.locator("[name='increment']").fill("45");
        dialog.locator("[name='minutes']").fill("0");
        assertThat(dialog.locator("[name='increment']")).hasValue("45");
        dialog.locator("[data-answer='play']").click();
        assertThat(page).hasURL(Pattern.compile("clock=45s"));
        assertThat(page.locator("[data-clock='second']")).hasText("0:45");
    }

    @Test
    void the_board_turns_to_the_player_to_move_if_two_people_want_that() {
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        at.choose("new-game");
        Locator dialog = page.locator("[data-dialog='new-game'][open]");
        dialog.locator("[name='turning']").check();
        dialog.locator("[data-answer='play']").click();
        assertThat(dialog).hasCount(0);
        at.click("b2", "d4");
        page.waitForFunction("""
                () => document.querySelector(".board-cell[data-square='a8']").getBoundingClientRect().top
                    > document.querySelector(".board-cell[data-square='a1']").getBoundingClientRect().top""");
    }

    @Test
    void many_squares_for_a_placement_have_small_dots_and_no_tint() {
        Views.play(page, address, ShortGames.after(Games.XADRERSI, 9));
        assertThat(page.locator(".mark.place.dot")).not().hasCount(0);
        assertThat(page.locator(".mark.place:not(.dot), .mark.zone")).hasCount(0);
    }

    @Test
    void a_few_squares_for_a_placement_have_corners() {
        GamePage at = Views.play(
                page, address, Games.EXIMO.read("8/W7/8/2b5/8/8/8/8 w - 0 15").orElseThrow());
        at.click("a7", "a8");
        assertThat(page.locator(".mark.place:not(.dot)")).not().hasCount(0);
        assertThat(page.locator(".mark.place.dot")).hasCount(0);
    }

    @ParameterizedTest
    @CsvSource({"xadrersi, 350", "sixteen-stones, 340", "eximo, 359", "breakthru, 359"})
    void the_board_fills_the_width_of_the_smallest_phone(String game, int least) {
        page.setViewportSize(360, 640);
        GamePage.open(page, address, Games.find(game).orElseThrow(), "against=person");
        assertThat(page.locator("tabuleiro-board").boundingBox().width).isGreaterThanOrEqualTo(least);
    }

    @Test
    void a_game_with_set_ups_begins_with_the_standard_one() {
        GamePage.open(page, address, Games.BREAKTHRU, "against=person");
        assertThat(page.locator("[data-counter]")).hasCount(0);
        assertThat(page.locator("[data-word='gold']")).isVisible();
    }
}
