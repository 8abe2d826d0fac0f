package org.tabuleiro.engine;

/** Values of positions, seen from the player to move: an evaluation in hundredths, or a proven win or loss. */
public final class Score {
    /** A win that has just happened; a win n turns away is worth n less. */
    public static final int WIN = 32_000;
    /** From here on a value is a proven win. */
    public static final int LEAST_WIN = 31_000;
    /** Evaluations stay within this. */
    public static final int MOST = 30_000;
    /** Above every value. */
    public static final int INFINITE = 32_500;
    /** A draw. */
    public static final int DRAW = 0;

    private Score() {}

    /** Whether a value is a proven win or loss. */
    public static boolean isProven(int score) {
        return score >= LEAST_WIN || score <= -LEAST_WIN;
    }

    /** In how many turns a proven win or loss comes true, counted from the root of the search. */
    public static int turns(int score) {
        return WIN - Math.abs(score);
    }
}
