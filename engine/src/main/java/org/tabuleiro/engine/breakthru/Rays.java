package org.tabuleiro.engine.breakthru;

/** What one sees along ranks and files of the 11x11 board, in sets of squares as two longs (0 to 63, and the rest). */
final class Rays {
    /** Directions: up, right, down, left. */
    static final int DIRECTIONS = 4;

    private static final int SIZE = 11;
    private static final int SQUARES = SIZE * SIZE;
    private static final int WORD = 64;
    private static final int[] FILES = {0, 1, 0, -1};
    private static final int[] RANKS = {1, 0, -1, 0};

    private static final long[] LOW = new long[DIRECTIONS * SQUARES];
    private static final long[] HIGH = new long[DIRECTIONS * SQUARES];

    static {
        for (int d = 0; d < DIRECTIONS; d++) {
            for (int square = 0; square < SQUARES; square++) {
                int file = square % SIZE + FILES[d];
                int rank = square / SIZE + RANKS[d];
                while (file >= 0 && file < SIZE && rank >= 0 && rank < SIZE) {
                    int seen = rank * SIZE + file;
                    LOW[d * SQUARES + square] |= seen < WORD ? 1L << seen : 0;
                    HIGH[d * SQUARES + square] |= seen < WORD ? 0 : 1L << (seen - WORD);
                    file += FILES[d];
                    rank += RANKS[d];
                }
            }
        }
    }

    private Rays() {}

    /** Whether nothing stands between a square and the edge in a direction. */
    static boolean isOpen(int direction, int square, long low, long high) {
        int ray = direction * SQUARES + square;
        return ((LOW[ray] & low) | (HIGH[ray] & high)) == 0;
    }

    /** The first square in a direction on which something stands, or -1. */
    static int first(int direction, int square, long low, long high) {
        int ray = direction * SQUARES + square;
        long lows = LOW[ray] & low;
        long highs = HIGH[ray] & high;
        if (direction < 2) {
            return lows != 0
                    ? Long.numberOfTrailingZeros(lows)
                    : highs != 0 ? WORD + Long.numberOfTrailingZeros(highs) : -1;
        }
        return highs != 0
                ? 2 * WORD - 1 - Long.numberOfLeadingZeros(highs)
                : lows != 0 ? WORD - 1 - Long.numberOfLeadingZeros(lows) : -1;
    }
}
