package org.tabuleiro.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.ObjIntConsumer;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;

/**
 * Set-ups of Breakthru that prove themselves by play: the set-ups of each side play against those of the other, the better half
 * stays and has mutants, and so on. With the same seed and the results in the file it does the same again, so it goes on where it
 * was stopped.
 */
public final class SetupBreeding {
    private static final int POOL = 10;
    private static final int KEPT = 5;
    private static final int NEWCOMERS = 1;
    private static final int GAMES = 2;
    private static final int WORST = 3;

    private final SetupGames games;
    private final SplittableRandom lots;
    private List<Setup> golds;
    private List<Setup> silvers;

    /** A breeding that begins with the classic set-ups and some by lot. */
    public SetupBreeding(SetupGames games, long seed) {
        this.games = games;
        this.lots = new SplittableRandom(seed);
        this.golds = first(Side.FIRST);
        this.silvers = first(Side.SECOND);
    }

    private List<Setup> first(Side side) {
        List<Setup> pool = new ArrayList<>();
        Games.BREAKTHRU.setups().values().forEach(position -> pool.add(Setup.classic(side, position)));
        while (pool.size() < POOL) {
            pool.add(Setup.random(side, lots));
        }
        return pool;
    }

    /**
     * Breeds so many generations.
     *
     * @param generations how many
     * @param each gets this breeding after every generation, with its number
     */
    public void run(int generations, ObjIntConsumer<SetupBreeding> each) {
        for (int i = 1; i <= generations; i++) {
            List<Setup> bestGolds = best(golds, silvers, KEPT);
            List<Setup> bestSilvers = best(silvers, golds, KEPT);
            golds = next(bestGolds);
            silvers = next(bestSilvers);
            each.accept(this, i);
        }
    }

    /** The best of a pool against the other, the best first. */
    private List<Setup> best(List<Setup> pool, List<Setup> others, int count) {
        Map<Setup, Double> worth = new HashMap<>();
        for (Setup setup : pool) {
            worth.put(setup, worth(setup, others));
        }
        return pool.stream()
                .sorted(Comparator.comparingDouble(setup -> -worth.getOrDefault(setup, 0.0)))
                .limit(count)
                .toList();
    }

    /** The share of the points that a set-up gets, where those who do best against it count twice. */
    private double worth(Setup setup, List<Setup> others) {
        double[] shares = others.stream()
                .mapToDouble(other ->
                        setup.side() == Side.FIRST ? share(setup, other, GAMES) : 1 - share(other, setup, GAMES))
                .sorted()
                .toArray();
        return Arrays.stream(shares).average().orElse(0)
                + Arrays.stream(shares).limit(WORST).average().orElse(0);
    }

    /** The share of the points that Gold gets in so many games between two set-ups. */
    public double share(Setup gold, Setup silver, int count) {
        int points = 0;
        for (int number = 1; number <= count; number++) {
            points += games.points(gold, silver, number);
        }
        return points / (2.0 * count);
    }

    private List<Setup> next(List<Setup> best) {
        List<Setup> pool = new ArrayList<>(best);
        while (pool.size() < POOL) {
            Setup setup = pool.size() < POOL - NEWCOMERS
                    ? best.get(lots.nextInt(best.size())).mutant(lots)
                    : Setup.random(best.get(0).side(), lots);
            if (!pool.contains(setup)) {
                pool.add(setup);
            }
        }
        return pool;
    }

    /** The set-ups of a side that were kept, the best first. */
    public List<Setup> kept(Side side) {
        return (side == Side.FIRST ? golds : silvers).subList(0, KEPT);
    }
}
