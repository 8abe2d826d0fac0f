package org.tabuleiro.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.RandomPositions;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class EvaluationTest {

    static List<Game> games() {
        return Games.ALL;
    }

    private static int value(Game game, String evaluation, String position) {
        return Knowledge.of(game)
                .evaluation(evaluation)
                .orElseThrow()
                .evaluate(game.read(position).orElseThrow().toPosition());
    }

    // The tapered weights of Xadrersi are divided by sixteen, with rounding; the other games do not round.
    private static final int UNIT = 16;

    private static int rounded(Game game, int parts) {
        return game.equals(Games.XADRERSI) ? parts : 0;
    }

    @ParameterizedTest
    @MethodSource("games")
    void terms_add_up_to_the_score_of_the_first_player(Game game) {
        for (Evaluation evaluation : Knowledge.of(game).evaluations().values()) {
            for (State state : RandomPositions.of(game, 200, 23)) {
                Position position = state.toPosition();
                int sum = evaluation.terms(position).stream()
                        .mapToInt(Evaluation.Term::value)
                        .sum();
                assertThat(position.toMove() == 0 ? sum : -sum)
                        .as(state.toString())
                        .isCloseTo(
                                evaluation.evaluate(position),
                                within(rounded(game, evaluation.terms(position).size())));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_score_is_linear_in_the_weights(Game game) {
        for (Evaluation evaluation : Knowledge.of(game).evaluations().values()) {
            int[] row = evaluation.weights().vector();
            for (State state : RandomPositions.of(game, 50, 29)) {
                double sum = 0;
                for (int i = 0; i < row.length; i++) {
                    int[] unit = new int[row.length];
                    unit[i] = UNIT;
                    sum += row[i]
                            / (double) UNIT
                            * evaluation
                                    .with(evaluation.weights().withVector(unit))
                                    .evaluate(state.toPosition());
                }
                assertThat(sum)
                        .as(state.toString())
                        .isCloseTo((double) evaluation.evaluate(state.toPosition()), within((double) rounded(game, 1)));
            }
        }
    }

    @Test
    void plain_eximo_counts_men_ranks_and_moves() {
        // Two men against one: 100; ranks 2 + 1 against 1: 6; moves 3 + 3 against 2: 4.
        assertThat(value(Games.EXIMO, "plain", "8/b7/8/8/8/3W4/5W2/8 w - 0 1")).isEqualTo(110);
        assertThat(value(Games.EXIMO, "plain", "8/b7/8/8/8/3W4/5W2/8 b - 0 2")).isEqualTo(-110);
    }

    @Test
    void equal_material_scores_0() {
        for (String setup : Games.BREAKTHRU.setups().values()) {
            assertThat(value(Games.BREAKTHRU, "material", setup)).isZero();
        }
        assertThat(value(Games.SIXTEEN_STONES, "material", "RR3/5/5/5/bbb2[5R5b] r - 0 21"))
                .isEqualTo(-100);
    }

    @Test
    void the_score_evaluation_counts_attacked_squares() {
        assertThat(value(Games.XADRERSI, "score", "8/8/8/8/8/8/8/K7[Q2R2B2Nkq2r2b2n] b - 0 2"))
                .isEqualTo(-150);
    }
}
