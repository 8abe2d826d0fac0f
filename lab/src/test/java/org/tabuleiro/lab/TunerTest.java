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
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TunerTest {
    private static final Game GAME = Games.EXIMO;

    /** Random positions with random results, by the win probabilities of an evaluation. */
    private static List<Sample> samples(Evaluation truth, double scale) {
        SplittableRandom random = new SplittableRandom(5);
        List<Sample> samples = new ArrayList<>();
        for (int game = 1; game <= 20_000; game++) {
            var state = Openings.random(GAME, 2 + random.nextInt(40), random);
            if (state.isTurnStart()) {
                int value = truth.evaluate(state.toPosition());
                double chance = 1 / (1 + Math.exp((state.turnNumber() % 2 == 1 ? -value : value) / scale));
                samples.add(new Sample(game, state.toString(), random.nextDouble() < chance ? 1 : 0, 0));
            }
        }
        return samples;
    }

    @Test
    void the_weights_and_the_scale_behind_the_results_are_recovered() {
        Evaluation plain = Knowledge.of(GAME).evaluation("plain").orElseThrow();
        Evaluation truth = plain.with(plain.weights().withVector(new int[] {100, 20, 8}));
        Tuner tuner = new Tuner(GAME, plain, samples(truth, 150));
        Tuner.Fit fit = tuner.after();
        double man = fit.weights().one("men");
        assertThat(fit.weights().one("advance") / man).isCloseTo(0.20, within(0.04));
        assertThat(fit.weights().one("mobility") / man).isCloseTo(0.08, within(0.04));
        assertThat(fit.scale() / man).isCloseTo(1.5, within(0.2));
        assertThat(fit.loss()).isLessThan(tuner.before().loss());
        assertThat(fit.heldOut()).isLessThan(tuner.before().heldOut());
    }

    @Test
    void resumed_self_play_has_the_same_games(@TempDir Path folder) throws Exception {
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
