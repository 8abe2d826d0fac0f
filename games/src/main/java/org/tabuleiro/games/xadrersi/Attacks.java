package org.tabuleiro.games.xadrersi;

import org.tabuleiro.games.Board;

/** Attack tables and sliding attacks of the 8x8 board as bitboards: square 0 is a1, square 63 is h8. */
final class Attacks {
    /** What a king attacks from each square. */
    static final long[] KING = new long[64];
    /** What a knight attacks from each square. */
    static final long[] KNIGHT = new long[64];

    /** The lines through a square: file, rank, then the diagonals up to the right and up to the left. */
    static final int LINES = 4;

    private static final long FILE_A = 0x0101010101010101L;
    private static final long FILE_H = FILE_A << 7;
    private static final long RANK_1 = 0xFFL;
    private static final long RANK_8 = RANK_1 << 56;

    // Masks of shifts: the squares that do not wrap around an edge. On hot paths directions are constants, so
    // that the compiler knows shift and mask.
    private static final long NOT_RANK_1 = ~RANK_1;
    private static final long NOT_FILE_A = ~FILE_A;
    private static final long NOT_RANK_8 = ~RANK_8;
    private static final long NOT_FILE_H = ~FILE_H;

    // The lines upward, then the same lines downward.
    private static final int[] SHIFTS = {8, 1, 9, 7, -8, -1, -9, -7};
    private static final long[] MASKS = {
        NOT_RANK_1,
        NOT_FILE_A,
        NOT_RANK_1 & NOT_FILE_A,
        NOT_RANK_1 & NOT_FILE_H,
        NOT_RANK_8,
        NOT_FILE_H,
        NOT_RANK_8 & NOT_FILE_H,
        NOT_RANK_8 & NOT_FILE_A
    };

    // Sentinel blockers: no ray starts upward from the last square or downward from the first, so that they
    // change nothing and spare a branch.
    private static final long LAST = 1L << 63;
    private static final long FIRST = 1L;

    /** The squares in a direction from a square up to the edge, by direction and square. */
    private static final long[] RAYS = new long[2 * LINES * 64];

    static {
        Board board = new Board(8, 8);
        for (int square = 0; square < 64; square++) {
            for (int d = 0; d < 2 * LINES; d++) {
                RAYS[d << 6 | square] = slide(1L << square, -1L, SHIFTS[d], MASKS[d]);
                KING[square] |= Long.rotateLeft(1L << square, SHIFTS[d]) & MASKS[d];
            }
            for (int other = 0; other < 64; other++) {
                int files = board.file(other) - board.file(square);
                int ranks = board.rank(other) - board.rank(square);
                if (files * files + ranks * ranks == 5) {
                    KNIGHT[square] |= 1L << other;
                }
            }
        }
    }

    private Attacks() {}

    /** The attacks of a piece of either side from a square. */
    static long of(char letter, int square, long occupied) {
        long own = 1L << square;
        return switch (letter) {
            case 'K', 'k' -> KING[square];
            case 'N', 'n' -> KNIGHT[square];
            case 'R', 'r' -> ofSliders(own, 0, ~occupied);
            case 'B', 'b' -> ofSliders(0, own, ~occupied);
            default -> ofSliders(own, own, ~occupied);
        };
    }

    /** The attacks of all sliders together; a queen is in both sets. */
    static long ofSliders(long straight, long diagonal, long empty) {
        long attacks = 0;
        if (straight != 0) {
            attacks = slide(straight, empty, 8, NOT_RANK_1)
                    | slide(straight, empty, 1, NOT_FILE_A)
                    | slide(straight, empty, -8, NOT_RANK_8)
                    | slide(straight, empty, -1, NOT_FILE_H);
        }
        if (diagonal != 0) {
            attacks |= slide(diagonal, empty, 9, NOT_RANK_1 & NOT_FILE_A)
                    | slide(diagonal, empty, 7, NOT_RANK_1 & NOT_FILE_H)
                    | slide(diagonal, empty, -9, NOT_RANK_8 & NOT_FILE_H)
                    | slide(diagonal, empty, -7, NOT_RANK_8 & NOT_FILE_A);
        }
        return attacks;
    }

    /** Kogge-Stone fill: the attacks of all sliders in a direction, up to and including the first blocker. */
    private static long slide(long sliders, long empty, int shift, long mask) {
        long way = empty & mask;
        long reached = sliders;
        reached |= way & Long.rotateLeft(reached, shift);
        way &= Long.rotateLeft(way, shift);
        reached |= way & Long.rotateLeft(reached, 2 * shift);
        way &= Long.rotateLeft(way, 2 * shift);
        reached |= way & Long.rotateLeft(reached, 4 * shift);
        return Long.rotateLeft(reached, shift) & mask;
    }

    /** The squares seen from a square along a line, towards higher square numbers. */
    static long upward(int line, int square, long occupied) {
        int rays = line << 6;
        long ray = RAYS[rays | square];
        long blockers = ray & occupied;
        return ray ^ RAYS[rays | Long.numberOfTrailingZeros(blockers | LAST)];
    }

    /** The squares seen from a square along a line, towards lower square numbers. */
    static long downward(int line, int square, long occupied) {
        int rays = (line + LINES) << 6;
        long ray = RAYS[rays | square];
        long blockers = ray & occupied;
        return ray ^ RAYS[rays | (63 - Long.numberOfLeadingZeros(blockers | FIRST))];
    }
}
