package org.tabuleiro.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.desktop.window.TestWindow;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

/** How many clicks turns take that have shorter ways than step by step; whole games are counted elsewhere. */
final class ClickBudgetTest {

    @TempDir
    private Path folder = Path.of("");

    private static void click(TestWindow desk, String... squares) {
        for (String square : squares) {
            desk.clickSquare(desk.table().game().board().find(square));
        }
    }

    private static String last(TestWindow desk) {
        return desk.table().live().turn().orElseThrow().text();
    }

    @Test
    void a_chain_whose_last_square_decides_the_way_takes_two_clicks() {
        try (TestWindow desk = TestWindow.open(folder)) {
            desk.playTogether(ShortGames.after(Games.EXIMO, 11));
            click(desk, "d8", "h4");
            assertThat(last(desk)).isEqualTo("d8-f6-h4");
            assertThat(desk.clicks()).isEqualTo(2);
        }
    }

    @Test
    void two_moves_of_breakthru_take_four_clicks() {
        try (TestWindow desk = TestWindow.open(folder)) {
            desk.playTogether(ShortGames.after(Games.BREAKTHRU, 3));
            click(desk, "j7", "j5", "h3", "h1");
            assertThat(last(desk)).isEqualTo("j7-j5,h3-h1");
            assertThat(desk.clicks()).isEqualTo(4);
        }
    }

    @Test
    void a_piece_of_xadrersi_goes_to_a_square_in_two_clicks_in_either_order() {
        try (TestWindow desk = TestWindow.open(folder)) {
            Game game = Games.XADRERSI;
            desk.playTogether(ShortGames.after(game, 6));
            desk.click(desk.find("hand:R"));
            click(desk, "g8");
            assertThat(last(desk)).isEqualTo("R@g8");
            click(desk, "e3");
            desk.click(desk.find("hand:n"));
            assertThat(last(desk)).isEqualTo("N@e3");
            assertThat(desk.clicks()).isEqualTo(4);
        }
    }

    @Test
    void a_choice_among_captures_takes_one_click_more() {
        // The bank of one stone does not suffice for both red stones that the move flanks.
        State state = Games.SIXTEEN_STONES
                .read("1b2R/b1bR1/1R1Rb/bRbR1/R1R1b[b] b - 0 20")
                .orElseThrow();
        try (TestWindow desk = TestWindow.open(folder)) {
            desk.playTogether(state);
            click(desk, "e3", "e2", "d3");
            assertThat(last(desk)).isEqualTo("e3-e2xd3");
            assertThat(desk.clicks()).isEqualTo(3);
        }
    }

    @Test
    void a_drag_does_what_two_clicks_do() {
        try (TestWindow desk = TestWindow.open(folder)) {
            desk.playTogether(Games.EXIMO.start());
            desk.drag(Games.EXIMO.board().find("b2"), Games.EXIMO.board().find("d4"));
            assertThat(last(desk)).isEqualTo("b2-d4");
            assertThat(desk.clicks()).isEqualTo(1);
        }
    }

    @Test
    void a_chain_can_be_dragged_hop_by_hop() {
        try (TestWindow desk = TestWindow.open(folder)) {
            desk.playTogether(ShortGames.after(Games.EXIMO, 12));
            for (List<String> hop : List.of(List.of("h3", "h5"), List.of("f5", "h7"))) {
                desk.drag(
                        Games.EXIMO.board().find(hop.get(0)),
                        Games.EXIMO.board().find(hop.get(1)));
            }
            assertThat(last(desk)).isEqualTo("h3xh5xf5xh7");
        }
    }
}
