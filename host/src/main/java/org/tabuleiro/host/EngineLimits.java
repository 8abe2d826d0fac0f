package org.tabuleiro.host;

/**
 * The limits of an external engine per turn.
 *
 * @param kind {@code time} in milliseconds, {@code nodes} or {@code depth}
 * @param amount how much of it
 * @param start the timeout of its start, in milliseconds
 * @param patience the timeout beyond the limit, in milliseconds
 */
public record EngineLimits(String kind, int amount, int start, int patience) {
    /** Default time per turn, in milliseconds. */
    public static final int MILLIS = 1000;

    /** Default patience, in milliseconds. */
    public static final int PATIENCE = 5000;

    /** Timeout after {@code quit}, in milliseconds. */
    static final int QUIT = 500;

    /** Timeout without a time limit, in milliseconds. */
    private static final int UNTIMED = 60_000;

    String goLine() {
        return "go " + (kind.equals("time") ? "movetime" : kind) + " " + amount;
    }

    long longestWait() {
        return (long) patience + (kind.equals("time") ? amount : UNTIMED);
    }
}
