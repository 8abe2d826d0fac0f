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
import org.tabuleiro.web.border.WorkerApi.ReviewProgress;
import org.tabuleiro.web.border.WorkerApi.ReviewResult;

/** Reviews a game in slices; the result so far is available at any time. */
final class GameReview {
    private static final SearchLimits LIMITS = SearchLimits.ofNodes(200_000);
    /** Stop checks of the search per slice, which is some ten thousand nodes. */
    private static final int CHECKS_PER_SLICE = 10;

    private @Nullable Review review;

    /** Begins with the first game of a file that is known to be good. */
    void begin(String file) {
        review = new Review(GameReader.read(file, Games::find).orElseThrow().get(0), LIMITS);
    }

    private Review review() {
        Review now = review;
        if (now == null) {
            throw new IllegalStateException("no review was begun");
        }
        return now;
    }

    /** Runs one slice. */
    ReviewProgress resume() {
        // Counted, not timed, so that a game always gets the same review.
        int[] checks = {0};
        review().judgeNext(() -> ++checks[0] > CHECKS_PER_SLICE);
        return new ReviewProgress(review().judged(), review().turns(), review().isDone());
    }

    /** The result so far. */
    ReviewResult result() {
        List<Integer> chances = new ArrayList<>();
        for (int i = 0; i < review().judged(); i++) {
            chances.add(review().verdict(i)
                    .map(verdict -> (int) Math.round(1000 * verdict.chance(Side.FIRST)))
                    .orElse(-1));
        }
        return new ReviewResult(
                GameWriter.write(review().annotated()),
                chances,
                TableView.play(review().summary(Side.FIRST)),
                TableView.play(review().summary(Side.SECOND)));
    }
}
