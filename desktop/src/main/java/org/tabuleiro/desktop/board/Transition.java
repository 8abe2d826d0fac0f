package org.tabuleiro.desktop.board;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.scene.Reserves;

/**
 * The difference between two layouts for animation. A piece that disappears from one square and appears on
 * another is matched with the nearest of its kind, whatever the rules call the step; the others land or leave.
 *
 * @param moves pieces that change squares
 * @param removed squares whose piece disappears
 * @param banked squares whose piece goes to a tray
 * @param added squares on which a piece appears
 */
record Transition(List<Move> moves, List<Integer> removed, List<Banked> banked, List<Integer> added) {

    /**
     * A moving piece.
     *
     * @param letter the piece
     * @param from its old square
     * @param to its new square
     */
    record Move(char letter, int from, int to) {}

    /**
     * A piece that goes to a tray.
     *
     * @param letter the piece
     * @param from its old square
     * @param side whose tray
     * @param index its hollow; empty for the pocket of the pieces that are out of the game
     */
    record Banked(char letter, int from, Side side, Optional<Integer> index) {}

    static Transition between(Game game, Layout before, Layout after) {
        Board board = game.board();
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
        List<Move> all = new ArrayList<>(inRows(board, before, after, moves));
        List<Integer> gone = new ArrayList<>();
        removed.forEach(square -> gone.add(atEdge(board, before, after, square, all)));
        List<Banked> banked = banked(game, before, gone, after);
        banked.forEach(each -> gone.remove(Integer.valueOf(each.from)));
        return new Transition(List.copyOf(all), gone, banked, added);
    }

    /**
     * The square from which a piece leaves that seems to leave from another: if a row of its kind is pushed
     * over the edge, all of them move and the last one leaves.
     */
    private static int atEdge(Board board, Layout before, Layout after, int square, List<Move> moves) {
        Optional<Move> pushing =
                moves.stream().filter(move -> move.to == square).findFirst();
        if (pushing.isEmpty()) {
            return square;
        }
        int files = Integer.signum(board.file(square) - board.file(pushing.get().from));
        int ranks = Integer.signum(board.rank(square) - board.rank(pushing.get().from));
        List<Move> row = new ArrayList<>();
        int last = square;
        while (board.contains(board.file(last) + files, board.rank(last) + ranks)) {
            int next = board.square(board.file(last) + files, board.rank(last) + ranks);
            if (before.at(next) != before.at(square) || after.at(next) != before.at(square)) {
                return square;
            }
            row.add(new Move(before.at(square), last, next));
            last = next;
        }
        moves.addAll(row);
        return last;
    }

    /** The pieces that the banks have gained, and those that are lost, in games with trays. */
    private static List<Banked> banked(Game game, Layout before, List<Integer> removed, Layout after) {
        List<Banked> banked = new ArrayList<>();
        for (Side side : Side.values()) {
            int now = inBank(game, after, side);
            int gained = Math.max(0, now - inBank(game, before, side));
            int lost = Math.max(0, Reserves.lost(game, after, side) - Reserves.lost(game, before, side));
            for (int square : removed) {
                if (before.isOf(side, square) && gained + lost > 0) {
                    Optional<Integer> index = gained > 0 ? Optional.of(now - gained) : Optional.empty();
                    banked.add(new Banked(before.at(square), square, side, index));
                    if (gained > 0) {
                        gained--;
                    } else {
                        lost--;
                    }
                }
            }
        }
        return banked;
    }

    /** The number of pieces in the bank of a side. */
    static int inBank(Game game, Layout layout, Side side) {
        int count = 0;
        String letters = game.reserveLetters();
        for (int i = 0; i < letters.length(); i++) {
            count += Layout.isFirst(letters.charAt(i)) == (side == Side.FIRST)
                    ? layout.reserve().get(i)
                    : 0;
        }
        return count;
    }

    /**
     * Pieces of a row that is pushed move together: a piece that seems to pass over others of its kind, while
     * another follows it or makes room for it, pushes them instead. A jump has an empty square at both ends.
     */
    private static List<Move> inRows(Board board, Layout before, Layout after, List<Move> moves) {
        List<Move> all = new ArrayList<>();
        for (Move move : moves) {
            boolean pushed = before.at(move.to) != Layout.EMPTY || after.at(move.from) != Layout.EMPTY;
            List<Integer> path = pushed ? path(board, move.from, move.to) : List.of();
            boolean isRow = path.size() > 2;
            for (int i = 1; i + 1 < path.size(); i++) {
                isRow &= before.at(path.get(i)) == move.letter && after.at(path.get(i)) == move.letter;
            }
            if (isRow) {
                for (int i = 1; i < path.size(); i++) {
                    all.add(new Move(move.letter, path.get(i - 1), path.get(i)));
                }
            } else {
                all.add(move);
            }
        }
        return List.copyOf(all);
    }

    /** The squares of a straight line, with both ends; none if the squares are not on one. */
    private static List<Integer> path(Board board, int from, int to) {
        int files = board.file(to) - board.file(from);
        int ranks = board.rank(to) - board.rank(from);
        int length = Math.max(Math.abs(files), Math.abs(ranks));
        if (files != 0 && ranks != 0 && Math.abs(files) != Math.abs(ranks)) {
            return List.of();
        }
        List<Integer> path = new ArrayList<>();
        for (int i = 0; i <= length; i++) {
            path.add(board.square(
                    board.file(from) + i * Integer.signum(files), board.rank(from) + i * Integer.signum(ranks)));
        }
        return path;
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
