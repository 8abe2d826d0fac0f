package org.tabuleiro.web.border;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tabuleiro.games.Side;

/** The functions that the worker of a page calls: what it thinks about, slice by slice. */
public interface WorkerApi {

    /**
     * A slice of the players' work.
     *
     * @param busy whether questions are left
     * @param answers what came of it
     */
    record Work(boolean busy, List<PlayerAnswer> answers) {}

    /**
     * What is to be analysed.
     *
     * @param game the id of the game
     * @param line where the position is
     * @param lines how many lines are wanted
     * @param nodes the most nodes to search
     */
    record AnalysisRequest(String game, GameLine line, int lines, int nodes) {}

    /**
     * A slice of an analysis.
     *
     * @param done whether the limit is reached or everything is known
     * @param found what is known so far; absent if nothing is
     */
    record AnalysisProgress(boolean done, Optional<AnalysisResult> found) {}

    /**
     * What an analysis has found.
     *
     * @param depth how many steps deep
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
     * @param proven in how many turns a proven win or loss comes true
     * @param margin by how many points the game is won or lost, where the score tells
     */
    record AnalysisLine(
            int score, double chance, boolean exact, List<String> turns, OptionalInt proven, OptionalInt margin) {}

    /**
     * A slice of a review.
     *
     * @param judged how many turns are judged
     * @param turns how many there are
     * @param done whether that is all
     */
    record ReviewProgress(int judged, int turns, boolean done) {}

    /**
     * A review of a game.
     *
     * @param file the annotated game
     * @param chances the first player's chances after each turn in thousandths; -1 where nothing is known
     * @param first how the first player has played
     * @param second how the second player has played
     */
    record ReviewResult(String file, List<Integer> chances, MistakeCount first, MistakeCount second) {}

    /** How many turns of a side were judged how. */
    record MistakeCount(int inaccuracies, int mistakes, int blunders) {}

    /** Takes a request of a player on the page. */
    void request(PlayerRequest request);

    /** Works for a slice on what players were asked. */
    Work work();

    /** Begins an analysis. */
    void analyse(AnalysisRequest request);

    /** Goes on with the analysis for so many milliseconds. */
    AnalysisProgress continueAnalysis(int millis);

    /** Begins to review the first game of a file. */
    void review(String file);

    /** Goes on with the review for a slice. */
    ReviewProgress continueReview();

    /** The review as far as it is. */
    ReviewResult reviewResult();
}
