package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

/** Turns that need fewer clicks than steps. */
final class ClickShortcutsTest {
    private static final BrowserContext VISITOR = Running.browser().visitor(Visit.DESK);

    @AfterAll
    static void leave() {
        VISITOR.close();
    }

    private static GamePage play(State state) {
        return Views.play(VISITOR.newPage(), Running.application().address(), state);
    }

    private static void assertPlayed(GamePage at, int turn, String text, int clicks) {
        assertThat(at.turn(turn)).hasText(text);
        assertThat(at.clicks()).isEqualTo(clicks);
    }

    @Test
    void a_chain_with_a_unique_path_to_its_last_square_takes_two_clicks() {
        GamePage at = play(ShortGames.after(Games.EXIMO, 11));
        at.click("d8", "h4");
        assertPlayed(at, 1, "d8-f6-h4", 2);
    }

    @Test
    void two_moves_of_breakthru_take_four_clicks() {
        GamePage at = play(ShortGames.after(Games.BREAKTHRU, 3));
        at.click("j7", "j5", "h3", "h1");
        assertPlayed(at, 1, "j7-j5 · h3-h1", 4);
    }

    @Test
    void a_piece_of_xadrersi_goes_to_a_square_in_two_clicks_in_either_order() {
        GamePage at = play(ShortGames.after(Games.XADRERSI, 6));
        at.click("R", "g8");
        assertPlayed(at, 1, "R@g8", 2);
        at.click("e3", "N");
        assertPlayed(at, 2, "N@e3", 4);
    }

    @Test
    void a_choice_of_captures_takes_one_more_click() {
        // The bank of one stone does not suffice for both red stones that the move flanks.
        GamePage at = play(Games.SIXTEEN_STONES
                .read("1b2R/b1bR1/1R1Rb/bRbR1/R1R1b[b] b - 0 20")
                .orElseThrow());
        at.click("e3", "e2", "d3");
        assertPlayed(at, 1, "e3-e2xd3", 3);
    }

    @Test
    void a_drag_equals_two_clicks() {
        GamePage at = play(Games.EXIMO.start());
        at.drag("b2", "d4");
        assertPlayed(at, 1, "b2-d4", 1);
    }

    @Test
    void a_chain_can_be_dragged_hop_by_hop() {
        GamePage at = play(ShortGames.after(Games.EXIMO, 12));
        at.drag("h3", "h5");
        at.drag("f5", "h7");
        assertPlayed(at, 1, "h3xh5xf5xh7", 2);
    }
}
