package org.tabuleiro.web.border;

import java.util.List;
import org.tabuleiro.games.Layout;

/**
 * The pieces on and beside the board.
 *
 * @param board the letter of each square
 * @param reserve the number of pieces of each kind beside the board
 */
public record BoardLayout(String board, List<Integer> reserve) {

    /** Converts a layout. */
    public static BoardLayout of(Layout layout) {
        return new BoardLayout(layout.board(), layout.reserve());
    }
}
