package org.tabuleiro.lab.bench;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.search.IterativeDeepening;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.engine.search.Signature;
import org.tabuleiro.engine.search.TranspositionTable;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.host.ParallelSearch;

/** The gain of a second thread, as ratios: speed of each thread on a shared table, and time to depth. */
final class ThreadScaling {
    private static final int MEGABYTES = 16;
    private static final int RUNS = 7;
    private static final int SPEED_POSITIONS = 4;
    private static final long SPEED_NODES = 300_000;
    private static final int DEPTH_POSITIONS = 50;
    private static final long MIN_NODES = 20_000;

    /** Depths that take one thread about a tenth of a second. */
    private static final Map<Game, Integer> DEPTHS =
            Map.of(Games.EXIMO, 9, Games.BREAKTHRU, 5, Games.XADRERSI, 7, Games.SIXTEEN_STONES, 4);

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final PrintStream out;

    ThreadScaling(PrintStream out) {
        this.out = out;
    }

    void run() throws InterruptedException {
        for (Game game : Games.ALL) {
            speed(game);
        }
        for (Game game : Games.ALL) {
            timeToDepth(game);
        }
    }

    /** Nodes per second of CPU time of two threads on a shared table, against two with a table each. */
    private void speed(Game game) throws InterruptedException {
        List<State> states = Signature.positions(game, SPEED_POSITIONS);
        double shared = 0;
        double apart = 0;
        // The first runs are warm-ups.
        for (int run = -2; run < RUNS; run++) {
            double sharedNow = pair(game, states, true);
            double apartNow = pair(game, states, false);
            if (run >= 0) {
                shared = Math.max(shared, sharedNow);
                apart = Math.max(apart, apartNow);
            }
        }
        say(shared / apart, game.id() + " nodes per second, two threads on one table / two alone at the same time");
    }

    /** Nodes per second of CPU time of two threads that search the same positions at the same time. */
    private double pair(Game game, List<State> states, boolean shared) throws InterruptedException {
        TranspositionTable table = new TranspositionTable(MEGABYTES);
        table.share();
        long[] nodes = new long[2];
        long[] nanos = new long[2];
        List<Thread> running = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            int number = i;
            TranspositionTable own = shared ? table : new TranspositionTable(MEGABYTES);
            IterativeDeepening search = new IterativeDeepening(
                    Knowledge.of(game), Knowledge.of(game).evaluation(), own);
            Thread thread = new Thread(() -> {
                long start = threads.getCurrentThreadCpuTime();
                for (State state : states) {
                    nodes[number] += search.analyse(
                                    state, SearchLimits.ofNodes(SPEED_NODES), 1, () -> false, result -> {})
                            .nodes();
                }
                nanos[number] = threads.getCurrentThreadCpuTime() - start;
            });
            thread.start();
            running.add(thread);
        }
        for (Thread thread : running) {
            thread.join();
        }
        return (double) nodes[0] / nanos[0] + (double) nodes[1] / nanos[1];
    }

    /** The geometric mean over many positions of the time to depth of two threads, against one. */
    private void timeToDepth(Game game) {
        SearchLimits limits = SearchLimits.ofDepth(DEPTHS.getOrDefault(game, 4));
        double wall = 0;
        double cpu = 0;
        List<State> states = positions(game, limits);
        for (State state : states) {
            Times one = best(game, state, limits, 1);
            Times two = best(game, state, limits, 2);
            wall += Math.log((double) two.wall() / one.wall());
            cpu += Math.log((double) two.cpu() / one.cpu());
        }
        say(
                Math.exp(wall / states.size()),
                game.id() + " time to a depth, two threads / one (" + states.size() + " positions)");
        say(Math.exp(cpu / states.size()), game.id() + " CPU time of the thread that answers, two threads / one");
    }

    /** Positions that take long enough to gain from a second thread. */
    private static List<State> positions(Game game, SearchLimits limits) {
        return Signature.positions(game, 10 * DEPTH_POSITIONS).stream()
                .filter(state -> new ParallelSearch(
                                        Knowledge.of(game), Knowledge.of(game).evaluation(), MEGABYTES, 1)
                                .analyse(state, limits, 1, () -> false, result -> {})
                                .nodes()
                        >= MIN_NODES)
                .limit(DEPTH_POSITIONS)
                .toList();
    }

    /**
     * Times of a search.
     *
     * @param wall wall clock time
     * @param cpu CPU time of the main thread
     */
    private record Times(long wall, long cpu) {}

    private Times best(Game game, State state, SearchLimits limits, int count) {
        Times best = new Times(Long.MAX_VALUE, Long.MAX_VALUE);
        for (int i = 0; i < 3; i++) {
            ParallelSearch search =
                    new ParallelSearch(Knowledge.of(game), Knowledge.of(game).evaluation(), MEGABYTES, count);
            long start = System.nanoTime();
            long cpu = threads.getCurrentThreadCpuTime();
            search.analyse(state, limits, 1, () -> false, result -> {});
            best = new Times(
                    Math.min(best.wall(), System.nanoTime() - start),
                    Math.min(best.cpu(), threads.getCurrentThreadCpuTime() - cpu));
        }
        return best;
    }

    private void say(double ratio, String name) {
        out.println(String.format(Locale.ROOT, "%.2f  %s", ratio, name));
    }
}
