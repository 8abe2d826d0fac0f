package org.tabuleiro.console.view;

import org.tabuleiro.games.Board;

/** In which order ranks and files are drawn. */
final class Order {
    private Order() {}

    static int[] ranks(Board board, boolean topFirst) {
        return run(board.height(), topFirst);
    }

    static int[] files(Board board, boolean flipped) {
        return run(board.width(), flipped);
    }

    private static int[] run(int count, boolean downward) {
        int[] run = new int[count];
        for (int i = 0; i < count; i++) {
            run[i] = downward ? count - 1 - i : i;
        }
        return run;
    }

    /** The number of a rank, two columns wide. */
    static String rankLabel(int rank) {
        return rank < 9 ? " " + (rank + 1) : String.valueOf(rank + 1);
    }
}
