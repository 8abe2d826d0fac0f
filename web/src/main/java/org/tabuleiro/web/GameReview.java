package org.tabuleiro.web;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.engine.Review;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameWriter;

/** Goes over a whole game slice by slice; what is judged so far can be had at any time. */
final class GameReview {
    private static final Limits LIMITS = Limits.ofNodes(200_000);
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
    String goOn() {
        // Counted and not timed, so that the same game is always judged in the same way.
        int[] asked = {0};
        review().judgeNext(() -> ++asked[0] > QUESTIONS);
        return Json.object()
                .put("judged", review().judged())
                .put("turns", review().turns())
                .put("done", review().isDone())
                .toString();
    }

    /**
     * What came of it: the annotated game, the first player's chances after each turn in thousandths (-1 where nothing is known),
     * and how both sides have played.
     */
    String result() {
        List<Integer> chances = new ArrayList<>();
        for (int i = 0; i < review().judged(); i++) {
            chances.add(review().verdict(i)
                    .map(verdict -> (int) Math.round(1000 * verdict.chance(Side.FIRST)))
                    .orElse(-1));
        }
        String file = GameWriter.write(review().annotated());
        return Json.object()
                .put("file", file)
                .put("chances", Json.numbers(chances))
                .put("first", summary(Side.FIRST))
                .put("second", summary(Side.SECOND))
                .toString();
    }

    private Json summary(Side side) {
        Review.Summary all = review().summary(side);
        return Json.object()
                .put("inaccuracies", all.inaccuracies())
                .put("mistakes", all.mistakes())
                .put("blunders", all.blunders());
    }
}
