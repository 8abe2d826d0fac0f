package org.tabuleiro.games.eximo;

import static org.tabuleiro.games.eximo.EximoBoard.DOWN;
import static org.tabuleiro.games.eximo.EximoBoard.DOWN_LEFT;
import static org.tabuleiro.games.eximo.EximoBoard.DOWN_RIGHT;
import static org.tabuleiro.games.eximo.EximoBoard.LEFT;
import static org.tabuleiro.games.eximo.EximoBoard.NOT_FILE_A;
import static org.tabuleiro.games.eximo.EximoBoard.NOT_FILE_H;
import static org.tabuleiro.games.eximo.EximoBoard.NOT_RANK_1;
import static org.tabuleiro.games.eximo.EximoBoard.NOT_RANK_8;
import static org.tabuleiro.games.eximo.EximoBoard.RIGHT;
import static org.tabuleiro.games.eximo.EximoBoard.UP;
import static org.tabuleiro.games.eximo.EximoBoard.UP_LEFT;
import static org.tabuleiro.games.eximo.EximoBoard.UP_RIGHT;

/** Move generation for all men of a side at once: as bitboards, as counts and as lists of steps. */
final class EximoMoves {
    private EximoMoves() {}

    private static long moves(long men, long empty, int shift, long mask) {
        return EximoBoard.shift(men, shift, mask) & empty;
    }

    /** The landing squares of hops by {@code men} over {@code over} in one direction. */
    private static long hops(long men, long over, long empty, int shift, long mask) {
        return EximoBoard.shift(EximoBoard.shift(men, shift, mask) & over, shift, mask) & empty;
    }

    static boolean canCapture(long men, long enemy, long empty, int side) {
        return hopsAhead(men, enemy, empty, side) != 0
                || (hops(men, enemy, empty, RIGHT, NOT_FILE_A) | hops(men, enemy, empty, LEFT, NOT_FILE_H)) != 0;
    }

    static long hopsAhead(long men, long over, long empty, int side) {
        return side == 0
                ? hops(men, over, empty, UP, NOT_RANK_1)
                        | hops(men, over, empty, UP_LEFT, NOT_RANK_1 & NOT_FILE_H)
                        | hops(men, over, empty, UP_RIGHT, NOT_RANK_1 & NOT_FILE_A)
                : hops(men, over, empty, DOWN, NOT_RANK_8)
                        | hops(men, over, empty, DOWN_RIGHT, NOT_RANK_8 & NOT_FILE_A)
                        | hops(men, over, empty, DOWN_LEFT, NOT_RANK_8 & NOT_FILE_H);
    }

    static long movesAhead(long men, long empty, int side) {
        return side == 0
                ? moves(men, empty, UP, NOT_RANK_1)
                        | moves(men, empty, UP_LEFT, NOT_RANK_1 & NOT_FILE_H)
                        | moves(men, empty, UP_RIGHT, NOT_RANK_1 & NOT_FILE_A)
                : moves(men, empty, DOWN, NOT_RANK_8)
                        | moves(men, empty, DOWN_RIGHT, NOT_RANK_8 & NOT_FILE_A)
                        | moves(men, empty, DOWN_LEFT, NOT_RANK_8 & NOT_FILE_H);
    }

    static int countMoves(long own, long empty, int side) {
        return side == 0
                ? Long.bitCount(moves(own, empty, UP, NOT_RANK_1))
                        + Long.bitCount(moves(own, empty, UP_LEFT, NOT_RANK_1 & NOT_FILE_H))
                        + Long.bitCount(moves(own, empty, UP_RIGHT, NOT_RANK_1 & NOT_FILE_A))
                : Long.bitCount(moves(own, empty, DOWN, NOT_RANK_8))
                        + Long.bitCount(moves(own, empty, DOWN_RIGHT, NOT_RANK_8 & NOT_FILE_A))
                        + Long.bitCount(moves(own, empty, DOWN_LEFT, NOT_RANK_8 & NOT_FILE_H));
    }

    static int countHopsAhead(long men, long over, long empty, int side) {
        return side == 0
                ? Long.bitCount(hops(men, over, empty, UP, NOT_RANK_1))
                        + Long.bitCount(hops(men, over, empty, UP_LEFT, NOT_RANK_1 & NOT_FILE_H))
                        + Long.bitCount(hops(men, over, empty, UP_RIGHT, NOT_RANK_1 & NOT_FILE_A))
                : Long.bitCount(hops(men, over, empty, DOWN, NOT_RANK_8))
                        + Long.bitCount(hops(men, over, empty, DOWN_RIGHT, NOT_RANK_8 & NOT_FILE_A))
                        + Long.bitCount(hops(men, over, empty, DOWN_LEFT, NOT_RANK_8 & NOT_FILE_H));
    }

    static int countCaptures(long men, long enemy, long empty, int side) {
        return countHopsAhead(men, enemy, empty, side)
                + Long.bitCount(hops(men, enemy, empty, RIGHT, NOT_FILE_A))
                + Long.bitCount(hops(men, enemy, empty, LEFT, NOT_FILE_H));
    }

    /**
     * The squares from which a man could hop ahead over {@code over}: hops backwards from the landing
     * squares.
     */
    static long hoppingSquares(long over, long empty, int side) {
        return side == 0
                ? hops(empty, over, -1, DOWN, NOT_RANK_8)
                        | hops(empty, over, -1, DOWN_RIGHT, NOT_RANK_8 & NOT_FILE_A)
                        | hops(empty, over, -1, DOWN_LEFT, NOT_RANK_8 & NOT_FILE_H)
                : hops(empty, over, -1, UP, NOT_RANK_1)
                        | hops(empty, over, -1, UP_LEFT, NOT_RANK_1 & NOT_FILE_H)
                        | hops(empty, over, -1, UP_RIGHT, NOT_RANK_1 & NOT_FILE_A);
    }

    static long capturingSquares(long enemy, long empty, int side) {
        return hoppingSquares(enemy, empty, side)
                | hops(empty, enemy, -1, RIGHT, NOT_FILE_A)
                | hops(empty, enemy, -1, LEFT, NOT_FILE_H);
    }

    static int generateMoves(long own, long empty, int side, int[] steps, int from) {
        int end = from;
        if (side == 0) {
            end = add(EximoStepCode.MOVE, UP, moves(own, empty, UP, NOT_RANK_1), steps, end);
            end = add(EximoStepCode.MOVE, UP_LEFT, moves(own, empty, UP_LEFT, NOT_RANK_1 & NOT_FILE_H), steps, end);
            return add(EximoStepCode.MOVE, UP_RIGHT, moves(own, empty, UP_RIGHT, NOT_RANK_1 & NOT_FILE_A), steps, end);
        }
        end = add(EximoStepCode.MOVE, DOWN, moves(own, empty, DOWN, NOT_RANK_8), steps, end);
        end = add(EximoStepCode.MOVE, DOWN_RIGHT, moves(own, empty, DOWN_RIGHT, NOT_RANK_8 & NOT_FILE_A), steps, end);
        return add(EximoStepCode.MOVE, DOWN_LEFT, moves(own, empty, DOWN_LEFT, NOT_RANK_8 & NOT_FILE_H), steps, end);
    }

    static int generateCaptures(long men, long enemy, long empty, int side, int kind, int[] steps, int from) {
        int end = generateHopsAhead(men, enemy, empty, side, kind, steps, from);
        end = add(kind, 2 * RIGHT, hops(men, enemy, empty, RIGHT, NOT_FILE_A), steps, end);
        return add(kind, 2 * LEFT, hops(men, enemy, empty, LEFT, NOT_FILE_H), steps, end);
    }

    static int generateHopsAhead(long men, long over, long empty, int side, int kind, int[] steps, int from) {
        int end = from;
        if (side == 0) {
            end = add(kind, 2 * UP, hops(men, over, empty, UP, NOT_RANK_1), steps, end);
            end = add(kind, 2 * UP_LEFT, hops(men, over, empty, UP_LEFT, NOT_RANK_1 & NOT_FILE_H), steps, end);
            return add(kind, 2 * UP_RIGHT, hops(men, over, empty, UP_RIGHT, NOT_RANK_1 & NOT_FILE_A), steps, end);
        }
        end = add(kind, 2 * DOWN, hops(men, over, empty, DOWN, NOT_RANK_8), steps, end);
        end = add(kind, 2 * DOWN_RIGHT, hops(men, over, empty, DOWN_RIGHT, NOT_RANK_8 & NOT_FILE_A), steps, end);
        return add(kind, 2 * DOWN_LEFT, hops(men, over, empty, DOWN_LEFT, NOT_RANK_8 & NOT_FILE_H), steps, end);
    }

    /** Adds a step per target square; {@code distance} is the difference to its origin. */
    private static int add(int kind, int distance, long squares, int[] steps, int from) {
        int end = from;
        int base = EximoStepCode.of(kind, 0, 0) - EximoStepCode.of(0, distance, 0);
        for (long to = squares; to != 0; to &= to - 1) {
            int square = Long.numberOfTrailingZeros(to);
            steps[end++] = base + EximoStepCode.of(0, square, square);
        }
        return end;
    }

    static int generateDrops(long empty, int side, int[] steps, int from) {
        int end = from;
        long zone = EximoBoard.dropZone(side) & empty;
        if (Long.bitCount(zone) == 1) {
            int square = Long.numberOfTrailingZeros(zone);
            steps[end++] = EximoStepCode.of(EximoStepCode.DROP, square, square);
            return end;
        }
        for (long first = zone; first != 0; first &= first - 1) {
            int low = Long.numberOfTrailingZeros(first);
            for (long second = first & (first - 1); second != 0; second &= second - 1) {
                steps[end++] = EximoStepCode.of(EximoStepCode.DROP, low, Long.numberOfTrailingZeros(second));
            }
        }
        return end;
    }
}
