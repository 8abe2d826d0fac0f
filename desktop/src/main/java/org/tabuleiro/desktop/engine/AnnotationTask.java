package org.tabuleiro.desktop.engine;

import java.util.concurrent.Executor;
import org.tabuleiro.engine.review.Review;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.record.GameRecord;

/**
 * Annotates a whole game on a background thread. It can be stopped; the turns judged until then keep their
 * annotations.
 */
public final class AnnotationTask {
    private static final SearchLimits LIMITS = SearchLimits.ofNodes(200_000);

    /** Receives progress and result. */
    public interface Listener {
        /** The number of turns judged has changed. */
        void judged(int turns, int of);

        /** The task has finished or was stopped. */
        void done(Review review);
    }

    private volatile boolean stopped;

    /**
     * Starts the task.
     *
     * @param record the game
     * @param eventThread runs the listener
     * @param listener receives progress and result
     */
    public AnnotationTask(GameRecord record, Executor eventThread, Listener listener) {
        Thread.ofPlatform().daemon().name("review").start(() -> {
            Review review = new Review(record, LIMITS);
            int turns = review.turns();
            while (!stopped && !review.isDone()) {
                if (review.judgeNext(() -> stopped)) {
                    int judged = review.judged();
                    eventThread.execute(() -> listener.judged(judged, turns));
                }
            }
            eventThread.execute(() -> listener.done(review));
        });
    }

    /** Stops the task. */
    public void stop() {
        stopped = true;
    }
}
