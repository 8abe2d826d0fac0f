package org.tabuleiro.games.breakthru;

/**
 * Sets of squares as two longs: squares 0 to 63 in the low one, the others in the high one. The halves are handed about
 * singly, since a pair of them would be an object.
 */
final class SquareSet {
    static final int SIZE = Waters.BOARD.size();

    /** The first square of the high long. */
    static final int WORD = 64;

    /** The high half of the whole board; the low half has no other bits. */
    static final long ALL_HIGH = (1L << (SIZE - WORD)) - 1;

    /** Directions are numbered: the first four along files and ranks, the others diagonal. */
    static final int STRAIGHT = 4;

    static final int DIRECTIONS = 8;

    /** Directions as differences of squares, and the squares that each can reach without going round an edge. */
    private static final int[] DISTANCES = {11, -11, 1, -1, 12, 10, -10, -12};

    private static final long[] REACH_LOW = new long[DIRECTIONS];
    private static final long[] REACH_HIGH = new long[DIRECTIONS];

    static {
        for (int d = 0; d < DIRECTIONS; d++) {
            for (int square = 0; square < SIZE; square++) {
                int from = square - DISTANCES[d];
                boolean near =
                        from >= 0 && from < SIZE && Math.abs(Waters.BOARD.file(from) - Waters.BOARD.file(square)) <= 1;
                REACH_LOW[d] |= near ? low(square) : 0;
                REACH_HIGH[d] |= near ? high(square) : 0;
            }
        }
    }

    private SquareSet() {}

    /** The low half of one square; empty for no square, which is -1. */
    static long low(int square) {
        return square >= 0 && square < WORD ? 1L << square : 0;
    }

    static long high(int square) {
        return square >= WORD ? 1L << (square - WORD) : 0;
    }

    /** The difference between a square and its neighbour in a direction. */
    static int distance(int direction) {
        return DISTANCES[direction];
    }

    /** The low half of the set's neighbours in a direction. */
    static long shiftLow(long low, long high, int direction) {
        int by = DISTANCES[direction];
        return (by > 0 ? low << by : (low >>> -by) | (high << (WORD + by))) & REACH_LOW[direction];
    }

    static long shiftHigh(long low, long high, int direction) {
        int by = DISTANCES[direction];
        return (by > 0 ? (high << by) | (low >>> (WORD - by)) : high >>> -by) & REACH_HIGH[direction];
    }

    /** Whether a square of a set has a neighbour in another set, in one of the directions from one up to another. */
    static boolean touches(long low, long high, long otherLow, long otherHigh, int firstDirection, int endDirection) {
        for (int d = firstDirection; d < endDirection; d++) {
            if (((shiftLow(low, high, d) & otherLow) | (shiftHigh(low, high, d) & otherHigh)) != 0) {
                return true;
            }
        }
        return false;
    }
}
