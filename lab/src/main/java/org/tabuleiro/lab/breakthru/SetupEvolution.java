package org.tabuleiro.lab.breakthru;

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
 * Genetic algorithm for set-ups of Breakthru. The set-ups of each side play against those of the other side
 * and the classic ones; the better half survives and is mutated. A run is deterministic given its seed and
 * the results in the file, so it resumes where it was stopped.
 */
public final class SetupEvolution {
    private static final int POPULATION = 10;
    private static final int SURVIVORS = 5;
    private static final int NEWCOMERS = 1;
    private static final int GAMES_PER_PAIR = 4;
    /** The results against this many of the hardest opponents count twice. */
    private static final int HARDEST = 3;

    private final SetupGames games;
    private final SplittableRandom random;
    private List<FleetSetup> golds;
    private List<FleetSetup> silvers;

    /** Receives progress. */
    public interface GenerationListener {
        /** Receives the generation, counted from 1, and its numbers of finished games and of all games. */
        void report(int generation, int done, int all);
    }

    /** Begins with the classic set-ups and random ones. */
    public SetupEvolution(SetupGames games, long seed) {
        this.games = games;
        this.random = new SplittableRandom(seed);
        this.golds = first(Side.FIRST);
        this.silvers = first(Side.SECOND);
    }

    private List<FleetSetup> first(Side side) {
        List<FleetSetup> pool = new ArrayList<>(classics(side));
        while (pool.size() < POPULATION) {
            pool.add(FleetSetup.random(side, random));
        }
        return pool;
    }

    private static List<FleetSetup> classics(Side side) {
        return Games.BREAKTHRU.setups().values().stream()
                .map(position -> FleetSetup.classic(side, position))
                .toList();
    }

    /** Runs a number of generations. */
    public void run(int generations, GenerationListener progress) throws IOException, InterruptedException {
        for (int i = 1; i <= generations; i++) {
            int generation = i;
            List<FleetSetup> allGolds = with(golds, classics(Side.FIRST));
            List<FleetSetup> allSilvers = with(silvers, classics(Side.SECOND));
            Set<SetupGames.SetupPairing> wanted = new LinkedHashSet<>(pairings(golds, allSilvers, GAMES_PER_PAIR));
            wanted.addAll(pairings(allGolds, silvers, GAMES_PER_PAIR));
            games.play(wanted, (done, all) -> progress.report(generation, done, all));
            List<FleetSetup> bestGolds = best(golds, allSilvers, SURVIVORS, GAMES_PER_PAIR);
            List<FleetSetup> bestSilvers = best(silvers, allGolds, SURVIVORS, GAMES_PER_PAIR);
            golds = next(bestGolds);
            silvers = next(bestSilvers);
        }
    }

    private static List<FleetSetup> with(List<FleetSetup> some, List<FleetSetup> others) {
        Set<FleetSetup> all = new LinkedHashSet<>(some);
        all.addAll(others);
        return List.copyOf(all);
    }

    private static List<SetupGames.SetupPairing> pairings(List<FleetSetup> golds, List<FleetSetup> silvers, int count) {
        List<SetupGames.SetupPairing> pairings = new ArrayList<>();
        for (FleetSetup gold : golds) {
            for (FleetSetup silver : silvers) {
                for (int number = 1; number <= count; number++) {
                    pairings.add(new SetupGames.SetupPairing(gold, silver, number));
                }
            }
        }
        return pairings;
    }

    /** The best set-ups of a pool against others, best first. */
    private List<FleetSetup> best(List<FleetSetup> pool, List<FleetSetup> others, int most, int count) {
        Map<FleetSetup, Double> fitness = new HashMap<>();
        for (FleetSetup setup : pool) {
            fitness.put(setup, fitness(setup, others, count));
        }
        return pool.stream()
                .sorted(Comparator.comparingDouble(setup -> -fitness.getOrDefault(setup, 0.0)))
                .limit(most)
                .toList();
    }

    /** Fitness: the mean share of the points, in which the hardest opponents count twice. */
    private double fitness(FleetSetup setup, List<FleetSetup> others, int count) {
        double[] shares = others.stream()
                .mapToDouble(other ->
                        setup.side() == Side.FIRST ? share(setup, other, count) : 1 - share(other, setup, count))
                .sorted()
                .toArray();
        return Arrays.stream(shares).average().orElse(0)
                + Arrays.stream(shares).limit(HARDEST).average().orElse(0);
    }

    /** Gold's share of the points in the games between two set-ups. */
    private double share(FleetSetup gold, FleetSetup silver, int count) {
        int points = 0;
        for (int number = 1; number <= count; number++) {
            points += games.points(new SetupGames.SetupPairing(gold, silver, number));
        }
        return points / (2.0 * count);
    }

    private List<FleetSetup> next(List<FleetSetup> best) {
        List<FleetSetup> pool = new ArrayList<>(best);
        while (pool.size() < POPULATION) {
            FleetSetup setup = pool.size() < POPULATION - NEWCOMERS
                    ? best.get(random.nextInt(best.size())).mutant(random)
                    : FleetSetup.random(best.get(0).side(), random);
            if (!pool.contains(setup)) {
                pool.add(setup);
            }
        }
        return pool;
    }

    /** The surviving set-ups of a side, best first. */
    List<FleetSetup> survivors(Side side) {
        return (side == Side.FIRST ? golds : silvers).subList(0, SURVIVORS);
    }

    /**
     * Plays the survivors and the classic set-ups against each other and selects the best.
     *
     * @param count the number of games per pair
     * @param most how many to select for each side
     * @param progress receives the number of finished games
     */
    public SetupTable table(int count, int most, SetupGames.GamesListener progress)
            throws IOException, InterruptedException {
        List<FleetSetup> allGolds = with(survivors(Side.FIRST), classics(Side.FIRST));
        List<FleetSetup> allSilvers = with(survivors(Side.SECOND), classics(Side.SECOND));
        games.play(pairings(allGolds, allSilvers, count), progress);
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
