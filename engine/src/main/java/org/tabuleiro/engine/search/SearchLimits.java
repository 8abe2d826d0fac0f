package org.tabuleiro.engine.search;

/**
 * The limits of a search; the first one reached ends it.
 *
 * @param depth the maximum depth in steps
 * @param nodes the maximum number of nodes
 * @param nanos the maximum time
 */
public record SearchLimits(int depth, long nodes, long nanos) {
    /** No limit: only the stop signal ends the search. */
    public static final SearchLimits NONE = new SearchLimits(Search.MAX_DEPTH, Long.MAX_VALUE, Long.MAX_VALUE);

    /** A limit on depth alone. */
    public static SearchLimits ofDepth(int depth) {
        return new SearchLimits(depth, Long.MAX_VALUE, Long.MAX_VALUE);
    }

    /** A limit on nodes alone. */
    public static SearchLimits ofNodes(long nodes) {
        return new SearchLimits(Search.MAX_DEPTH, nodes, Long.MAX_VALUE);
    }

    /** A limit on time alone. */
    public static SearchLimits ofMillis(long millis) {
        return new SearchLimits(Search.MAX_DEPTH, Long.MAX_VALUE, millis * 1_000_000);
    }
}
