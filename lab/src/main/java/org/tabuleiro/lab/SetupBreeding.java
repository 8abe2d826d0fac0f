package org.tabuleiro.lab;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;

/**
 * Set-ups of Breakthru that prove themselves by play: the set-ups of each side play against those of the other and against the
 * classic ones, the better half stays and has mutants, and so on. With the same seed and the results in the file it does the same
 * again, so it goes on where it was stopped.
 */
public final class SetupBreeding {
    private static final int POOL = 10;
    private static final int KEPT = 5;
    private static final int NEWCOMERS = 1;
    private static final int GAMES = 4;
    private static final int WORST = 3;

    private final SetupGames games;
    private final SplittableRandom lots;
    private List<Setup> golds;
    private List<Setup> silvers;

    /** Told how far a breeding has got. */
    public interface Watcher {
        /** A generation, the first has number 1, has played so many of the games that it still has to play. */
        void watch(int generation, int done, int all);
    }

    /** A breeding that begins with the classic set-ups and some by lot. */
    public SetupBreeding(SetupGames games, long seed) {
        this.games = games;
        this.lots = new SplittableRandom(seed);
        this.golds = first(Side.FIRST);
        this.silvers = first(Side.SECOND);
    }

    private List<Setup> first(Side side) {
        List<Setup> pool = new ArrayList<>(classics(side));
        while (pool.size() < POOL) {
            pool.add(Setup.random(side, lots));
        }
        return pool;
    }

    private static List<Setup> classics(Side side) {
        return Games.BREAKTHRU.setups().values().stream()
                .map(position -> Setup.classic(side, position))
                .toList();
    }

    /** Breeds so many generations. */
    public void run(int generations, Watcher watcher) throws IOException, InterruptedException {
        for (int i = 1; i <= generations; i++) {
            int generation = i;
            List<Setup> allGolds = with(golds, classics(Side.FIRST));
            List<Setup> allSilvers = with(silvers, classics(Side.SECOND));
            Set<SetupGames.Pairing> wanted = new LinkedHashSet<>(pairings(golds, allSilvers, GAMES));
            wanted.addAll(pairings(allGolds, silvers, GAMES));
            games.play(wanted, (done, all) -> watcher.watch(generation, done, all));
            List<Setup> bestGolds = best(golds, allSilvers, KEPT, GAMES);
            List<Setup> bestSilvers = best(silvers, allGolds, KEPT, GAMES);
            golds = next(bestGolds);
            silvers = next(bestSilvers);
        }
    }

    private static List<Setup> with(List<Setup> some, List<Setup> others) {
        Set<Setup> all = new LinkedHashSet<>(some);
        all.addAll(others);
        return List.copyOf(all);
    }

    private static List<SetupGames.Pairing> pairings(List<Setup> golds, List<Setup> silvers, int count) {
        List<SetupGames.Pairing> pairings = new ArrayList<>();
        for (Setup gold : golds) {
            for (Setup silver : silvers) {
                for (int number = 1; number <= count; number++) {
                    pairings.add(new SetupGames.Pairing(gold, silver, number));
                }
            }
        }
        return pairings;
    }

    /** The best against others, the best first. */
    private List<Setup> best(List<Setup> pool, List<Setup> others, int most, int count) {
        Map<Setup, Double> worth = new HashMap<>();
        for (Setup setup : pool) {
            worth.put(setup, worth(setup, others, count));
        }
        return pool.stream()
                .sorted(Comparator.comparingDouble(setup -> -worth.getOrDefault(setup, 0.0)))
                .limit(most)
                .toList();
    }

    /** The share of the points that a set-up gets, where those who do best against it count twice. */
    private double worth(Setup setup, List<Setup> others, int count) {
        double[] shares = others.stream()
                .mapToDouble(other ->
                        setup.side() == Side.FIRST ? share(setup, other, count) : 1 - share(other, setup, count))
                .sorted()
                .toArray();
        return Arrays.stream(shares).average().orElse(0)
                + Arrays.stream(shares).limit(WORST).average().orElse(0);
    }

    /** The share of the points that Gold got in so many games between two set-ups. */
    private double share(Setup gold, Setup silver, int count) {
        int points = 0;
        for (int number = 1; number <= count; number++) {
            points += games.points(new SetupGames.Pairing(gold, silver, number));
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
    List<Setup> kept(Side side) {
        return (side == Side.FIRST ? golds : silvers).subList(0, KEPT);
    }

    /**
     * Lets the set-ups that were kept and the classic ones play, and chooses the best of them.
     *
     * @param count how many games each two play
     * @param most how many to choose of each side
     * @param watcher told how far the games have got
     */
    public SetupTable table(int count, int most, SetupGames.Watcher watcher) throws IOException, InterruptedException {
        List<Setup> allGolds = with(kept(Side.FIRST), classics(Side.FIRST));
        List<Setup> allSilvers = with(kept(Side.SECOND), classics(Side.SECOND));
        games.play(pairings(allGolds, allSilvers, count), watcher);
        double[][] shares = new double[allGolds.size()][allSilvers.size()];
        for (int gold = 0; gold < shares.length; gold++) {
            for (int silver = 0; silver < allSilvers.size(); silver++) {
                shares[gold][silver] = share(allGolds.get(gold), allSilvers.get(silver), count);
            }
        }
        return new SetupTable(
                allGolds,
                allSilvers,
                shares,
                best(allGolds, allSilvers, most, count),
                best(allSilvers, allGolds, most, count));
    }
}
