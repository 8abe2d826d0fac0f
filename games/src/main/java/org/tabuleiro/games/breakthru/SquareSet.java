package org.tabuleiro.games.breakthru;

/**
 * Bitboards of 121 squares as two longs: squares 0 to 63 in the low one, the others in the high one. The
 * halves are passed separately, because a pair would be an object.
 */
public final class SquareSet {
    static final int SIZE = BreakthruBoard.SQUARES;

    /** The first square of the high long. */
    static final int WORD = 64;

    /** The high half of the whole board; the low half has no other bits. */
    static final long ALL_HIGH = (1L << (SIZE - WORD)) - 1;

    /** Directions are shifts. Every use names one, so that the compiler knows shift and mask. */
    static final int UP = 11;

    static final int DOWN = -11;
    static final int RIGHT = 1;
    static final int LEFT = -1;
    /** Diagonal. */
    public static final int UP_RIGHT = 12;
    /** Diagonal. */
    public static final int UP_LEFT = 10;
    /** Diagonal. */
    public static final int DOWN_RIGHT = -10;
    /** Diagonal. */
    public static final int DOWN_LEFT = -12;

    // Masks of shifts to the right and to the left: the squares that are not reached around an edge.
    private static final long NOT_FIRST_FILE_LOW;
    private static final long NOT_FIRST_FILE_HIGH;
    private static final long NOT_LAST_FILE_LOW;
    private static final long NOT_LAST_FILE_HIGH;

    static {
        long firstLow = 0;
        long firstHigh = 0;
        long lastLow = 0;
        long lastHigh = 0;
        for (int square = 0; square < SIZE; square += UP) {
            firstLow |= low(square);
            firstHigh |= high(square);
            lastLow |= low(square + UP - 1);
            lastHigh |= high(square + UP - 1);
        }
        NOT_FIRST_FILE_LOW = ~firstLow;
        NOT_FIRST_FILE_HIGH = ALL_HIGH & ~firstHigh;
        NOT_LAST_FILE_LOW = ~lastLow;
        NOT_LAST_FILE_HIGH = ALL_HIGH & ~lastHigh;
    }

    private SquareSet() {}

    /** The low half of a single square; empty for -1. */
    public static long low(int square) {
        return square >= 0 && square < WORD ? 1L << square : 0;
    }

    /** The high half of a single square; empty for -1. */
    public static long high(int square) {
        return square >= WORD ? 1L << (square - WORD) : 0;
    }

    /** The number of squares in a set. */
    public static int count(long low, long high) {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /** Whether a square is in a set. */
    public static boolean contains(long low, long high, int square) {
        return ((square < WORD ? low : high) >>> square & 1) != 0;
    }

    /** The low half of a set shifted in a direction. */
    public static long shiftLow(long low, long high, int by) {
        long shifted = by > 0 ? low << by : (low >>> -by) | (high << (WORD + by));
        return switch (by) {
            case RIGHT, UP_RIGHT, DOWN_RIGHT -> shifted & NOT_FIRST_FILE_LOW;
            case LEFT, UP_LEFT, DOWN_LEFT -> shifted & NOT_LAST_FILE_LOW;
            default -> shifted;
        };
    }

    /** The high half of a set shifted in a direction. */
    public static long shiftHigh(long low, long high, int by) {
        long shifted = by > 0 ? (high << by) | (low >>> (WORD - by)) : high >>> -by;
        return switch (by) {
            case RIGHT, UP_RIGHT, DOWN_RIGHT -> shifted & NOT_FIRST_FILE_HIGH;
            case LEFT, UP_LEFT, DOWN_LEFT -> shifted & NOT_LAST_FILE_HIGH;
            default -> shifted & ALL_HIGH;
        };
    }

    /** Whether a square of a set has a neighbour in another set along a file or a rank. */
    static boolean touchesOrthogonally(long low, long high, long otherLow, long otherHigh) {
        return touches(low, high, otherLow, otherHigh, UP)
                || touches(low, high, otherLow, otherHigh, DOWN)
                || touches(low, high, otherLow, otherHigh, RIGHT)
                || touches(low, high, otherLow, otherHigh, LEFT);
    }

    /** Whether a square of a set has a neighbour in another set along a diagonal. */
    static boolean touchesDiagonally(long low, long high, long otherLow, long otherHigh) {
        return touches(low, high, otherLow, otherHigh, UP_RIGHT)
                || touches(low, high, otherLow, otherHigh, UP_LEFT)
                || touches(low, high, otherLow, otherHigh, DOWN_RIGHT)
                || touches(low, high, otherLow, otherHigh, DOWN_LEFT);
    }

    /** The number of pairs of neighbours along a file or a rank, one in each set. */
    static int touchingOrthogonally(long low, long high, long otherLow, long otherHigh) {
        return touching(low, high, otherLow, otherHigh, UP)
                + touching(low, high, otherLow, otherHigh, DOWN)
                + touching(low, high, otherLow, otherHigh, RIGHT)
                + touching(low, high, otherLow, otherHigh, LEFT);
    }

    private static int touching(long low, long high, long otherLow, long otherHigh, int by) {
        return Long.bitCount(shiftLow(low, high, by) & otherLow) + Long.bitCount(shiftHigh(low, high, by) & otherHigh);
    }

    private static boolean touches(long low, long high, long otherLow, long otherHigh, int by) {
        return ((shiftLow(low, high, by) & otherLow) | (shiftHigh(low, high, by) & otherHigh)) != 0;
    }
}
