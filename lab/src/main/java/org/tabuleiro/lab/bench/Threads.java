package org.tabuleiro.lab.bench;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.engine.Signature;
import org.tabuleiro.engine.Thinker;
import org.tabuleiro.engine.TranspositionTable;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.host.Team;

/** What two threads bring, as ratios: how fast each is on a table that they share, and how much sooner a depth is reached. */
final class Threads {
    private static final int MEGABYTES = 16;
    private static final int ROUNDS = 7;
    private static final int SPEED_POSITIONS = 4;
    private static final long SPEED_NODES = 300_000;
    private static final int DEPTH_POSITIONS = 50;
    private static final long LEAST_NODES = 20_000;

    /** How deep to look: what takes one thread a tenth of a second or so. */
    private static final Map<Game, Integer> DEPTHS =
            Map.of(Games.EXIMO, 9, Games.BREAKTHRU, 5, Games.XADRERSI, 7, Games.SIXTEEN_STONES, 4);

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final PrintStream out;

    Threads(PrintStream out) {
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

    /** Nodes a second of CPU time of two threads on one table, against two that have each their own. */
    private void speed(Game game) throws InterruptedException {
        List<State> states = Signature.positions(game, SPEED_POSITIONS);
        double shared = 0;
        double apart = 0;
        // The first rounds warm the JVM up.
        for (int round = -2; round < ROUNDS; round++) {
            double sharedNow = pair(game, states, true);
            double apartNow = pair(game, states, false);
            if (round >= 0) {
                shared = Math.max(shared, sharedNow);
                apart = Math.max(apart, apartNow);
            }
        }
        say(shared / apart, game.id() + " nodes a second, two threads on one table / two alone at the same time");
    }

    /** The nodes a second of CPU time of two threads that search the same positions at the same time. */
    private double pair(Game game, List<State> states, boolean shared) throws InterruptedException {
        TranspositionTable table = new TranspositionTable(MEGABYTES);
        table.share();
        long[] nodes = new long[2];
        long[] nanos = new long[2];
        List<Thread> running = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            int number = i;
            TranspositionTable own = shared ? table : new TranspositionTable(MEGABYTES);
            Thinker thinker = new Thinker(Minds.of(game), Minds.of(game).evaluation(), own);
            Thread thread = new Thread(() -> {
                long start = threads.getCurrentThreadCpuTime();
                for (State state : states) {
                    nodes[number] += thinker.think(state, Limits.ofNodes(SPEED_NODES), 1, () -> false, known -> {})
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

    /** The geometric mean over many positions of how long two threads take for a depth, against one. */
    private void timeToDepth(Game game) {
        Limits limits = Limits.ofDepth(DEPTHS.getOrDefault(game, 4));
        double wall = 0;
        double cpu = 0;
        List<State> states = positions(game, limits);
        for (State state : states) {
            Sample one = best(game, state, limits, 1);
            Sample two = best(game, state, limits, 2);
            wall += Math.log((double) two.wall() / one.wall());
            cpu += Math.log((double) two.cpu() / one.cpu());
        }
        say(
                Math.exp(wall / states.size()),
                game.id() + " time to a depth, two threads / one (" + states.size() + " positions)");
        say(Math.exp(cpu / states.size()), game.id() + " CPU time of the thread that answers, two threads / one");
    }

    /** Positions that are worth a second thread: what is found at once needs no help. */
    private static List<State> positions(Game game, Limits limits) {
        return Signature.positions(game, 10 * DEPTH_POSITIONS).stream()
                .filter(state -> new Team(Minds.of(game), Minds.of(game).evaluation(), MEGABYTES, 1)
                                .think(state, limits, 1, () -> false, known -> {})
                                .nodes()
                        >= LEAST_NODES)
                .limit(DEPTH_POSITIONS)
                .toList();
    }

    /**
     * How long it took.
     *
     * @param wall by the clock
     * @param cpu of the thread that asks and answers
     */
    private record Sample(long wall, long cpu) {}

    private Sample best(Game game, State state, Limits limits, int count) {
        Sample best = new Sample(Long.MAX_VALUE, Long.MAX_VALUE);
        for (int i = 0; i < 3; i++) {
            Team team = new Team(Minds.of(game), Minds.of(game).evaluation(), MEGABYTES, count);
            long start = System.nanoTime();
            long cpu = threads.getCurrentThreadCpuTime();
            team.think(state, limits, 1, () -> false, known -> {});
            best = new Sample(
                    Math.min(best.wall(), System.nanoTime() - start),
                    Math.min(best.cpu(), threads.getCurrentThreadCpuTime() - cpu));
        }
        return best;
    }

    private void say(double ratio, String name) {
        out.println(String.format(Locale.ROOT, "%.2f  %s", ratio, name));
    }
}
