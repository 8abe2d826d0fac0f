package org.tabuleiro.host;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.Analyst;
import org.tabuleiro.engine.search.IterativeDeepening;
import org.tabuleiro.engine.search.Search;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.engine.search.TranspositionTable;
import org.tabuleiro.games.State;

/**
 * Parallel search: Lazy SMP with ABDADA. Every thread runs the same {@link IterativeDeepening} on a shared
 * transposition table; the result of the first is returned, the others fill the table for it, and a step that
 * one thread is searching is deferred by the others. A single thread is exactly an {@link
 * IterativeDeepening}.
 */
public final class ParallelSearch implements Analyst {
    private final List<IterativeDeepening> searches = new ArrayList<>();

    /**
     * A parallel search.
     *
     * @param knowledge the knowledge of the game
     * @param evaluation the static evaluation
     * @param megabytes the size of the shared table
     * @param threads the number of threads
     */
    public ParallelSearch(Knowledge knowledge, Evaluation evaluation, int megabytes, int threads) {
        TranspositionTable table = new TranspositionTable(megabytes);
        if (threads > 1) {
            table.share();
        }
        for (int i = 0; i < threads; i++) {
            searches.add(new IterativeDeepening(knowledge, evaluation, table));
        }
    }

    @Override
    public Analysis analyse(
            State state, SearchLimits limits, int lines, Search.Stop stop, Consumer<Analysis> progress) {
        AtomicBoolean done = new AtomicBoolean();
        List<Thread> others = new ArrayList<>();
        for (IterativeDeepening search : searches.subList(1, searches.size())) {
            Thread thread = new Thread(
                    () -> search.analyse(state, limits, lines, () -> done.get() || stop.isRequested(), result -> {}),
                    "search");
            thread.setDaemon(true);
            thread.start();
            others.add(thread);
        }
        try {
            return searches.get(0).analyse(state, limits, lines, stop, progress);
        } finally {
            done.set(true);
            others.forEach(ParallelSearch::join);
        }
    }

    @Override
    public void clear() {
        searches.forEach(IterativeDeepening::clear);
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
