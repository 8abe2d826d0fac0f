package org.tabuleiro.engine.review;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.engine.RandomPositions;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.TurnBuilder;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class HintTest {
    private static Hint hint(Game game, String position) {
        return Hint.of(game.read(position).orElseThrow(), () -> false);
    }

    private static String text(Game game, Hint hint) {
        return hint.begin().map(click -> click.text(game.board())).orElse("-") + " "
                + hint.target().map(click -> click.text(game.board())).orElse("-") + " " + hint.turn();
    }

    @Test
    void the_stages_are_the_piece_the_square_and_the_turn() {
        Hint capture = hint(Games.EXIMO, "8/8/4b3/8/3b4/1Wb5/7b/8 w - 0 31");
        assertThat(text(Games.EXIMO, capture)).isEqualTo("b3 d3 b3xd3xd5xf7");
        Hint escape = hint(Games.BREAKTHRU, "11/11/11/11/11/3G1F5/11/11/11/11/s10[] g - 5 9");
        assertThat(text(Games.BREAKTHRU, escape)).startsWith("f6 ").contains(" Ff6-");
    }

    @Test
    void a_turn_of_one_click_has_a_single_stage() {
        Hint placement = Hint.of(Games.SIXTEEN_STONES.start(), () -> false);
        assertThat(placement.target()).isEmpty();
        assertThat(placement.turn().steps()).isNotEmpty();
    }

    @Test
    void the_first_two_stages_are_legal_clicks() {
        for (Game game : Games.ALL) {
            for (State state : RandomPositions.of(game, 10, 4)) {
                Hint hint = Hint.of(state, () -> true);
                TurnBuilder builder = new TurnBuilder(state);
                hint.begin()
                        .ifPresent(click -> assertThat(builder.click(click))
                                .as(state + " " + hint)
                                .isInstanceOf(TurnBuilder.Accepted.class));
                hint.target()
                        .filter(click -> builder.steps().isEmpty())
                        .ifPresent(click -> assertThat(builder.click(click))
                                .as(state + " " + hint)
                                .isInstanceOf(TurnBuilder.Accepted.class));
            }
        }
    }
}
