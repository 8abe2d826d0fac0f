package org.tabuleiro.engine.level;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.RandomPositions;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.engine.evaluation.Weights;
import org.tabuleiro.engine.search.Score;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class NoisyEvaluationTest {
    private static final int ERROR = 400;
    private static final List<Position> POSITIONS = RandomPositions.of(Games.EXIMO, 2000, 43).stream()
            .filter(State::isTurnStart)
            .map(State::toPosition)
            .toList();

    private static Evaluation constant(int value) {
        return new Evaluation(Weights.none()) {
            @Override
            public int evaluate(Position position) {
                return value;
            }

            @Override
            public Evaluation with(Weights other) {
                return this;
            }
        };
    }

    private static NoisyEvaluation noisy(Evaluation exact, long seed, int error, int blindness) {
        NoisyEvaluation noisy = new NoisyEvaluation(exact, false);
        noisy.setNoise(seed, error, blindness);
        return noisy;
    }

    private static List<Integer> values(Evaluation evaluation) {
        return POSITIONS.stream().map(evaluation::evaluate).toList();
    }

    private static List<Boolean> overlooked(Evaluation evaluation) {
        return POSITIONS.stream().map(evaluation::overlooks).toList();
    }

    private static double share(long count) {
        return (double) count / POSITIONS.size();
    }

    @Test
    void errors_stay_within_the_maximum_and_are_symmetric() {
        List<Integer> values = values(noisy(constant(100), 1, ERROR, 0));
        assertThat(values).allMatch(value -> value >= 100 - ERROR && value <= 100 + ERROR);
        assertThat(share(values.stream().filter(value -> value > 100).count())).isBetween(0.45, 0.55);
    }

    @Test
    void small_errors_are_more_frequent_than_large_ones() {
        List<Integer> values = values(noisy(constant(0), 1, ERROR, 0));
        // The sum of two dice is within half of its range three times out of four.
        assertThat(share(values.stream()
                        .filter(value -> Math.abs(value) < ERROR / 2)
                        .count()))
                .isBetween(0.71, 0.79);
        assertThat(values).anyMatch(value -> Math.abs(value) > ERROR * 9 / 10);
    }

    @Test
    void errors_depend_on_the_seed_and_the_position() {
        List<Integer> values = values(noisy(constant(0), 1, ERROR, 0));
        assertThat(values(noisy(constant(0), 1, ERROR, 0))).isEqualTo(values);
        assertThat(values(noisy(constant(0), 2, ERROR, 0))).isNotEqualTo(values);
        assertThat(values.stream().distinct().count()).isGreaterThan(ERROR / 2);
    }

    @Test
    void a_noisy_score_never_reaches_the_range_of_proven_scores() {
        assertThat(values(noisy(constant(Score.MAX_EVALUATION - 10), 1, 5000, 0)))
                .allMatch(value -> value <= Score.MAX_EVALUATION)
                .contains(Score.MAX_EVALUATION);
        assertThat(values(noisy(constant(10 - Score.MAX_EVALUATION), 1, 5000, 0)))
                .allMatch(value -> value >= -Score.MAX_EVALUATION)
                .contains(-Score.MAX_EVALUATION);
    }

    @Test
    void without_noise_scores_are_exact() {
        Evaluation exact = Knowledge.of(Games.EXIMO).evaluation();
        assertThat(values(noisy(exact, 1, 0, 500))).isEqualTo(values(exact));
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 0", "30, 0.02, 0.04", "300, 0.27, 0.33", "1000, 1, 1"})
    void the_share_of_overlooked_turns_is_the_blindness(int blindness, double least, double most) {
        List<Boolean> overlooked = overlooked(noisy(constant(0), 1, 0, blindness));
        assertThat(share(overlooked.stream().filter(each -> each).count())).isBetween(least, most);
    }

    @Test
    void overlooked_turns_depend_on_the_seed() {
        List<Boolean> overlooked = overlooked(noisy(constant(0), 1, 0, 300));
        assertThat(overlooked(noisy(constant(0), 1, 0, 300))).isEqualTo(overlooked);
        assertThat(overlooked(noisy(constant(0), 2, 0, 300))).isNotEqualTo(overlooked);
    }
}
