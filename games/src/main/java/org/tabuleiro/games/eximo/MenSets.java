package org.tabuleiro.games.eximo;

/** Where men of Eximo can go, for whole sets of them at once: a set is a 64-bit board. Side 0 goes up, side 1 down. */
final class MenSets {
    private static final long FILE_A = 0x0101010101010101L;
    private static final long FILE_H = FILE_A << 7;

    // Directions as rotations of the board, and the squares that each can reach without going round an edge. They are
    // constants, and every use names its direction: the compiler then makes of a rotation and its mask two
    // instructions.
    static final int UP = 8;
    static final int UP_LEFT = 7;
    static final int UP_RIGHT = 9;
    static final int RIGHT = 1;
    static final int LEFT = -1;
    static final int DOWN = -8;
    static final int DOWN_RIGHT = -7;
    static final int DOWN_LEFT = -9;

    static final long TO_RIGHT = ~FILE_A;
    static final long TO_LEFT = ~FILE_H;
    static final long TO_UP = ~0xFFL;
    static final long TO_DOWN = ~(0xFFL << 56);

    private MenSets() {}

    static long farRank(int side) {
        return side == 0 ? 0xFFL << 56 : 0xFFL;
    }

    static long moves(long men, long empty, int turn, long reach) {
        return Long.rotateLeft(men, turn) & reach & empty;
    }

    /** Where a man of {@code men} comes down after hopping over one of {@code over} in a direction. */
    static long hops(long men, long over, long empty, int turn, long reach) {
        return Long.rotateLeft(Long.rotateLeft(men, turn) & reach & over, turn) & reach & empty;
    }

    static boolean canTake(long men, long enemy, long empty, int side) {
        return hopsAhead(men, enemy, empty, side) != 0
                || (hops(men, enemy, empty, RIGHT, TO_RIGHT) | hops(men, enemy, empty, LEFT, TO_LEFT)) != 0;
    }

    static long hopsAhead(long men, long over, long empty, int side) {
        return side == 0
                ? hops(men, over, empty, UP, TO_UP)
                        | hops(men, over, empty, UP_LEFT, TO_UP & TO_LEFT)
                        | hops(men, over, empty, UP_RIGHT, TO_UP & TO_RIGHT)
                : hops(men, over, empty, DOWN, TO_DOWN)
                        | hops(men, over, empty, DOWN_RIGHT, TO_DOWN & TO_RIGHT)
                        | hops(men, over, empty, DOWN_LEFT, TO_DOWN & TO_LEFT);
    }

    static long movesAhead(long men, long empty, int side) {
        return side == 0
                ? moves(men, empty, UP, TO_UP)
                        | moves(men, empty, UP_LEFT, TO_UP & TO_LEFT)
                        | moves(men, empty, UP_RIGHT, TO_UP & TO_RIGHT)
                : moves(men, empty, DOWN, TO_DOWN)
                        | moves(men, empty, DOWN_RIGHT, TO_DOWN & TO_RIGHT)
                        | moves(men, empty, DOWN_LEFT, TO_DOWN & TO_LEFT);
    }

    static int countMoves(long own, long empty, int side) {
        return side == 0
                ? Long.bitCount(moves(own, empty, UP, TO_UP))
                        + Long.bitCount(moves(own, empty, UP_LEFT, TO_UP & TO_LEFT))
                        + Long.bitCount(moves(own, empty, UP_RIGHT, TO_UP & TO_RIGHT))
                : Long.bitCount(moves(own, empty, DOWN, TO_DOWN))
                        + Long.bitCount(moves(own, empty, DOWN_RIGHT, TO_DOWN & TO_RIGHT))
                        + Long.bitCount(moves(own, empty, DOWN_LEFT, TO_DOWN & TO_LEFT));
    }

    static int countHopsAhead(long men, long over, long empty, int side) {
        return side == 0
                ? Long.bitCount(hops(men, over, empty, UP, TO_UP))
                        + Long.bitCount(hops(men, over, empty, UP_LEFT, TO_UP & TO_LEFT))
                        + Long.bitCount(hops(men, over, empty, UP_RIGHT, TO_UP & TO_RIGHT))
                : Long.bitCount(hops(men, over, empty, DOWN, TO_DOWN))
                        + Long.bitCount(hops(men, over, empty, DOWN_RIGHT, TO_DOWN & TO_RIGHT))
                        + Long.bitCount(hops(men, over, empty, DOWN_LEFT, TO_DOWN & TO_LEFT));
    }

    static int countTakes(long men, long enemy, long empty, int side) {
        return countHopsAhead(men, enemy, empty, side)
                + Long.bitCount(hops(men, enemy, empty, RIGHT, TO_RIGHT))
                + Long.bitCount(hops(men, enemy, empty, LEFT, TO_LEFT));
    }

    /** The squares from which a man could hop ahead over one of {@code over}: hops backwards from where it would come down. */
    static long hoppingSquares(long over, long empty, int side) {
        return side == 0
                ? hops(empty, over, -1, DOWN, TO_DOWN)
                        | hops(empty, over, -1, DOWN_RIGHT, TO_DOWN & TO_RIGHT)
                        | hops(empty, over, -1, DOWN_LEFT, TO_DOWN & TO_LEFT)
                : hops(empty, over, -1, UP, TO_UP)
                        | hops(empty, over, -1, UP_LEFT, TO_UP & TO_LEFT)
                        | hops(empty, over, -1, UP_RIGHT, TO_UP & TO_RIGHT);
    }

    static long takingSquares(long enemy, long empty, int side) {
        return hoppingSquares(enemy, empty, side)
                | hops(empty, enemy, -1, RIGHT, TO_RIGHT)
                | hops(empty, enemy, -1, LEFT, TO_LEFT);
    }
}
