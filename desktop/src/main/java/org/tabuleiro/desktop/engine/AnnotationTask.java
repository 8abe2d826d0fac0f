package org.tabuleiro.desktop.engine;

import java.util.concurrent.Executor;
import org.tabuleiro.engine.review.Review;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.record.GameRecord;

/** Goes over a whole game on a thread of its own; can be stopped, and what is judged until then is kept. */
public final class AnnotationTask {
    private static final SearchLimits LIMITS = SearchLimits.ofNodes(200_000);

    /** Who is told how far it is. */
    public interface Listener {
        /** So many turns are judged. */
        void judged(int turns, int of);

        /** It has ended, at the end of the game or because it was stopped. */
        void done(Review review);
    }

    private volatile boolean stopped;

    /**
     * Begins.
     *
     * @param record the game
     * @param answers where everything is told
     * @param listener who is told
     */
    public AnnotationTask(GameRecord record, Executor answers, Listener listener) {
        Thread.ofPlatform().daemon().name("review").start(() -> {
            Review review = new Review(record, LIMITS);
            int turns = review.turns();
            while (!stopped && !review.isDone()) {
                if (review.judgeNext(() -> stopped)) {
                    int judged = review.judged();
                    answers.execute(() -> listener.judged(judged, turns));
                }
            }
            answers.execute(() -> listener.done(review));
        });
    }

    /** Stops it. */
    public void stop() {
        stopped = true;
    }
}
