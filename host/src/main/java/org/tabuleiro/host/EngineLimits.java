package org.tabuleiro.host;

/**
 * What an engine of somebody else's may use for a turn.
 *
 * @param kind {@code time} in milliseconds, {@code nodes} or {@code depth}
 * @param amount how much of it
 * @param start how many milliseconds its start may take
 * @param patience how many milliseconds later than asked an answer may come
 */
public record EngineLimits(String kind, int amount, int start, int patience) {
    /** How many milliseconds an engine thinks about a turn if nothing else is said. */
    public static final int MILLIS = 1000;

    /** How patient we are if nothing else is said. */
    public static final int PATIENCE = 5000;

    /** How many milliseconds an engine that is told to quit may take. */
    static final int QUIT = 500;

    /** An engine that is not asked for a time must answer within a minute. */
    private static final int LONGEST = 60_000;

    String goLine() {
        return "go " + (kind.equals("time") ? "movetime" : kind) + " " + amount;
    }

    long longestWait() {
        return (long) patience + (kind.equals("time") ? amount : LONGEST);
    }
}
