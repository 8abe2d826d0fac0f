package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.SelectOption;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

/** Commands of a game in play: hints, clocks, undo, resignation, draws, pausing, flipping. */
final class PlayCommandsTest {
    /** Gold may move twice. */
    private static final State TWO_MOVES = Games.BREAKTHRU
            .read("10s/11/11/11/4s6/3G1F5/11/11/3G7/11/s10[] g - 0 9")
            .orElseThrow();

    private final BrowserContext visitor = Running.browser().visitor(Visit.DESK);
    private final Page page = visitor.newPage();
    private final String address = Running.application().address();

    @AfterEach
    void leave() {
        visitor.close();
    }

    @Test
    void a_hint_shows_the_piece_then_the_target_then_the_whole_turn() {
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        at.command("hint").click();
        assertThat(page.locator(".mark.hint")).hasCount(1);
        assertThat(page.locator(".mark.arrow")).hasCount(0);
        at.command("hint").click();
        assertThat(page.locator(".mark.hint")).hasCount(2);
        at.command("hint").click();
        assertThat(page.locator(".mark.arrow").first()).isVisible();
        assertThat(at.prompt()).containsText(Pattern.compile("[a-h][1-8][-x][a-h][1-8]"));
        at.click("b2");
        assertThat(page.locator(".mark.hint, .mark.arrow")).hasCount(0);
    }

    @Test
    void a_hint_requested_twice_before_it_arrives_shows_its_first_stage() {
        GamePage.open(page, address, Games.EXIMO);
        page.evaluate("""
                () => {
                  const hint = document.querySelector("[data-command='hint']");
                  hint.click();
                  hint.click();
                }
                """);
        assertThat(page.locator(".mark.hint")).hasCount(1);
    }

    @Test
    void pieces_in_hand_have_accessible_names() {
        GamePage at = GamePage.open(page, address, Games.XADRERSI);
        at.square("a1").press("m");
        assertThat(at.prompt()).containsText("white king");
    }

    @Test
    void the_last_chosen_side_is_offered_again_and_a_random_side_survives_a_reload() {
        page.navigate(address);
        page.evaluate("() => localStorage.setItem('tabuleiro.choice.eximo', '{\"side\": \"second\", \"level\": 1}')");
        GamePage at = GamePage.open(page, address, Games.EXIMO, "against=computer");
        assertThat(at.turn(1)).isVisible();
        Views.visit(page, address + "#/play/eximo?against=computer&level=1&side=random");
        GamePage.on(page, Games.EXIMO);
        assertThat(page).hasURL(Pattern.compile("side=(first|second)"));
    }

    @Test
    void Escape_lets_a_piece_go_that_is_dragged() {
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        at.square("c3").hover();
        page.mouse().down();
        at.square("c4").hover();
        page.keyboard().press("Escape");
        page.mouse().up();
        at.click("b2", "d4");
        assertThat(at.turns()).hasCount(1);
        assertThat(at.turn(1)).hasText("b2-d4");
    }

    @Test
    void running_out_of_time_ends_the_game() {
        page.clock().install();
        GamePage at = GamePage.open(page, address, Games.EXIMO, "against=person&clock=5%2B3");
        at.click("b2", "d4");
        page.clock().fastForward("04:59");
        assertThat(page.locator("[data-clock='second']")).hasClass(Pattern.compile("low"));
        assertThat(at.command("again")).hasCount(0);
        page.clock().fastForward("00:02");
        assertThat(at.prompt()).containsText("time");
        assertThat(at.command("again")).isVisible();
        at.command("take-back").click();
        assertThat(at.command("again")).hasCount(0);
        assertThat(page.locator("[data-clock='second']")).hasText("5:00");
    }

    @Test
    void turns_can_be_undone_and_redone() {
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        at.click("b2", "d4", "d7", "b5");
        at.command("take-back").click();
        at.command("take-back").click();
        assertThat(at.command("take-back")).isDisabled();
        assertThat(at.square("b2")).hasAttribute("aria-label", Pattern.compile("white"));

        at.turn(2).click();
        assertThat(at.prompt()).containsText("taken back");
        assertThat(at.command("next-turn")).isDisabled();
        at.command("previous-turn").click();
        assertThat(at.turn(1)).hasAttribute("aria-current", "step");
        at.command("next-turn").click();
        assertThat(at.turn(2)).hasAttribute("aria-current", "step");

        at.command("redo").click();
        page.keyboard().press("Control+y");
        assertThat(at.command("redo")).hasCount(0);
        page.keyboard().press("Control+z");
        assertThat(at.turn(2)).hasClass(Pattern.compile("taken-back"));
        page.locator(".settings-button").click();
        page.locator("dialog[open] .close").press("Control+z");
        page.keyboard().press("Escape");
        assertThat(at.turn(1)).not().hasClass(Pattern.compile("taken-back"));
    }

    @Test
    void Backspace_undoes_one_click_and_Escape_the_turn() {
        GamePage at = Views.play(page, address, TWO_MOVES);
        at.click("d6", "d5", "d3");
        assertThat(page.locator(".chip")).hasCount(2);
        page.keyboard().press("Backspace");
        assertThat(page.locator(".chip")).hasText("d6-d5");
        at.click("d3");
        page.keyboard().press("Escape");
        assertThat(page.locator(".chip")).hasCount(0);
        assertThat(at.turns()).hasCount(0);
    }

    @Test
    void resigning_asks_for_confirmation() {
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        at.choose("resign");
        assertThat(page.locator("[data-answer='no']")).isFocused();
        page.keyboard().press("Enter");
        assertThat(at.command("again")).hasCount(0);
        assertThat(at.command("resign")).isFocused();
        at.choose("resign");
        page.keyboard().press("Escape");
        assertThat(page.locator("[data-question]")).hasCount(0);
        at.choose("resign");
        page.locator("[data-answer='yes']").click();
        assertThat(at.command("again")).isVisible();
        assertThat(page.locator(".end-title")).hasText("Black won");
        assertThat(at.prompt()).containsText("White resigned");
    }

    /** Otherwise the confirmation would resign for the other side. */
    @Test
    void a_turn_or_navigation_closes_the_confirmation_of_a_resignation() {
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        at.choose("resign");
        at.click("b2", "d4");
        assertThat(at.turn(1)).hasText("b2-d4");
        assertThat(page.locator("[data-question]")).hasCount(0);

        page.setViewportSize(360, 640);
        assertThat(at.command("more")).isVisible();
        at.choose("resign");
        assertThat(page.locator("[data-question]")).isVisible();
        page.keyboard().press("Escape");
        at.command("more").click();
        assertThat(at.command("resign")).isVisible();
    }

    @Test
    void a_draw_can_be_offered_declined_and_accepted() {
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        at.choose("draw");
        assertThat(at.prompt()).containsText("White offers a draw");
        page.keyboard().press("Escape");
        at.click("a1");
        page.keyboard().press("Escape");
        assertThat(at.prompt()).containsText("White offers a draw");
        at.command("decline-draw").click();
        assertThat(at.command("accept-draw")).hasCount(0);
        at.click("b2", "d4");
        at.choose("draw");
        assertThat(at.prompt()).containsText("Black offers a draw");
        at.command("accept-draw").click();
        assertThat(at.command("again")).isVisible();
        assertThat(at.prompt()).containsText("agreement");
    }

    /** The person can win at once, and the no-progress count is high. */
    @Test
    void a_losing_computer_accepts_a_draw_after_many_turns_without_progress() {
        int turns = ShortGames.of(Games.EXIMO).line().turns().size();
        State won = ShortGames.after(Games.EXIMO, turns - 1);
        GamePage at = GamePage.open(page, address, Games.EXIMO, againstComputer(won));
        at.choose("draw");
        assertThat(at.prompt()).containsText("declines");

        State quiet = Games.EXIMO
                .read(won.toString().replaceFirst(" \\d+ (\\d+)$", " 40 $1"))
                .orElseThrow();
        Views.visit(page, address + "#/play/eximo?" + againstComputer(quiet));
        GamePage.on(page, Games.EXIMO).choose("draw");
        assertThat(at.command("again")).isVisible();
        assertThat(at.prompt()).containsText("agreement");
    }

    private static String againstComputer(State state) {
        String side = state.toMove() == Side.FIRST ? "first" : "second";
        return "against=computer&level=3&side=" + side + "&p=" + Views.encoded(state);
    }

    @Test
    void a_match_between_computers_can_be_paused_and_stepped() {
        GamePage at = GamePage.open(page, address, Games.EXIMO, "against=computers&level=2&rival=2");
        at.command("pause").click();
        assertThat(at.command("go-on")).isVisible();
        int played = at.turns().count();
        at.command("step").click();
        assertThat(at.turns()).hasCount(played + 1);
        assertThat(at.command("go-on")).isVisible();
        at.command("go-on").click();
        assertThat(at.turn(played + 2)).isVisible();
    }

    @Test
    void a_change_of_language_does_not_resume_a_paused_match() {
        GamePage at = GamePage.open(page, address, Games.EXIMO, "against=computers&level=2&rival=2");
        at.turn(1).waitFor();
        at.command("pause").click();
        assertThat(at.prompt()).containsText("Paused");
        int played = at.turns().count();
        page.locator(".settings-button").click();
        page.locator("dialog[open] select[name='language']").selectOption("pt");
        page.keyboard().press("Escape");
        assertThat(at.prompt()).containsText("Em pausa");
        assertThat(at.command("go-on")).isVisible();
        assertThat(at.turns()).hasCount(played);
        at.command("step").click();
        assertThat(at.turns()).hasCount(played + 1);
    }

    @Test
    void a_turn_entered_while_browsing_is_refused_with_a_reason() {
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        at.click("b2", "d4", "d7", "b5");
        at.command("previous-turn").click();
        at.click("g2");
        assertThat(at.refusal()).containsText("looking at an earlier turn");
        at.tabTo("[data-typed]");
        at.type("g2-h3");
        assertThat(at.refusal()).containsText("looking at an earlier turn");
        assertThat(at.turns()).hasCount(2);
        at.command("last-turn").first().click();
        assertThat(at.refusal()).hasCount(0);
    }

    @Test
    void after_the_end_a_click_points_to_the_analysis() {
        GamePage at = GamePage.open(page, address, Games.EXIMO);
        at.click("b2", "d4");
        at.choose("resign");
        page.locator("[data-answer='yes']").click();
        at.click("d7");
        assertThat(at.refusal()).containsText("analyse it to explore variations");
        at.command("previous-turn").click();
        assertThat(at.prompt()).containsText("Black resigned");
        at.click("b2");
        assertThat(at.refusal()).containsText("analyse it to explore variations");
    }

    @Test
    void a_set_up_can_be_filled_mirrored_chosen_and_repeated() {
        GamePage at = GamePage.open(page, address, Games.BREAKTHRU);
        at.click("d4", "e4");
        assertThat(page.locator("[data-counter]")).hasText("2/12");
        page.locator("[data-setup='mirror-files']").click();
        at.square("h4").waitFor();
        assertThat(at.square("h4")).hasAttribute("aria-label", Pattern.compile("escort"));
        page.locator("[data-setup='fill']").click();
        assertThat(page.locator("[data-counter]")).hasText("12/12");
        at.command("confirm").click();
        assertThat(page.locator("[data-counter]")).hasText("0/20");
        page.locator("[data-setup='presets']").selectOption("preset:standard");
        at.command("confirm").click();
        assertThat(page.locator("[data-counter]")).hasCount(0);
        String first = String.valueOf(at.turn(1).getAttribute("data-turn"));

        GamePage.open(page, address, Games.BREAKTHRU, "against=person&setup=&id=another");
        assertThat(page.locator("[data-counter]")).hasText("0/12");
        page.locator("[data-setup='presets']").selectOption(new SelectOption().setLabel("Repeat your last set-up"));
        at.command("confirm").click();
        assertThat(at.turn(1)).hasAttribute("data-turn", first);
    }

    @Test
    void the_board_can_be_flipped_and_shows_attacked_squares() {
        GamePage at = GamePage.open(page, address, Games.XADRERSI);
        at.click("K", "d4");
        double below = top(at, "a1");
        at.choose("flip");
        page.waitForFunction(
                "below => document.querySelector(\".board-cell[data-square='a1']\").getBoundingClientRect().top < below",
                below);
        assertThat(page.locator(".heat")).hasCount(0);
        at.choose("heat");
        assertThat(page.locator(".heat.first")).hasCount(8);
        at.choose("heat");
        assertThat(page.locator(".heat")).hasCount(0);
    }

    private static double top(GamePage at, String square) {
        return at.square(square).boundingBox().y;
    }

    @Test
    void a_change_of_language_keeps_the_turn_being_entered() {
        GamePage at = Views.play(page, address, TWO_MOVES);
        at.click("d6", "d5");
        assertThat(at.chips()).hasText("d6-d5");
        page.locator(".settings-button").click();
        page.locator("dialog[open] select[name='language']").selectOption("pt");
        page.keyboard().press("Escape");
        assertThat(page.locator("html")).hasAttribute("lang", "pt-PT");
        assertThat(at.prompt()).containsText("Movimento 1 de 2");
        assertThat(at.chips()).hasText("d6-d5");
        at.click("d3", "d2");
        assertThat(at.turn(1)).hasText("d6-d5 · d3-d2");
    }
}
