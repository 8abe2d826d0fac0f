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

/** Thinks about whatever position is shown, on threads of its own, and tells what it finds on the interface's. */
public final class Analyser {
    private static final int MEGABYTES = 64;

    private final Game game;
    private final int threads;
    private final Executor answers;
    private final Object thinking = new Object();
    private @Nullable ParallelSearch team;
    private volatile long wanted;

    /**
     * An analyser.
     *
     * @param game what it thinks about
     * @param threads how many think
     * @param answers where its findings are told
     */
    public Analyser(Game game, int threads, Executor answers) {
        this.game = game;
        this.threads = threads;
        this.answers = answers;
    }

    /** Those who think; their table is large, so it is made when it is first wanted. */
    private ParallelSearch team() {
        ParallelSearch made = team;
        if (made == null) {
            Knowledge knowledge = Knowledge.of(game);
            made = new ParallelSearch(knowledge, knowledge.evaluation(), MEGABYTES, threads);
            team = made;
        }
        return made;
    }

    /** Begins with a state that is not over; findings about the one before are not told any more. */
    public synchronized void analyse(State state, int lines, BiConsumer<State, Analysis> told) {
        long number = ++wanted;
        Thread.ofPlatform().daemon().name("analysis").start(() -> {
            synchronized (thinking) {
                if (number == wanted) {
                    Analysis last = team().analyse(
                                    state,
                                    SearchLimits.NONE,
                                    lines,
                                    () -> number != wanted,
                                    known -> tell(number, state, known, told));
                    tell(number, state, last, told);
                }
            }
        });
    }

    private void tell(long number, State state, Analysis known, BiConsumer<State, Analysis> told) {
        answers.execute(() -> {
            if (number == wanted) {
                told.accept(state, known);
            }
        });
    }

    /** Ends it. */
    public synchronized void stop() {
        wanted++;
    }
}
