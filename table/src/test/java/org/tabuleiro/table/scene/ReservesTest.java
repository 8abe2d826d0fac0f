package org.tabuleiro.table.scene;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tabuleiro.table.Tables.state;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ReservesTest {

    @ParameterizedTest
    @CsvSource({"eximo, false", "breakthru, false", "xadrersi, true", "sixteen-stones, false"})
    void only_pieces_of_different_kinds_are_chosen_beside_the_board(String id, boolean clicked) {
        assertThat(Reserves.isClicked(Games.find(id).orElseThrow())).isEqualTo(clicked);
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void at_the_start_nothing_is_lost(Game game) {
        assertThat(Reserves.lost(game.start(), Side.FIRST)).isZero();
        assertThat(Reserves.lost(game.start(), Side.SECOND)).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "5/5/2b2/5/RRb1b[] r - 0 19, 6, 5",
        "5/5/2b2/5/RRb1b[R3b] r - 0 19, 5, 2",
        "D4/4d/2b2/5/RRb1b[R3b] r - 0 19, 4, 1"
    })
    void stones_are_lost_that_are_neither_on_the_board_nor_in_the_bank(String position, int red, int blue) {
        State state = state(Games.SIXTEEN_STONES, position);
        assertThat(Reserves.lost(state, Side.FIRST)).isEqualTo(red);
        assertThat(Reserves.lost(state, Side.SECOND)).isEqualTo(blue);
    }

    @Test
    void a_sacrificed_stone_is_lost_and_a_captured_one_is_not() {
        State before = state(Games.SIXTEEN_STONES, "bb3/5/2R2/1R3/RRRb1[R] r - 4 31");
        State after = before.play("c3-d4,a1>d1,sac,b2-b3");
        assertThat(Reserves.lost(after, Side.FIRST)).isEqualTo(Reserves.lost(before, Side.FIRST) + 1);
        State flanking = state(Games.SIXTEEN_STONES, "5/5/Rb1bR/2R2/b3b[R] r - 3 19");
        State captured = flanking.play("c2-c3xb3");
        assertThat(Reserves.lost(captured, Side.SECOND)).isEqualTo(Reserves.lost(flanking, Side.SECOND));
    }

    @Test
    void pieces_that_wait_in_a_hand_are_not_lost() {
        State state = Games.XADRERSI.start().play("K@d4");
        assertThat(Reserves.lost(state, Side.FIRST)).isZero();
        assertThat(Reserves.lost(state, Side.SECOND)).isZero();
    }

    @Test
    void games_without_a_reserve_count_no_losses() {
        State state = state(Games.EXIMO, "8/8/8/2b2b2/2W2W2/8/1W6/8 w - 0 15");
        assertThat(Reserves.lost(state, Side.FIRST)).isZero();
        assertThat(Reserves.lost(state, Side.SECOND)).isZero();
    }
}
