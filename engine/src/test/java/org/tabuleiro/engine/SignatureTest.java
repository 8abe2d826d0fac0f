package org.tabuleiro.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SignatureTest {
    @Test
    void it_is_the_same_in_every_run() {
        for (Game game : Games.ALL) {
            long nodes = Signature.nodes(game);
            assertThat(nodes).as(game.id()).isPositive().isEqualTo(Signature.nodes(game));
        }
    }

    @Test
    void its_positions_are_always_the_same_and_can_be_searched() {
        for (Game game : Games.ALL) {
            assertThat(Signature.positions(game, 50))
                    .isEqualTo(Signature.positions(game, 50))
                    .allMatch(state -> !state.isOver());
        }
    }
}
