package org.tabuleiro.engine;

/**
 * When a search ends.
 *
 * @param depth the greatest depth in steps
 * @param nodes the greatest number of nodes
 * @param nanos the longest time
 */
public record Limits(int depth, long nodes, long nanos) {
    /** Nothing but a stop ends it. */
    public static final Limits NONE = new Limits(Search.MAX_DEPTH, Long.MAX_VALUE, Long.MAX_VALUE);

    /** So deep. */
    public static Limits ofDepth(int depth) {
        return new Limits(depth, Long.MAX_VALUE, Long.MAX_VALUE);
    }

    /** So many nodes. */
    public static Limits ofNodes(long nodes) {
        return new Limits(Search.MAX_DEPTH, nodes, Long.MAX_VALUE);
    }

    /** So many milliseconds. */
    public static Limits ofMillis(long millis) {
        return new Limits(Search.MAX_DEPTH, Long.MAX_VALUE, millis * 1_000_000);
    }
}
