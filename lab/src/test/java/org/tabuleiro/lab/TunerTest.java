package org.tabuleiro.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.engine.Evaluation;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TunerTest {
    private static final Game GAME = Games.EXIMO;

    /** Positions of random play whose results are drawn by lot with the chances that an evaluation gives. */
    private static List<Sample> samples(Evaluation truth, double steepness) {
        SplittableRandom lots = new SplittableRandom(5);
        List<Sample> samples = new ArrayList<>();
        for (int game = 1; game <= 20_000; game++) {
            var state = Openings.draw(GAME, 2 + lots.nextInt(40), lots);
            if (state.isTurnStart()) {
                int value = truth.evaluate(state.toPosition());
                double chance = 1 / (1 + Math.exp((state.turn() % 2 == 1 ? -value : value) / steepness));
                samples.add(new Sample(game, state.toString(), lots.nextDouble() < chance ? 1 : 0, 0));
            }
        }
        return samples;
    }

    @Test
    void the_weights_and_the_steepness_behind_the_results_are_found_again() {
        Evaluation plain = Minds.of(GAME).evaluation("plain").orElseThrow();
        Evaluation truth = plain.with(plain.weights().withRow(new int[] {100, 20, 8}));
        Tuner tuner = new Tuner(GAME, plain, samples(truth, 150));
        Tuner.Fit fit = tuner.after();
        double man = fit.weights().one("men");
        assertThat(fit.weights().one("advance") / man).isCloseTo(0.20, within(0.04));
        assertThat(fit.weights().one("mobility") / man).isCloseTo(0.08, within(0.04));
        assertThat(fit.steepness() / man).isCloseTo(1.5, within(0.2));
        assertThat(fit.loss()).isLessThan(tuner.before().loss());
        assertThat(fit.heldOut()).isLessThan(tuner.before().heldOut());
    }

    @Test
    void self_play_that_was_cut_off_goes_on_and_comes_to_the_same_end(@TempDir Path folder) throws Exception {
        SelfPlay play = new SelfPlay(Games.XADRERSI, 50, 3);
        Path whole = folder.resolve("whole.tsv");
        play.run(whole, 6, 2, done -> {});
        Path parts = folder.resolve("parts.tsv");
        play.run(parts, 3, 1, done -> {});
        Files.writeString(parts, Files.readString(parts) + "4\t8/8/8");
        List<Integer> counts = new ArrayList<>();
        play.run(parts, 6, 1, counts::add);
        assertThat(counts).containsExactly(3, 4, 5, 6);
        assertThat(SelfPlay.read(parts)).containsExactlyInAnyOrderElementsOf(SelfPlay.read(whole));
        assertThat(SelfPlay.read(whole))
                .allSatisfy(sample -> assertThat(Games.XADRERSI
                                .read(sample.position())
                                .orElseThrow()
                                .isOver())
                        .isFalse());
    }
}
