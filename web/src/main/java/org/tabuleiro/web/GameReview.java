package org.tabuleiro.web;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.review.Review;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.web.border.WorkerApi.MistakeCount;
import org.tabuleiro.web.border.WorkerApi.ReviewProgress;
import org.tabuleiro.web.border.WorkerApi.ReviewResult;

/** Goes over a whole game slice by slice; what is judged so far can be had at any time. */
final class GameReview {
    private static final SearchLimits LIMITS = SearchLimits.ofNodes(200_000);
    /** So often a search asks in a slice of thought whether it is to stop: some ten thousand nodes. */
    private static final int QUESTIONS = 10;

    private @Nullable Review review;

    /** Begins with the first game of a file that is known to be good. */
    void begin(String file) {
        review = new Review(GameReader.read(file, Games::find).orElseThrow().get(0), LIMITS);
    }

    private Review review() {
        Review now = review;
        if (now == null) {
            throw new IllegalStateException("there is no game to go over");
        }
        return now;
    }

    /** Goes on for a short while: how far it is, and whether that is all. */
    ReviewProgress resume() {
        // Counted and not timed, so that the same game is always judged in the same way.
        int[] asked = {0};
        review().judgeNext(() -> ++asked[0] > QUESTIONS);
        return new ReviewProgress(review().judged(), review().turns(), review().isDone());
    }

    /** The review as far as it is. */
    ReviewResult result() {
        List<Integer> chances = new ArrayList<>();
        for (int i = 0; i < review().judged(); i++) {
            chances.add(review().verdict(i)
                    .map(verdict -> (int) Math.round(1000 * verdict.chance(Side.FIRST)))
                    .orElse(-1));
        }
        return new ReviewResult(GameWriter.write(review().annotated()), chances, count(Side.FIRST), count(Side.SECOND));
    }

    private MistakeCount count(Side side) {
        Review.Summary all = review().summary(side);
        return new MistakeCount(all.inaccuracies(), all.mistakes(), all.blunders());
    }
}
