package org.tabuleiro.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class DimEvaluationTest {
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

    private static DimEvaluation dim(Evaluation clear, long seed, int error, int blindness) {
        DimEvaluation dim = new DimEvaluation(clear, false);
        dim.dim(seed, error, blindness);
        return dim;
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
    void errors_stay_within_the_greatest_and_are_as_often_too_high_as_too_low() {
        List<Integer> values = values(dim(constant(100), 1, ERROR, 0));
        assertThat(values).allMatch(value -> value >= 100 - ERROR && value <= 100 + ERROR);
        assertThat(share(values.stream().filter(value -> value > 100).count())).isBetween(0.45, 0.55);
    }

    @Test
    void small_errors_are_more_frequent_than_great_ones() {
        List<Integer> values = values(dim(constant(0), 1, ERROR, 0));
        // The sum of two dice is within half of its range three times of four.
        assertThat(share(values.stream()
                        .filter(value -> Math.abs(value) < ERROR / 2)
                        .count()))
                .isBetween(0.71, 0.79);
        assertThat(values).anyMatch(value -> Math.abs(value) > ERROR * 9 / 10);
    }

    @Test
    void errors_are_those_of_a_seed_and_of_positions() {
        List<Integer> values = values(dim(constant(0), 1, ERROR, 0));
        assertThat(values(dim(constant(0), 1, ERROR, 0))).isEqualTo(values);
        assertThat(values(dim(constant(0), 2, ERROR, 0))).isNotEqualTo(values);
        assertThat(values.stream().distinct().count()).isGreaterThan(ERROR / 2);
    }

    @Test
    void a_misjudged_value_is_never_taken_for_a_proven_one() {
        assertThat(values(dim(constant(Score.MOST - 10), 1, 5000, 0)))
                .allMatch(value -> value <= Score.MOST)
                .contains(Score.MOST);
        assertThat(values(dim(constant(10 - Score.MOST), 1, 5000, 0)))
                .allMatch(value -> value >= -Score.MOST)
                .contains(-Score.MOST);
    }

    @Test
    void without_an_error_values_are_the_clear_ones() {
        Evaluation clear = Minds.of(Games.EXIMO).evaluation();
        assertThat(values(dim(clear, 1, 0, 500))).isEqualTo(values(clear));
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 0", "30, 0.02, 0.04", "300, 0.27, 0.33", "1000, 1, 1"})
    void so_many_turns_of_a_thousand_are_overlooked(int blindness, double least, double most) {
        List<Boolean> overlooked = overlooked(dim(constant(0), 1, 0, blindness));
        assertThat(share(overlooked.stream().filter(each -> each).count())).isBetween(least, most);
    }

    @Test
    void what_is_overlooked_depends_on_the_seed() {
        List<Boolean> overlooked = overlooked(dim(constant(0), 1, 0, 300));
        assertThat(overlooked(dim(constant(0), 1, 0, 300))).isEqualTo(overlooked);
        assertThat(overlooked(dim(constant(0), 2, 0, 300))).isNotEqualTo(overlooked);
    }
}
