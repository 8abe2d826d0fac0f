package org.tabuleiro.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

/** How pieces move from one position to the next. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TransitionTest {
    private static int square(Game game, String name) {
        return game.board().find(name);
    }

    private static Transition of(State before, String step) {
        State after = before.play(before.readSteps(step).orElseThrow().get(0));
        return Transition.between(before.game(), before.layout(), after.layout());
    }

    private static Transition.Move move(Game game, char letter, String from, String to) {
        return new Transition.Move(letter, square(game, from), square(game, to));
    }

    @Test
    void a_push_moves_its_row_together_and_the_last_stone_goes_to_its_bank() {
        Game game = Games.SIXTEEN_STONES;
        State before = game.read("5/5/5/R4/RRRbb[] r - 0 33").orElseThrow();
        Transition push = of(before, "a1>d1");
        assertThat(push.moves())
                .containsExactlyInAnyOrder(
                        move(game, 'R', "a1", "b1"),
                        move(game, 'R', "b1", "c1"),
                        move(game, 'R', "c1", "d1"),
                        move(game, 'b', "d1", "e1"));
        assertThat(push.banked())
                .containsExactly(new Transition.Banked('b', square(game, "e1"), Side.SECOND, Optional.of(0)));
        assertThat(push.removed()).isEmpty();
        assertThat(push.added()).isEmpty();
    }

    @Test
    void a_man_that_jumps_over_another_is_a_single_move() {
        Game game = Games.EXIMO;
        Transition jump = of(game.start(), "b2-d4");
        assertThat(jump.moves()).containsExactly(move(game, 'W', "b2", "d4"));
    }

    @Test
    void a_placed_piece_lands() {
        Game game = Games.XADRERSI;
        State before = game.start();
        State after = before.play(before.legalSteps().get(0));
        Transition placed = Transition.between(game, before.layout(), after.layout());
        assertThat(placed.added()).hasSize(1);
        assertThat(placed.moves()).isEmpty();
        assertThat(placed.banked()).isEmpty();
    }
}
