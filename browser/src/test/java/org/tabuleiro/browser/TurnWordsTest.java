package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

/** Words of the notation are shown translated; files keep the notation. */
final class TurnWordsTest {
    /** Blue can neither push nor move. */
    private static final State BLOCKED =
            Games.SIXTEEN_STONES.read("5/5/5/RRR2/bbRR1[] b - 0 20").orElseThrow();
    /** Red has a stone in the bank. */
    private static final State BANK =
            Games.SIXTEEN_STONES.read("bb3/5/2R2/1R3/RRRb1[R] r - 4 31").orElseThrow();

    private final BrowserContext visitor = Running.browser().visitor(Visit.DESK);
    private final Page page = visitor.newPage();
    private final String address = Running.application().address();

    @AfterEach
    void leave() {
        visitor.close();
    }

    private void speak(String language) {
        page.locator(".settings-button").click();
        page.locator("dialog[open] select[name='language']").selectOption(language);
        page.keyboard().press("Escape");
        assertThat(page.locator("html")).hasAttribute("lang", language.equals("pt") ? "pt-PT" : "en");
    }

    @Test
    void the_choice_of_the_first_player_is_listed_by_its_name() {
        GamePage at = GamePage.open(page, address, Games.BREAKTHRU, "against=person&setup=standard");
        at.click("silver");
        assertThat(at.turn(1)).hasText("Silver begins");
        at.square("f6").press("l");
        assertThat(at.prompt()).hasText("Last turn: Silver begins");
        speak("pt");
        assertThat(at.turn(1)).hasText("Prateado começa");
        assertThat(at.turn(1)).hasAttribute("data-turn", "silver");
        assertThat(at.saved()).contains("2. silver *");
    }

    @Test
    void the_computer_passes_in_a_sentence() {
        GamePage at = GamePage.open(
                page, address, Games.SIXTEEN_STONES, "against=computer&level=1&side=first&p=" + Views.encoded(BLOCKED));
        assertThat(at.prompt()).containsText("Blue cannot move and passes.");
        assertThat(at.turn(1)).hasText("pass");
        speak("pt");
        assertThat(at.turn(1)).hasText("passa");
    }

    @Test
    void a_forced_word_is_reported_by_its_name() {
        GamePage at = Views.play(page, address, BLOCKED);
        assertThat(at.prompt()).containsText("Blue cannot move and passes.");
    }

    @Test
    void words_of_the_turn_being_entered_have_their_names() {
        GamePage at = Views.play(page, address, BANK);
        at.click("sac");
        assertThat(at.chips()).hasText("sacrifice");
        assertThat(at.chips()).hasAttribute("aria-label", "Go back to before sacrifice");
        speak("pt");
        assertThat(at.chips()).hasText("sacrifício");
        at.command("reset-turn").click();
        at.click("c3", "d4", "end");
        assertThat(at.turn(1)).hasText("c3-d4 · fim");
    }

    @Test
    void a_sacrifice_is_not_offered_while_captures_are_being_chosen() {
        GamePage at = Views.play(
                page,
                address,
                Games.SIXTEEN_STONES.read("5/5/Rb1bR/2R2/b3b[R] r p 3 19").orElseThrow());
        assertThat(page.locator("[data-word='sac']")).isVisible();
        at.click("c2", "c3");
        assertThat(page.locator("[data-word]")).hasCount(0);
        at.square("c3").press("s");
        assertThat(at.chips()).hasCount(0);
        assertThat(page.locator(".chip.begun")).hasCount(2);
        at.click("d3");
        assertThat(at.turn(1)).hasText("c2-c3xd3");
    }
}
