package org.tabuleiro.web.border;

import java.util.List;
import org.tabuleiro.games.Layout;

/**
 * What stands where.
 *
 * @param board the letter of each square
 * @param reserve how many pieces of each kind are beside the board
 */
public record BoardLayout(String board, List<Integer> reserve) {

    /** The letters of a layout. */
    public static BoardLayout of(Layout layout) {
        return new BoardLayout(layout.board(), layout.reserve());
    }
}
