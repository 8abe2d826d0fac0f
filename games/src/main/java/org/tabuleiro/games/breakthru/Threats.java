package org.tabuleiro.games.breakthru;

import static org.tabuleiro.games.breakthru.SquareSet.SIZE;
import static org.tabuleiro.games.breakthru.SquareSet.high;
import static org.tabuleiro.games.breakthru.SquareSet.low;

import org.tabuleiro.games.Board;

/** Threats to win in the next turn, found by table lookups instead of move generation. */
final class Threats {
    /** The rays from a square to the edge, in the order of {@link BreakthruBoard}. */
    static final int LINES = BreakthruBoard.DIRECTIONS;

    private static final int[] DIAGONAL_FILES = {1, -1, 1, -1};
    private static final int[] DIAGONAL_RANKS = {1, 1, -1, -1};

    // The neighbour on each diagonal, by square and direction, and the diagonals whose neighbour is on the
    // edge, as bits.
    private static final long[] DIAGONAL_LOW = new long[SIZE * LINES];
    private static final long[] DIAGONAL_HIGH = new long[SIZE * LINES];
    private static final int[] EDGE_DIAGONALS = new int[SIZE];
    // For two squares: the ray from the first that contains the second as a bit, then the diagonal.
    private static final int[] RELATIONS = new int[SIZE * SIZE];
    private static final int ALL = (1 << LINES) - 1;

    static {
        Board board = BreakthruBoard.BOARD;
        for (int square = 0; square < SIZE; square++) {
            for (int d = 0; d < LINES; d++) {
                for (int other = 0; other < SIZE; other++) {
                    boolean onRay = !BreakthruBoard.isOpen(d, square, low(other), high(other));
                    RELATIONS[square * SIZE + other] |= onRay ? 1 << d : 0;
                }
                int file = board.file(square) + DIAGONAL_FILES[d];
                int rank = board.rank(square) + DIAGONAL_RANKS[d];
                if (board.contains(file, rank)) {
                    int neighbour = board.square(file, rank);
                    DIAGONAL_LOW[square * LINES + d] = low(neighbour);
                    DIAGONAL_HIGH[square * LINES + d] = high(neighbour);
                    RELATIONS[square * SIZE + neighbour] |= 1 << d << LINES;
                    EDGE_DIAGONALS[square] |= BreakthruBoard.isEdge(neighbour) ? 1 << d : 0;
                }
            }
        }
    }

    private Threats() {}

    /** The rays from a square to the edge without a ship on them, as bits. */
    static int openLines(int square, long shipsLow, long shipsHigh) {
        int open = 0;
        for (int d = 0; d < LINES; d++) {
            open |= BreakthruBoard.isOpen(d, square, shipsLow, shipsHigh) ? 1 << d : 0;
        }
        return open;
    }

    /** The diagonals on which a ship of a set stands next to a square, as bits. */
    static int neighbours(int square, long shipsLow, long shipsHigh) {
        int found = 0;
        for (int d = 0; d < LINES; d++) {
            int at = square * LINES + d;
            found |= ((DIAGONAL_LOW[at] & shipsLow) | (DIAGONAL_HIGH[at] & shipsHigh)) != 0 ? 1 << d : 0;
        }
        return found;
    }

    /** The same for ships that stand on the edge. */
    static int edgeCaptures(int square, long shipsLow, long shipsHigh) {
        int edge = EDGE_DIAGONALS[square];
        return edge == 0 ? 0 : edge & neighbours(square, shipsLow, shipsHigh);
    }

    /** The ray from a square that contains another square, as a bit; 0 if none does. */
    static int line(int square, int other) {
        return RELATIONS[square * SIZE + other] & ALL;
    }

    /** The diagonal on which two squares are neighbours, as a bit; 0 if they are not. */
    static int neighbour(int square, int other) {
        return RELATIONS[square * SIZE + other] >>> LINES & ALL;
    }
}
