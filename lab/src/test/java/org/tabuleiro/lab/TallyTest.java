package org.tabuleiro.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TallyTest {

    /**
     * From R. G. Newcombe, Two-sided confidence intervals for the single proportion, 1998, table I, method 3.
     */
    @ParameterizedTest
    @CsvSource({"81, 182, 0.2553, 0.3662", "15, 133, 0.0624, 0.1605", "0, 20, 0, 0.1611", "1, 28, 0.0061, 0.1718"})
    void without_draws_the_interval_is_that_of_the_literature(int wins, int losses, double low, double high) {
        Tally.Interval interval = new Tally(wins, 0, losses).interval();
        assertThat(interval.low()).isCloseTo(low, within(0.00006));
        assertThat(interval.high()).isCloseTo(high, within(0.00006));
        Tally.Interval other = new Tally(losses, 0, wins).interval();
        assertThat(other.low()).isCloseTo(1 - high, within(0.00006));
        assertThat(other.high()).isCloseTo(1 - low, within(0.00006));
    }

    @Test
    void equal_results_leave_a_confidence_interval() {
        assertThat(new Tally(20, 0, 0).interval().low()).isCloseTo(0.8389, within(0.0001));
        assertThat(Tally.elo(new Tally(20, 0, 0).interval().low())).isCloseTo(286.6, within(0.5));
        assertThat(Tally.elo(new Tally(20, 0, 0).interval().high()))
                .isInfinite()
                .isPositive();
        assertThat(Tally.elo(new Tally(0, 0, 20).interval().low())).isInfinite().isNegative();
        Tally.Interval drawn = new Tally(0, 20, 0).interval();
        assertThat(drawn.low()).isBetween(0.40, 0.45);
        assertThat(drawn.high()).isCloseTo(1 - drawn.low(), within(1e-12));
        assertThat(Tally.NONE.interval()).isEqualTo(new Tally.Interval(0, 1));
    }

    @Test
    void intervals_shrink_with_the_square_root_of_the_games() {
        assertThat(width(new Tally(4000, 3000, 3000)) / width(new Tally(16000, 12000, 12000)))
                .isCloseTo(2, within(0.001));
    }

    private static double width(Tally tally) {
        return tally.interval().high() - tally.interval().low();
    }

    /** Exact, not sampled: sums over all possible results with their probabilities. */
    @ParameterizedTest
    @CsvSource({"4, 0.81", "20, 0.86", "60, 0.92"})
    void the_interval_covers_the_true_share_with_95_percent(int games, double worst) {
        double least = 1;
        double sum = 0;
        int count = 0;
        for (int win = 0; win <= 20; win++) {
            for (int draw = 0; win + draw <= 20; draw++) {
                double coverage = coverage(games, win / 20.0, draw / 20.0);
                least = Math.min(least, coverage);
                sum += coverage;
                count++;
            }
        }
        assertThat(least).isGreaterThan(worst);
        assertThat(sum / count).isBetween(0.95, 0.98);
    }

    private static double coverage(int games, double win, double draw) {
        double share = win + draw / 2;
        double covered = 0;
        for (int wins = 0; wins <= games; wins++) {
            for (int draws = 0; wins + draws <= games; draws++) {
                int losses = games - wins - draws;
                Tally.Interval interval = new Tally(wins, draws, losses).interval();
                if (interval.low() <= share + 1e-12 && share - 1e-12 <= interval.high()) {
                    covered += choose(games, wins)
                            * choose(games - wins, draws)
                            * Math.pow(win, wins)
                            * Math.pow(draw, draws)
                            * Math.pow(1 - win - draw, losses);
                }
            }
        }
        return covered;
    }

    private static double choose(int all, int some) {
        double ways = 1;
        for (int i = 1; i <= some; i++) {
            ways *= (all - some + i) / (double) i;
        }
        return ways;
    }
}
