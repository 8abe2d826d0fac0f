package org.tabuleiro.engine.search;

/** Scores for the player to move: an evaluation in hundredths of a man, or a proven win or loss. */
public final class Score {
    /** A win that has just happened; a win in n turns scores n less. */
    public static final int WIN = 32_000;
    /** The smallest score of a proven win. */
    public static final int MIN_WIN = 31_000;
    /** The largest score of an evaluation. */
    public static final int MAX_EVALUATION = 30_000;
    /** Larger than every score. */
    public static final int INFINITE = 32_500;
    /** A draw. */
    public static final int DRAW = 0;

    private Score() {}

    /** Whether a score is a proven win or loss. */
    public static boolean isProven(int score) {
        return score >= MIN_WIN || score <= -MIN_WIN;
    }

    /** The distance to a proven win or loss in turns, from the root of the search. */
    public static int turns(int score) {
        return WIN - Math.abs(score);
    }
}
