package org.tabuleiro.games.breakthru;

import static org.tabuleiro.games.breakthru.SquareSet.SIZE;
import static org.tabuleiro.games.breakthru.SquareSet.high;
import static org.tabuleiro.games.breakthru.SquareSet.low;

import org.tabuleiro.games.Board;

/** What the flagship sees from each square, so that a threat to win is found without looking for steps. */
final class Threats {
    /** The lines from a square to the edge: up, down, right, left. */
    static final int LINES = 4;

    private static final int[] FILES = {0, 0, 1, -1};
    private static final int[] RANKS = {1, -1, 0, 0};
    private static final int[] SLANT_FILES = {1, -1, 1, -1};
    private static final int[] SLANT_RANKS = {1, 1, -1, -1};

    // The squares of each line, and the neighbour on each diagonal: by square and direction.
    private static final long[] LINE_LOW = new long[SIZE * LINES];
    private static final long[] LINE_HIGH = new long[SIZE * LINES];
    private static final long[] SLANT_LOW = new long[SIZE * LINES];
    private static final long[] SLANT_HIGH = new long[SIZE * LINES];
    private static final int[] EDGE_SLANTS = new int[SIZE];
    // For two squares: the line from the one to the other, then the diagonal.
    private static final int[] RELATIONS = new int[SIZE * SIZE];
    private static final int ALL = (1 << LINES) - 1;

    static {
        Board board = Waters.BOARD;
        for (int square = 0; square < SIZE; square++) {
            for (int d = 0; d < LINES; d++) {
                int at = square * LINES + d;
                int file = board.file(square) + FILES[d];
                int rank = board.rank(square) + RANKS[d];
                for (; board.contains(file, rank); file += FILES[d], rank += RANKS[d]) {
                    LINE_LOW[at] |= low(board.square(file, rank));
                    LINE_HIGH[at] |= high(board.square(file, rank));
                    RELATIONS[square * SIZE + board.square(file, rank)] |= 1 << d;
                }
                file = board.file(square) + SLANT_FILES[d];
                rank = board.rank(square) + SLANT_RANKS[d];
                if (board.contains(file, rank)) {
                    int neighbour = board.square(file, rank);
                    SLANT_LOW[at] = low(neighbour);
                    SLANT_HIGH[at] = high(neighbour);
                    RELATIONS[square * SIZE + neighbour] |= 1 << d << LINES;
                    EDGE_SLANTS[square] |= Waters.isEdge(neighbour) ? 1 << d : 0;
                }
            }
        }
    }

    private Threats() {}

    /** The lines from a square on which no ship stands, as bits. */
    static int openLines(int square, long shipsLow, long shipsHigh) {
        int open = 0;
        for (int d = 0; d < LINES; d++) {
            int at = square * LINES + d;
            open |= ((LINE_LOW[at] & shipsLow) | (LINE_HIGH[at] & shipsHigh)) == 0 ? 1 << d : 0;
        }
        return open;
    }

    /** The diagonals on which a ship of a set stands next to a square, as bits. */
    static int neighbours(int square, long shipsLow, long shipsHigh) {
        int found = 0;
        for (int d = 0; d < LINES; d++) {
            int at = square * LINES + d;
            found |= ((SLANT_LOW[at] & shipsLow) | (SLANT_HIGH[at] & shipsHigh)) != 0 ? 1 << d : 0;
        }
        return found;
    }

    /** Those of the neighbours that stand on the edge. */
    static int edgeCaptures(int square, long shipsLow, long shipsHigh) {
        int edge = EDGE_SLANTS[square];
        return edge == 0 ? 0 : edge & neighbours(square, shipsLow, shipsHigh);
    }

    /** The line from a square on which another square lies, as a bit; 0 if it lies on none. */
    static int line(int square, int other) {
        return RELATIONS[square * SIZE + other] & ALL;
    }

    /** The diagonal on which another square is the neighbour of a square, as a bit; 0 if it is on none. */
    static int neighbour(int square, int other) {
        return RELATIONS[square * SIZE + other] >>> LINES & ALL;
    }
}
