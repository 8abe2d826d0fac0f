package org.tabuleiro.engine.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Side;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ReviewSummaryTest {
    private static Optional<Verdict> verdict(Side side, double best, double chance) {
        return Optional.of(new Verdict(side, best, chance, Judgement.of(best - chance), List.of()));
    }

    @Test
    void a_turn_without_loss_is_fully_accurate_and_accuracy_falls_with_the_loss() {
        assertThat(ReviewSummary.accuracy(0)).isEqualTo(100);
        assertThat(ReviewSummary.accuracy(0.05)).isEqualTo(79.8, within(0.1));
        assertThat(ReviewSummary.accuracy(0.2)).isEqualTo(40.0, within(0.1));
        assertThat(ReviewSummary.accuracy(1)).isZero();
    }

    @Test
    void each_side_has_the_mean_of_its_turns_and_its_mistakes_counted() {
        List<Optional<Verdict>> verdicts = List.of(
                verdict(Side.FIRST, 0.5, 0.5),
                verdict(Side.SECOND, 0.5, 0.44),
                verdict(Side.FIRST, 0.65, 0.4),
                Optional.empty(),
                verdict(Side.SECOND, 0.6, 0.45));
        ReviewSummary first = ReviewSummary.of(verdicts, Side.FIRST);
        assertThat(first.turns()).isEqualTo(2);
        assertThat(first.meanLoss()).isEqualTo(0.125, within(1e-9));
        assertThat(first.accuracy()).isEqualTo((100 + 31.6) / 2, within(0.1));
        assertThat(List.of(first.inaccuracies(), first.mistakes(), first.blunders()))
                .containsExactly(0, 0, 1);
        ReviewSummary second = ReviewSummary.of(verdicts, Side.SECOND);
        assertThat(List.of(second.inaccuracies(), second.mistakes(), second.blunders()))
                .containsExactly(1, 1, 0);
    }

    @Test
    void a_side_without_a_judged_turn_has_no_loss() {
        assertThat(ReviewSummary.of(List.of(Optional.empty()), Side.FIRST))
                .isEqualTo(new ReviewSummary(0, 0, 100, 0, 0, 0));
    }

    @Test
    void the_turning_point_is_the_turn_that_lost_most() {
        List<Optional<Verdict>> verdicts = List.of(
                Optional.empty(),
                verdict(Side.SECOND, 0.5, 0.35),
                verdict(Side.FIRST, 0.9, 0.4),
                verdict(Side.SECOND, 0.9, 0.4),
                verdict(Side.FIRST, 0.5, 0.5));
        assertThat(ReviewSummary.turningPoint(verdicts)).hasValue(2);
    }

    @Test
    void a_game_without_mistakes_has_no_turning_point() {
        assertThat(ReviewSummary.turningPoint(List.of(verdict(Side.FIRST, 0.5, 0.41))))
                .isEmpty();
        assertThat(ReviewSummary.turningPoint(List.of(verdict(Side.FIRST, 0.5, 0.39))))
                .hasValue(0);
        assertThat(ReviewSummary.turningPoint(List.of())).isEmpty();
    }
}
