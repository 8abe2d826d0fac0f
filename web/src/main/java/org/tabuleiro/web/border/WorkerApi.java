package org.tabuleiro.web.border;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tabuleiro.games.Side;

/** The functions that the worker of a page calls, which search in slices. */
public interface WorkerApi {

    /**
     * A slice of the players' work.
     *
     * @param busy whether questions are left
     * @param answers the answers of the slice
     */
    record Work(boolean busy, List<PlayerAnswer> answers) {}

    /**
     * An analysis to begin.
     *
     * @param game the id of the game
     * @param line the line to the position
     * @param lines the number of lines
     * @param nodes the node limit
     */
    record AnalysisRequest(String game, GameLine line, int lines, int nodes) {}

    /**
     * A slice of an analysis.
     *
     * @param done whether the limit is reached or everything is known
     * @param found the result so far; absent before the first
     */
    record AnalysisProgress(boolean done, Optional<AnalysisResult> found) {}

    /**
     * The result of an analysis.
     *
     * @param depth the depth in steps
     * @param nodes the searched nodes
     * @param millis the milliseconds it took
     * @param side the side to move
     * @param lines the best lines, the best first
     */
    record AnalysisResult(int depth, long nodes, long millis, Side side, List<AnalysisLine> lines) {}

    /**
     * A line of an analysis, from the view of the side to move.
     *
     * @param score in the units of the evaluation
     * @param chance the probability to win
     * @param exact whether the score is proven
     * @param turns the turns of the line
     * @param proven the number of turns to a proven win or loss
     * @param margin the difference in points at the end, in games that have points
     */
    record AnalysisLine(
            int score, double chance, boolean exact, List<String> turns, OptionalInt proven, OptionalInt margin) {}

    /**
     * A slice of a review.
     *
     * @param judged the number of judged turns
     * @param turns the number of all turns
     * @param done whether all are judged
     */
    record ReviewProgress(int judged, int turns, boolean done) {}

    /**
     * A review of a game.
     *
     * @param file the annotated game
     * @param chances the first player's chances after each turn in thousandths; -1 where nothing is known
     * @param first the play of the first player
     * @param second the play of the second player
     */
    record ReviewResult(String file, List<Integer> chances, View.SideReview first, View.SideReview second) {}

    /** Delivers a request of a player on the page. */
    void request(PlayerRequest request);

    /** Runs one slice of the players' work. */
    Work work();

    /** Begins an analysis. */
    void analyse(AnalysisRequest request);

    /** Continues the analysis for a number of milliseconds. */
    AnalysisProgress continueAnalysis(int millis);

    /** Begins to review the first game of a file. */
    void review(String file);

    /** Runs one slice of the review. */
    ReviewProgress continueReview();

    /** The review so far. */
    ReviewResult reviewResult();
}
