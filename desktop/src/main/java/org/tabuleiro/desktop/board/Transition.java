package org.tabuleiro.desktop.board;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Layout;

/**
 * What changes between two layouts, to be shown as movement: pieces that leave one square and appear on another move there,
 * whatever the rules call it; the others come and go.
 *
 * @param moves pieces that change their place
 * @param gone squares whose piece vanishes
 * @param come squares on which a piece appears
 */
record Transition(List<Move> moves, List<Integer> gone, List<Integer> come) {

    /**
     * A piece on its way.
     *
     * @param letter which
     * @param from where it stood
     * @param to where it will stand
     */
    record Move(char letter, int from, int to) {}

    static Transition between(Board board, Layout before, Layout after) {
        List<Integer> gone = new ArrayList<>();
        List<Integer> come = new ArrayList<>();
        for (int square = 0; square < board.size(); square++) {
            if (before.at(square) != after.at(square)) {
                if (before.at(square) != Layout.EMPTY) {
                    gone.add(square);
                }
                if (after.at(square) != Layout.EMPTY) {
                    come.add(square);
                }
            }
        }
        List<Move> moves = new ArrayList<>();
        for (int to : List.copyOf(come)) {
            int from = nearest(board, before, gone, after.at(to), to);
            if (from >= 0) {
                moves.add(new Move(after.at(to), from, to));
                gone.remove(Integer.valueOf(from));
                come.remove(Integer.valueOf(to));
            }
        }
        return new Transition(moves, gone, come);
    }

    private static int nearest(Board board, Layout before, List<Integer> gone, char letter, int to) {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int from : gone) {
            int files = board.file(from) - board.file(to);
            int ranks = board.rank(from) - board.rank(to);
            int distance = files * files + ranks * ranks;
            if (before.at(from) == letter && distance < least) {
                best = from;
                least = distance;
            }
        }
        return best;
    }
}
