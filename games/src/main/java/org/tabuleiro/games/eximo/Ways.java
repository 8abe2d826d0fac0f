package org.tabuleiro.games.eximo;

/** Where men can go, for all men of a side at once: as sets of squares, as numbers of steps, and as lists of steps. */
final class Ways {
    private static final long FILE_A = 0x0101010101010101L;
    private static final long FILE_H = FILE_A << 7;

    // Directions as rotations of the board, and the squares that each can reach without going round an edge. They are
    // constants, and every use names its direction: the compiler then makes of a rotation and its mask two
    // instructions.
    private static final int UP = 8;
    private static final int UP_LEFT = 7;
    private static final int UP_RIGHT = 9;
    private static final int RIGHT = 1;
    private static final int LEFT = -1;
    private static final int DOWN = -8;
    private static final int DOWN_RIGHT = -7;
    private static final int DOWN_LEFT = -9;

    private static final long TO_RIGHT = ~FILE_A;
    private static final long TO_LEFT = ~FILE_H;
    private static final long TO_UP = ~0xFFL;
    private static final long TO_DOWN = ~(0xFFL << 56);

    /** Where new men may be dropped, by side. */
    static final long[] DROP_ZONE = {0x7E7EL, 0x7E7EL << 48};

    private Ways() {}

    /** Where a man leaves the board. */
    static long farRank(int side) {
        return side == 0 ? 0xFFL << 56 : 0xFFL;
    }

    private static long moves(long men, long empty, int turn, long reach) {
        return Long.rotateLeft(men, turn) & reach & empty;
    }

    /** Where a man of {@code men} comes down after hopping over one of {@code over} in a direction. */
    private static long hops(long men, long over, long empty, int turn, long reach) {
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

    static int generateMoves(long own, long empty, int side, int[] steps, int from) {
        int end = from;
        if (side == 0) {
            end = add(Steps.MOVE, UP, moves(own, empty, UP, TO_UP), steps, end);
            end = add(Steps.MOVE, UP_LEFT, moves(own, empty, UP_LEFT, TO_UP & TO_LEFT), steps, end);
            return add(Steps.MOVE, UP_RIGHT, moves(own, empty, UP_RIGHT, TO_UP & TO_RIGHT), steps, end);
        }
        end = add(Steps.MOVE, DOWN, moves(own, empty, DOWN, TO_DOWN), steps, end);
        end = add(Steps.MOVE, DOWN_RIGHT, moves(own, empty, DOWN_RIGHT, TO_DOWN & TO_RIGHT), steps, end);
        return add(Steps.MOVE, DOWN_LEFT, moves(own, empty, DOWN_LEFT, TO_DOWN & TO_LEFT), steps, end);
    }

    static int generateTakes(long men, long enemy, long empty, int side, int kind, int[] steps, int from) {
        int end = generateHopsAhead(men, enemy, empty, side, kind, steps, from);
        end = add(kind, 2 * RIGHT, hops(men, enemy, empty, RIGHT, TO_RIGHT), steps, end);
        return add(kind, 2 * LEFT, hops(men, enemy, empty, LEFT, TO_LEFT), steps, end);
    }

    static int generateHopsAhead(long men, long over, long empty, int side, int kind, int[] steps, int from) {
        int end = from;
        if (side == 0) {
            end = add(kind, 2 * UP, hops(men, over, empty, UP, TO_UP), steps, end);
            end = add(kind, 2 * UP_LEFT, hops(men, over, empty, UP_LEFT, TO_UP & TO_LEFT), steps, end);
            return add(kind, 2 * UP_RIGHT, hops(men, over, empty, UP_RIGHT, TO_UP & TO_RIGHT), steps, end);
        }
        end = add(kind, 2 * DOWN, hops(men, over, empty, DOWN, TO_DOWN), steps, end);
        end = add(kind, 2 * DOWN_RIGHT, hops(men, over, empty, DOWN_RIGHT, TO_DOWN & TO_RIGHT), steps, end);
        return add(kind, 2 * DOWN_LEFT, hops(men, over, empty, DOWN_LEFT, TO_DOWN & TO_LEFT), steps, end);
    }

    /** Adds a step to each of the squares, from so far away. */
    private static int add(int kind, int way, long squares, int[] steps, int from) {
        int end = from;
        int base = Steps.of(kind, 0, 0) - Steps.of(0, way, 0);
        for (long to = squares; to != 0; to &= to - 1) {
            int square = Long.numberOfTrailingZeros(to);
            steps[end++] = base + Steps.of(0, square, square);
        }
        return end;
    }

    static int generateDrops(long empty, int side, int[] steps, int from) {
        int end = from;
        long zone = DROP_ZONE[side] & empty;
        if (Long.bitCount(zone) == 1) {
            int square = Long.numberOfTrailingZeros(zone);
            steps[end++] = Steps.of(Steps.DROP, square, square);
            return end;
        }
        for (long first = zone; first != 0; first &= first - 1) {
            int low = Long.numberOfTrailingZeros(first);
            for (long second = first & (first - 1); second != 0; second &= second - 1) {
                steps[end++] = Steps.of(Steps.DROP, low, Long.numberOfTrailingZeros(second));
            }
        }
        return end;
    }
}
