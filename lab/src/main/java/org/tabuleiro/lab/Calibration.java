package org.tabuleiro.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.tabuleiro.engine.Player;
import org.tabuleiro.engine.Skill;
import org.tabuleiro.games.Game;
import org.tabuleiro.host.Contestant;

/**
 * Finds the rungs on which the levels of a game stand: each the one that scores a given share of the points against the level
 * below, by matches between candidates and a logistic curve through their results.
 *
 * @param game what is played
 * @param games how many games a candidate plays
 * @param target the share of the points that each level is to score against the one below
 */
public record Calibration(Game game, int games, double target) {
    /** Halvings of the range in which a rung is looked for. */
    private static final int HALVINGS = 5;

    /**
     * What a candidate has scored.
     *
     * @param level the level it is a candidate for
     * @param rung where it stands
     * @param score its share of the points against the level below
     */
    public record Trial(int level, int rung, double score) {}

    /** The rungs of the levels below the last, from the weakest; tells of every trial, at the end of the last level's own. */
    public List<Integer> run(Consumer<Trial> each) {
        List<Integer> rungs = new ArrayList<>();
        Contestant.Maker below = Contestant.find("random", game).orElseThrow();
        int low = 0;
        for (int level = 1; level < Player.LEVELS; level++) {
            low = rung(level, below, low, each);
            rungs.add(low);
            below = onRung(low);
        }
        Contestant.Maker last = Contestant.find("time:100", game).orElseThrow();
        each.accept(new Trial(Player.LEVELS, Skill.TOP, score(last, below, Player.LEVELS)));
        return rungs;
    }

    private int rung(int level, Contestant.Maker below, int lowest, Consumer<Trial> each) {
        int low = lowest;
        int high = Skill.TOP;
        List<Trial> trials = new ArrayList<>();
        for (int i = 0; i < HALVINGS; i++) {
            // The strongest candidates are seldom right and slow: look nearer to the last level first.
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

    /** Where the straight line that fits the trials best, in Elo, meets the target; trials far off it count little. */
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

    private double score(Contestant.Maker candidate, Contestant.Maker below, long seed) {
        Match match = new Match(game, candidate, below, List.of("candidate", "below"), seed);
        return IntStream.rangeClosed(1, games)
                .parallel()
                .mapToDouble(number -> Match.points(match.play(number), number))
                .average()
                .orElseThrow();
    }

    private static Contestant.Maker onRung(int rung) {
        return (game, seed) -> {
            Player player = Player.onRung(game, rung, seed);
            return soFar -> player.choose(soFar.state(), () -> false);
        };
    }
}
