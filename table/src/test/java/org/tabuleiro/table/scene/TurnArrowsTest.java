package org.tabuleiro.table.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tabuleiro.table.Tables.state;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TurnArrowsTest {

    /** The arrows of steps from a state, such as "1 b2-d4", in their order. */
    private static List<String> arrows(State state, String steps) {
        return TurnArrows.of(state.readSteps(steps).orElseThrow(), 0).stream()
                .map(arrow -> arrow.number() + " "
                        + state.game().board().name(arrow.from()) + "-"
                        + state.game().board().name(arrow.to()))
                .toList();
    }

    @Test
    void a_move_is_one_arrow() {
        assertThat(arrows(Games.EXIMO.start(), "b3-b4")).containsExactly("1 b3-b4");
    }

    @Test
    void every_hop_of_a_chain_begins_where_the_last_one_ended() {
        assertThat(arrows(state(Games.EXIMO, "1b4b1/8/8/4W3/8/2W5/1W6/8 w - 0 21"), "b2-d4-f6"))
                .containsExactly("1 b2-d4", "2 d4-f6");
        assertThat(arrows(state(Games.EXIMO, "8/8/4b3/8/3b4/1Wb5/8/8 w - 0 31"), "b3xd3xd5xf7"))
                .containsExactly("1 b3-d3", "2 d3-d5", "3 d5-f7");
    }

    @Test
    void the_rest_of_a_chain_begins_where_its_man_stands() {
        State rest = state(Games.EXIMO, "8/8/4b3/8/3b4/1Wb5/8/8 w - 0 31").play("b3xd3");
        assertThat(arrows(rest, "xd5xf7")).containsExactly("1 d3-d5", "2 d5-f7");
    }

    @Test
    void a_placement_has_an_arrow_of_length_0_and_a_number() {
        assertThat(arrows(state(Games.EXIMO, "5b2/2W5/8/8/8/8/2W5/2W5 w - 0 41"), "c7-d8@b1@f2"))
                .containsExactly("1 c7-d8", "2 b1-b1", "3 f2-f2");
        assertThat(arrows(Games.BREAKTHRU.start(), "@d5@d6@e4")).containsExactly("1 d5-d5", "2 d6-d6", "3 e4-e4");
        assertThat(arrows(Games.XADRERSI.start(), "K@d4")).containsExactly("1 d4-d4");
    }

    @Test
    void two_moves_by_two_ships_are_two_arrows() {
        State state = state(Games.BREAKTHRU, "10s/11/11/3G7/11/5F5/11/7G3/11/11/s10[] g - 0 5");
        assertThat(arrows(state, "h4-h2,d8-d9")).containsExactly("1 h4-h2", "2 d8-d9");
        assertThat(arrows(state, "Ff6-f9")).containsExactly("1 f6-f9");
    }

    @Test
    void words_have_no_arrows_and_are_not_counted() {
        State choose = state(
                Games.BREAKTHRU,
                "11/3sssss3/11/1s2GGG2s1/1s1G3G1s1/1s1G1F1G1s1/1s1G3G1s1/1s2GGG2s1/11/3sssss3/11[] g choose 0 3");
        assertThat(arrows(choose, "gold")).isEmpty();
        assertThat(arrows(choose, "gold,d5-c5,h5-i5")).containsExactly("1 d5-c5", "2 h5-i5");
    }

    @Test
    void a_step_that_captures_beside_its_way_leads_to_where_it_goes() {
        State state = state(Games.SIXTEEN_STONES, "5/5/Rb1bR/2R2/b3b[R] r - 3 19");
        assertThat(arrows(state, "c2-c3xb3")).containsExactly("1 c2-c3");
    }

    @Test
    void arrows_carry_the_rank_of_their_line() {
        State state = Games.EXIMO.start();
        assertThat(TurnArrows.of(state.readSteps("b3-b4").orElseThrow(), 2))
                .containsExactly(new Mark.Arrow(
                        state.game().board().find("b3"), state.game().board().find("b4"), 1, 2));
    }
}
