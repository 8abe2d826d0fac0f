package org.tabuleiro.games.sixteenstones;

import org.tabuleiro.games.Board;

/** Geometry of the 5x5 board as bitboards: square 0 is a1, square 24 is e5. */
public final class SixteenStonesBoard {
    /** The board. */
    public static final Board BOARD = new Board(5, 5);
    /** All squares. */
    public static final int ALL = (1 << 25) - 1;
    /** The central square. */
    public static final int CENTRE = 1 << 12;
    /** The nine inner squares. */
    public static final int INNER = 0b00000_01110_01110_01110_00000;
    /** The four corners. */
    public static final int CORNERS = 0b10001_00000_00000_00000_10001;

    /** The number of directions; direction {@code 7 - d} is the opposite of {@code d}. */
    public static final int DIRECTIONS = 8;

    private static final int[] FILES = {-1, 0, 1, -1, 1, -1, 0, 1};
    private static final int[] RANKS = {-1, -1, -1, 0, 0, 1, 1, 1};

    /** Directions as shifts. */
    private static final int[] OFFSET = new int[DIRECTIONS];
    /** Masks of shifts: the squares that do not wrap around an edge. */
    private static final int[] MASK = new int[DIRECTIONS];
    /** By square and direction: the square at distance one or two as a bit, 0 off the board. */
    private static final int[] ONE = new int[25 * DIRECTIONS];

    private static final int[] TWO = new int[25 * DIRECTIONS];

    static {
        for (int d = 0; d < DIRECTIONS; d++) {
            OFFSET[d] = 5 * RANKS[d] + FILES[d];
            for (int square = 0; square < BOARD.size(); square++) {
                ONE[square * DIRECTIONS + d] = bitAt(square, d, 1);
                TWO[square * DIRECTIONS + d] = bitAt(square, d, 2);
                MASK[d] |= ONE[square * DIRECTIONS + d];
            }
        }
    }

    private SixteenStonesBoard() {}

    private static int bitAt(int square, int direction, int distance) {
        int file = BOARD.file(square) + distance * FILES[direction];
        int rank = BOARD.rank(square) + distance * RANKS[direction];
        return BOARD.contains(file, rank) ? 1 << BOARD.square(file, rank) : 0;
    }

    static int bit(int square) {
        return 1 << square;
    }

    static int offset(int direction) {
        return OFFSET[direction];
    }

    /** The square next to a square in a direction as a bit, 0 off the board. */
    static int one(int square, int direction) {
        return ONE[square * DIRECTIONS + direction];
    }

    /** The square at distance two in a direction as a bit, 0 off the board. */
    static int two(int square, int direction) {
        return TWO[square * DIRECTIONS + direction];
    }

    /** All stones shifted by one square; those that leave the board are dropped. */
    public static int shift(int stones, int direction) {
        // A rotation by up to 6 cannot wrap a bit around into the lower 25.
        return Integer.rotateLeft(stones, OFFSET[direction]) & MASK[direction];
    }

    /** The squares from which a direction leads off the board. */
    public static int edge(int direction) {
        return ALL & ~MASK[DIRECTIONS - 1 - direction];
    }

    /** The direction from a square to another on the same line, or -1. */
    static int direction(int from, int to) {
        int files = BOARD.file(to) - BOARD.file(from);
        int ranks = BOARD.rank(to) - BOARD.rank(from);
        boolean line = files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks);
        for (int d = 0; d < DIRECTIONS; d++) {
            if (line && FILES[d] == Integer.signum(files) && RANKS[d] == Integer.signum(ranks)) {
                return d;
            }
        }
        return -1;
    }
}
