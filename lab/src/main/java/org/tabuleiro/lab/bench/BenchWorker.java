package org.tabuleiro.lab.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.function.LongSupplier;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.search.IterativeDeepening;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Perft;
import org.tabuleiro.games.State;
import org.tabuleiro.host.SearchCopies;

/**
 * Main class of a benchmark JVM. It runs only benchmark tasks, so that nothing else affects its JIT
 * compilation.
 */
final class BenchWorker {
    private static final int MEGABYTES = 16;

    private BenchWorker() {}

    /** Reads tasks, one per line, runs each and prints its count and the CPU time in nanoseconds. */
    public static void main(String[] arguments) throws IOException {
        SearchCopies.install();
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        PrintStream out = System.out;
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            BenchTask task = BenchTask.read(line);
            LongSupplier counting = prepare(task);
            long start = threads.getCurrentThreadCpuTime();
            long count = counting.getAsLong();
            long nanos = threads.getCurrentThreadCpuTime() - start;
            out.println(count + " " + nanos);
            out.flush();
        }
    }

    /** Prepares a task, so that set-up time is not measured. */
    static LongSupplier prepare(BenchTask task) {
        State state = task.state();
        int depth = task.depth();
        return switch (task.kind()) {
            case STEPS -> {
                Perft perft = new Perft(state.toPosition());
                yield () -> perft.steps(depth);
            }
            case TURNS -> {
                Perft perft = new Perft(state.toPosition());
                yield () -> perft.turns(depth);
            }
            case ALPHABETA -> {
                AlphaBeta search = AlphaBeta.of(state.toPosition());
                yield () -> search.nodes(depth);
            }
            case SEARCH -> {
                IterativeDeepening search = new IterativeDeepening(
                        Knowledge.of(Games.find(task.game()).orElseThrow()), MEGABYTES);
                yield () -> search.analyse(state, SearchLimits.ofDepth(depth), 1, () -> false, result -> {})
                        .nodes();
            }
        };
    }
}
