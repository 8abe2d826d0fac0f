package org.tabuleiro.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.engine.level.Skill;
import org.tabuleiro.games.Game;
import org.tabuleiro.host.Contestant;

/**
 * Calibrates the levels of a game: finds for each the rung that scores a given share of the points against
 * the level below, by matches between candidates and a regression over their results.
 *
 * @param game the game
 * @param games the number of games per candidate
 * @param target the share of the points that each level should score against the one below
 */
public record Calibration(Game game, int games, double target) {
    /** Number of bisections per level. */
    private static final int BISECTIONS = 5;

    /**
     * The result of a candidate.
     *
     * @param level the level that it is a candidate for
     * @param rung its rung
     * @param score its share of the points against the level below
     */
    public record Trial(int level, int rung, double score) {}

    /**
     * Returns the rungs of the levels below the last, weakest first, and reports every trial, the last
     * level's at the end.
     */
    public List<Integer> run(Consumer<Trial> each) {
        List<Integer> rungs = new ArrayList<>();
        Contestant.Factory below = Contestant.find("random", game).orElseThrow();
        int low = 0;
        for (int level = 1; level < LevelPlayer.LEVELS; level++) {
            low = rung(level, below, low, each);
            rungs.add(low);
            below = onRung(low);
        }
        Contestant.Factory last = Contestant.find("time:100", game).orElseThrow();
        each.accept(new Trial(LevelPlayer.LEVELS, Skill.TOP, score(last, below, LevelPlayer.LEVELS)));
        return rungs;
    }

    private int rung(int level, Contestant.Factory below, int lowest, Consumer<Trial> each) {
        int low = lowest;
        int high = Skill.TOP;
        List<Trial> trials = new ArrayList<>();
        for (int i = 0; i < BISECTIONS; i++) {
            // Strong candidates are slow and rarely right: probe closer to the level below first.
            int middle = low + (high - low) / (high == Skill.TOP ? 3 : 2);
            Trial trial = new Trial(level, middle, score(onRung(middle), below, level * 100L + i));
            each.accept(trial);
            trials.add(trial);
            if (trial.score() < target) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return fit(trials, lowest);
    }

    /**
     * Weighted linear regression of Elo on rungs, solved for the target; lopsided results carry little
     * weight.
     */
    private int fit(List<Trial> trials, int lowest) {
        double sum = 0;
        double x = 0;
        double y = 0;
        double xx = 0;
        double xy = 0;
        for (Trial trial : trials) {
            double share = Math.clamp(trial.score(), 0.5 / games, 1 - 0.5 / games);
            double weight = Math.pow(share * (1 - share), 2);
            double elo = Tally.elo(share);
            sum += weight;
            x += weight * trial.rung();
            y += weight * elo;
            xx += weight * trial.rung() * trial.rung();
            xy += weight * trial.rung() * elo;
        }
        double slope = (sum * xy - x * y) / (sum * xx - x * x);
        double rung = (Tally.elo(target) - y / sum) / slope + x / sum;
        return slope > 0
                ? Math.clamp(Math.round(rung), lowest, Skill.TOP)
                : trials.get(trials.size() - 1).rung();
    }

    private double score(Contestant.Factory candidate, Contestant.Factory below, long seed) {
        EngineMatch match = new EngineMatch(game, candidate, below, List.of("candidate", "below"), seed);
        return IntStream.rangeClosed(1, games)
                .parallel()
                .mapToDouble(number -> EngineMatch.points(match.play(number), number))
                .average()
                .orElseThrow();
    }

    private static Contestant.Factory onRung(int rung) {
        return (game, seed) -> {
            LevelPlayer player = LevelPlayer.onRung(game, rung, seed);
            return soFar -> player.choose(soFar.state(), () -> false);
        };
    }
}
