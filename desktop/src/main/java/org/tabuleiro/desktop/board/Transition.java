package org.tabuleiro.desktop.board;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Layout;

/**
 * The difference between two layouts for animation. A piece that disappears from one square and appears on
 * another is matched with the nearest of its kind, whatever the rules call the step; the others fade in or
 * out.
 *
 * @param moves pieces that change squares
 * @param removed squares whose piece disappears
 * @param added squares on which a piece appears
 */
record Transition(List<Move> moves, List<Integer> removed, List<Integer> added) {

    /**
     * A moving piece.
     *
     * @param letter the piece
     * @param from its old square
     * @param to its new square
     */
    record Move(char letter, int from, int to) {}

    static Transition between(Board board, Layout before, Layout after) {
        List<Integer> removed = new ArrayList<>();
        List<Integer> added = new ArrayList<>();
        for (int square = 0; square < board.size(); square++) {
            if (before.at(square) != after.at(square)) {
                if (before.at(square) != Layout.EMPTY) {
                    removed.add(square);
                }
                if (after.at(square) != Layout.EMPTY) {
                    added.add(square);
                }
            }
        }
        List<Move> moves = new ArrayList<>();
        for (int to : List.copyOf(added)) {
            int from = nearest(board, before, removed, after.at(to), to);
            if (from >= 0) {
                moves.add(new Move(after.at(to), from, to));
                removed.remove(Integer.valueOf(from));
                added.remove(Integer.valueOf(to));
            }
        }
        return new Transition(moves, removed, added);
    }

    /**
     * Where a piece that disappears is drawn: a piece at the edge that the moving pieces push off the board
     * slides over it, others stay on their square.
     */
    Point2D leaves(Grid grid, int square, double done) {
        Point2D centre = grid.centre(square);
        for (Move move : moves) {
            Board board = grid.board();
            int files = Integer.signum(board.file(move.to) - board.file(move.from));
            int ranks = Integer.signum(board.rank(move.to) - board.rank(move.from));
            boolean isNext = move.to == square;
            if (isNext && !board.contains(board.file(square) + files, board.rank(square) + ranks)) {
                Point2D to = grid.centre(move.to);
                Point2D from = grid.centre(move.from);
                double length = Math.max(Math.abs(to.getX() - from.getX()), Math.abs(to.getY() - from.getY()));
                double part = length == 0 ? 0 : grid.side() / length * done;
                return new Point2D.Double(
                        centre.getX() + (to.getX() - from.getX()) * part,
                        centre.getY() + (to.getY() - from.getY()) * part);
            }
        }
        return centre;
    }

    private static int nearest(Board board, Layout before, List<Integer> removed, char letter, int to) {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int from : removed) {
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
