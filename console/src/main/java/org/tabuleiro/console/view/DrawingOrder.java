package org.tabuleiro.console.view;

import org.tabuleiro.games.Board;

/** The order in which ranks and files are drawn. */
final class DrawingOrder {
    private DrawingOrder() {}

    static int[] ranks(Board board, boolean topFirst) {
        return indices(board.height(), topFirst);
    }

    static int[] files(Board board, boolean flipped) {
        return indices(board.width(), flipped);
    }

    private static int[] indices(int count, boolean descending) {
        int[] indices = new int[count];
        for (int i = 0; i < count; i++) {
            indices[i] = descending ? count - 1 - i : i;
        }
        return indices;
    }

    /** The number of a rank, two columns wide. */
    static String rankLabel(int rank) {
        return rank < 9 ? " " + (rank + 1) : String.valueOf(rank + 1);
    }
}
