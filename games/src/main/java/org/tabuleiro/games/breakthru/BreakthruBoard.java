package org.tabuleiro.games.breakthru;

import static org.tabuleiro.games.breakthru.SquareSet.high;
import static org.tabuleiro.games.breakthru.SquareSet.low;

import org.tabuleiro.games.Board;

/**
 * Geometry of the 11x11 board: zones, distances to the edge, rays along ranks and files, and rings around a
 * square. Square 0 is a1, square 120 is k11; sets of squares are pairs of longs, see {@link SquareSet}.
 */
public final class BreakthruBoard {
    /** The board. */
    public static final Board BOARD = new Board(11, 11);
    /** The number of files and of ranks. */
    public static final int WIDTH = 11;
    /** The number of squares. */
    public static final int SQUARES = WIDTH * WIDTH;

    /** The number of escorts that Gold begins with. */
    public static final int ESCORTS = 12;
    /** The number of ships that Silver begins with. */
    public static final int SILVER_SHIPS = 20;

    /** Where the flagship stands until play begins. */
    static final int CENTRE = BOARD.find("f6");

    private static final int CENTRAL_FROM = 3;
    private static final int CENTRAL_TO = 7;

    /** Directions of rays: up, right, down, left. Direction {@code d ^ 2} is the opposite of {@code d}. */
    public static final int DIRECTIONS = 4;

    /** Rings are known up to this distance. */
    public static final int RINGS = 3;

    private static final int[] FILES = {0, 1, 0, -1};
    private static final int[] RANKS = {1, 0, -1, 0};

    private static final int[] EDGE_DISTANCE = new int[SQUARES];
    // By square and direction: the squares from there to the edge.
    private static final long[] RAY_LOW = new long[SQUARES * DIRECTIONS];
    private static final long[] RAY_HIGH = new long[SQUARES * DIRECTIONS];
    // By square and distance minus 1: the squares at that distance, in king's moves.
    private static final long[] RING_LOW = new long[SQUARES * RINGS];
    private static final long[] RING_HIGH = new long[SQUARES * RINGS];

    static {
        for (int square = 0; square < SQUARES; square++) {
            int file = BOARD.file(square);
            int rank = BOARD.rank(square);
            EDGE_DISTANCE[square] = Math.min(Math.min(file, WIDTH - 1 - file), Math.min(rank, WIDTH - 1 - rank));
            for (int other = 0; other < SQUARES; other++) {
                int files = BOARD.file(other) - file;
                int ranks = BOARD.rank(other) - rank;
                int distance = Math.max(Math.abs(files), Math.abs(ranks));
                if (distance >= 1 && distance <= RINGS) {
                    RING_LOW[square * RINGS + distance - 1] |= low(other);
                    RING_HIGH[square * RINGS + distance - 1] |= high(other);
                }
                for (int d = 0; d < DIRECTIONS; d++) {
                    if (distance >= 1 && files == distance * FILES[d] && ranks == distance * RANKS[d]) {
                        RAY_LOW[square * DIRECTIONS + d] |= low(other);
                        RAY_HIGH[square * DIRECTIONS + d] |= high(other);
                    }
                }
            }
        }
    }

    private BreakthruBoard() {}

    /** Whether a square is one of d4-h8, where escorts are placed; all others are the outer area. */
    public static boolean isCentral(int square) {
        int file = BOARD.file(square);
        int rank = BOARD.rank(square);
        return file >= CENTRAL_FROM && file <= CENTRAL_TO && rank >= CENTRAL_FROM && rank <= CENTRAL_TO;
    }

    /** Whether a square is on the edge, where the flagship wins. */
    public static boolean isEdge(int square) {
        return EDGE_DISTANCE[square] == 0;
    }

    /** The distance of a square from the nearest edge, from 0 to 5. */
    public static int edgeDistance(int square) {
        return EDGE_DISTANCE[square];
    }

    /** The difference between the numbers of neighbouring squares in a direction. */
    public static int offset(int direction) {
        return RANKS[direction] * WIDTH + FILES[direction];
    }

    /** Whether no square of a set lies on the ray from a square to the edge. */
    public static boolean isOpen(int direction, int square, long low, long high) {
        int ray = square * DIRECTIONS + direction;
        return ((RAY_LOW[ray] & low) | (RAY_HIGH[ray] & high)) == 0;
    }

    /** The first square of a set on the ray from a square to the edge, or -1. */
    public static int firstOnRay(int direction, int square, long low, long high) {
        int ray = square * DIRECTIONS + direction;
        long lows = RAY_LOW[ray] & low;
        long highs = RAY_HIGH[ray] & high;
        if (direction < 2) {
            return lows != 0
                    ? Long.numberOfTrailingZeros(lows)
                    : highs != 0 ? SquareSet.WORD + Long.numberOfTrailingZeros(highs) : -1;
        }
        return highs != 0
                ? 2 * SquareSet.WORD - 1 - Long.numberOfLeadingZeros(highs)
                : lows != 0 ? SquareSet.WORD - 1 - Long.numberOfLeadingZeros(lows) : -1;
    }

    /** The low half of the squares at a distance from a square, from 1 to {@link #RINGS}. */
    public static long ringLow(int square, int distance) {
        return RING_LOW[square * RINGS + distance - 1];
    }

    /** The high half of the squares at a distance from a square, from 1 to {@link #RINGS}. */
    public static long ringHigh(int square, int distance) {
        return RING_HIGH[square * RINGS + distance - 1];
    }
}
