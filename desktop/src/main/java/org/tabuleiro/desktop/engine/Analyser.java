package org.tabuleiro.desktop.engine;

import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.host.ParallelSearch;

/**
 * Analyses the displayed position on background threads and delivers the results on the event dispatch
 * thread.
 */
public final class Analyser {
    private static final int MEGABYTES = 64;

    private final Game game;
    private final int threads;
    private final Executor eventThread;
    private final Object lock = new Object();
    private @Nullable ParallelSearch search;
    private volatile long request;

    /**
     * An analyser.
     *
     * @param game the game
     * @param threads the number of search threads
     * @param eventThread runs the listeners
     */
    public Analyser(Game game, int threads, Executor eventThread) {
        this.game = game;
        this.threads = threads;
        this.eventThread = eventThread;
    }

    /** Created on first use, because its transposition table is large. */
    private ParallelSearch search() {
        ParallelSearch created = search;
        if (created == null) {
            Knowledge knowledge = Knowledge.of(game);
            created = new ParallelSearch(knowledge, knowledge.evaluation(), MEGABYTES, threads);
            search = created;
        }
        return created;
    }

    /** Starts to analyse a position that is not over; results of the previous one are dropped. */
    public synchronized void analyse(State state, int lines, BiConsumer<State, Analysis> listener) {
        long number = ++request;
        Thread.ofPlatform().daemon().name("analysis").start(() -> {
            synchronized (lock) {
                if (number == request) {
                    Analysis last = search().analyse(
                                    state,
                                    SearchLimits.NONE,
                                    lines,
                                    () -> number != request,
                                    analysis -> deliver(number, state, analysis, listener));
                    deliver(number, state, last, listener);
                }
            }
        });
    }

    private void deliver(long number, State state, Analysis analysis, BiConsumer<State, Analysis> listener) {
        eventThread.execute(() -> {
            if (number == request) {
                listener.accept(state, analysis);
            }
        });
    }

    /** Stops the analysis. */
    public synchronized void stop() {
        request++;
    }
}
