package org.tabuleiro.games.sixteenstones;

import org.tabuleiro.games.Board;

/** The 5x5 board as bits, square order from the lowest bit, and its eight directions. */
final class Lines {
    static final Board BOARD = new Board(5, 5);
    static final int ALL = (1 << 25) - 1;
    /** The number of directions; direction {@code 7 - d} is the opposite of {@code d}. */
    static final int DIRECTIONS = 8;

    private static final int[] FILES = {-1, 0, 1, -1, 1, -1, 0, 1};
    private static final int[] RANKS = {-1, -1, -1, 0, 0, 1, 1, 1};

    /** How far apart the numbers of neighbours in a direction are. */
    private static final int[] OFFSET = new int[DIRECTIONS];
    /** The squares that have a neighbour behind them in a direction. */
    private static final int[] REACH = new int[DIRECTIONS];
    /** By square and direction: the square one or two squares away as a bit, 0 off the board. */
    private static final int[] ONE = new int[25 * DIRECTIONS];

    private static final int[] TWO = new int[25 * DIRECTIONS];

    static {
        for (int d = 0; d < DIRECTIONS; d++) {
            OFFSET[d] = 5 * RANKS[d] + FILES[d];
            for (int square = 0; square < BOARD.size(); square++) {
                ONE[square * DIRECTIONS + d] = bitAt(square, d, 1);
                TWO[square * DIRECTIONS + d] = bitAt(square, d, 2);
                REACH[d] |= ONE[square * DIRECTIONS + d];
            }
        }
    }

    private Lines() {}

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

    /** The square behind the next one in a direction as a bit, 0 off the board. */
    static int two(int square, int direction) {
        return TWO[square * DIRECTIONS + direction];
    }

    /** All stones one square on; those on the edge fall off. A rotation never brings a bit back among the 25. */
    static int shift(int stones, int direction) {
        return Integer.rotateLeft(stones, OFFSET[direction]) & REACH[direction];
    }

    /** The squares from which a direction leads over the edge. */
    static int edge(int direction) {
        return ALL & ~REACH[DIRECTIONS - 1 - direction];
    }

    /** The direction in which one square sees another along a line, or -1. */
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
