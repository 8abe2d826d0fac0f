package org.tabuleiro.games.breakthru;

import org.tabuleiro.games.Board;

/** The board and its parts: the central area, the outer area around it, and the edge. */
final class Waters {
    static final Board BOARD = new Board(11, 11);
    static final int ESCORTS = 12;
    static final int SILVER_SHIPS = 20;

    /** Where the flagship stands until play begins. */
    static final int CENTRE = BOARD.find("f6");

    private static final int CENTRAL_FROM = 3;
    private static final int CENTRAL_TO = 7;
    private static final int LAST = 10;

    private Waters() {}

    /** Whether a square is one of d4-h8, where escorts are put; all others are the outer area. */
    static boolean isCentral(int square) {
        int file = BOARD.file(square);
        int rank = BOARD.rank(square);
        return file >= CENTRAL_FROM && file <= CENTRAL_TO && rank >= CENTRAL_FROM && rank <= CENTRAL_TO;
    }

    /** Whether a square is on the edge, where the flagship wins. */
    static boolean isEdge(int square) {
        int file = BOARD.file(square);
        int rank = BOARD.rank(square);
        return file == 0 || file == LAST || rank == 0 || rank == LAST;
    }
}
