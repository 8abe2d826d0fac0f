package org.tabuleiro.lab.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.function.LongSupplier;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.engine.Thinker;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Perft;
import org.tabuleiro.games.State;
import org.tabuleiro.host.SearchCopies;

/** A JVM of its own that does tasks, so that nothing but these tasks has shaped its compiled code. */
final class Worker {
    private static final int MEGABYTES = 16;

    private Worker() {}

    /** Reads tasks, one a line, does each and prints its count and the CPU time of the thread in nanoseconds. */
    public static void main(String[] arguments) throws IOException {
        SearchCopies.plugIn();
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        PrintStream out = System.out;
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Task task = Task.read(line);
            LongSupplier counting = prepare(task);
            long start = threads.getCurrentThreadCpuTime();
            long count = counting.getAsLong();
            long nanos = threads.getCurrentThreadCpuTime() - start;
            out.println(count + " " + nanos);
            out.flush();
        }
    }

    /** What to count, with everything made that the count needs. */
    static LongSupplier prepare(Task task) {
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
                Thinker thinker = new Thinker(Minds.of(Games.find(task.game()).orElseThrow()), MEGABYTES);
                yield () -> thinker.think(state, Limits.ofDepth(depth), 1, () -> false, known -> {})
                        .nodes();
            }
        };
    }
}
