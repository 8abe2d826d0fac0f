package org.tabuleiro.games.xadrersi;

import org.tabuleiro.games.Board;

/** What pieces attack on an 8x8 board, a bit a square. */
final class Attacks {
    /** What a king attacks from each square. */
    static final long[] KING = new long[64];
    /** What a knight attacks from each square. */
    static final long[] KNIGHT = new long[64];

    /** The lines through a square: the straight ones up and to the right, then slanted up to the right and up to the left. */
    static final int LINES = 4;

    private static final long FILE_A = 0x0101010101010101L;
    private static final long FILE_H = FILE_A << 7;
    private static final long RANK_1 = 0xFFL;
    private static final long RANK_8 = RANK_1 << 56;

    // Directions as rotations of the board, and the squares that each can reach without going round an edge. Where
    // speed
    // counts they are named, so that the compiler knows rotation and mask.
    private static final long TO_UP = ~RANK_1;
    private static final long TO_RIGHT = ~FILE_A;
    private static final long TO_DOWN = ~RANK_8;
    private static final long TO_LEFT = ~FILE_H;

    // The lines upward, then the same lines downward.
    private static final int[] TURNS = {8, 1, 9, 7, -8, -1, -9, -7};
    private static final long[] REACH = {
        TO_UP, TO_RIGHT, TO_UP & TO_RIGHT, TO_UP & TO_LEFT, TO_DOWN, TO_LEFT, TO_DOWN & TO_LEFT, TO_DOWN & TO_RIGHT
    };

    // From these no ray goes up, or down: put into the way of every ray they change nothing, and spare a branch.
    private static final long LAST = 1L << 63;
    private static final long FIRST = 1L;

    /** The squares in a direction from a square up to the edge, by direction and square. */
    private static final long[] RAYS = new long[2 * LINES * 64];

    static {
        Board board = new Board(8, 8);
        for (int square = 0; square < 64; square++) {
            for (int d = 0; d < 2 * LINES; d++) {
                RAYS[d << 6 | square] = slide(1L << square, -1L, TURNS[d], REACH[d]);
                KING[square] |= Long.rotateLeft(1L << square, TURNS[d]) & REACH[d];
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

    /** What a piece of either side attacks from a square. */
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

    /** What sliders attack together; a queen is among the straight and among the slanted ones. */
    static long ofSliders(long straight, long slanted, long empty) {
        long attacks = 0;
        if (straight != 0) {
            attacks = slide(straight, empty, 8, TO_UP)
                    | slide(straight, empty, 1, TO_RIGHT)
                    | slide(straight, empty, -8, TO_DOWN)
                    | slide(straight, empty, -1, TO_LEFT);
        }
        if (slanted != 0) {
            attacks |= slide(slanted, empty, 9, TO_UP & TO_RIGHT)
                    | slide(slanted, empty, 7, TO_UP & TO_LEFT)
                    | slide(slanted, empty, -9, TO_DOWN & TO_LEFT)
                    | slide(slanted, empty, -7, TO_DOWN & TO_RIGHT);
        }
        return attacks;
    }

    /** Where sliders come in a direction, all at once: up to and including the first square that is not empty. */
    private static long slide(long sliders, long empty, int turn, long reach) {
        long way = empty & reach;
        long reached = sliders;
        reached |= way & Long.rotateLeft(reached, turn);
        way &= Long.rotateLeft(way, turn);
        reached |= way & Long.rotateLeft(reached, 2 * turn);
        way &= Long.rotateLeft(way, 2 * turn);
        reached |= way & Long.rotateLeft(reached, 4 * turn);
        return Long.rotateLeft(reached, turn) & reach;
    }

    /** What one sees from a square along a line, to higher square numbers. */
    static long upward(int line, int square, long occupied) {
        int rays = line << 6;
        long ray = RAYS[rays | square];
        long inTheWay = ray & occupied;
        return ray ^ RAYS[rays | Long.numberOfTrailingZeros(inTheWay | LAST)];
    }

    /** What one sees from a square along a line, to lower square numbers. */
    static long downward(int line, int square, long occupied) {
        int rays = (line + LINES) << 6;
        long ray = RAYS[rays | square];
        long inTheWay = ray & occupied;
        return ray ^ RAYS[rays | (63 - Long.numberOfLeadingZeros(inTheWay | FIRST))];
    }
}
