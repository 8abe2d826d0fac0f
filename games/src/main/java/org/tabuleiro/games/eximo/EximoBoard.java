package org.tabuleiro.games.eximo;

import org.tabuleiro.games.Board;

/**
 * Geometry of the 8x8 board as bitboards: square 0 is a1, square 63 is h8. A direction is a shift; its mask
 * removes the squares that wrap around an edge.
 */
public final class EximoBoard {
    static final Board BOARD = new Board(8, 8);

    /** The a-file. */
    public static final long FILE_A = 0x0101010101010101L;
    /** The first rank. */
    public static final long RANK_1 = 0xFFL;
    /** Mask of shifts to the right: all files but the first. */
    public static final long NOT_FILE_A = ~FILE_A;
    /** Mask of shifts to the left: all files but the last. */
    public static final long NOT_FILE_H = ~(FILE_A << 7);
    /** Mask of shifts up: all ranks but the first. */
    public static final long NOT_RANK_1 = ~RANK_1;
    /** Mask of shifts down: all ranks but the last. */
    public static final long NOT_RANK_8 = ~(RANK_1 << 56);

    // Compile-time constants, and every use names its direction: a shift and its mask are then two
    // instructions.
    static final int UP = 8;
    static final int UP_LEFT = 7;
    static final int UP_RIGHT = 9;
    static final int RIGHT = 1;
    static final int LEFT = -1;
    static final int DOWN = -8;
    static final int DOWN_RIGHT = -7;
    static final int DOWN_LEFT = -9;

    private static final long[] DROP_ZONE = {0x7E7EL, 0x7E7EL << 48};

    private EximoBoard() {}

    /** The squares where a side may drop new men: its two home ranks without the corners. */
    public static long dropZone(int side) {
        return DROP_ZONE[side];
    }

    /** The far rank of a side, where its men leave the board. */
    public static long farRank(int side) {
        return side == 0 ? RANK_1 << 56 : RANK_1;
    }

    /** A set of squares shifted in a direction, without those that wrap around an edge. */
    static long shift(long squares, int shift, long mask) {
        return Long.rotateLeft(squares, shift) & mask;
    }
}
