package org.tabuleiro.desktop.board;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import org.tabuleiro.games.Board;

/**
 * Where the squares of a board lie in a component.
 *
 * @param board the squares
 * @param left the left edge of the board
 * @param top its top edge
 * @param side the side of a square
 * @param flipped whether the second player sits below
 */
record Grid(Board board, double left, double top, double side, boolean flipped) {
    /** How wide the margin is, in squares, with the names of files and ranks in it. */
    static final double LABELS = 0.4;
    /** How wide it is without them. */
    static final double BARE = 0.1;

    /** The largest board that fits, in the middle, with whole pixels; around it a margin for the names of files and ranks. */
    static Grid fit(Board board, int width, int height, boolean labels, boolean flipped) {
        double margin = labels ? LABELS : BARE;
        double side = Math.max(
                4, Math.floor(Math.min(width / (board.width() + 2 * margin), height / (board.height() + 2 * margin))));
        double left = Math.floor((width - side * board.width()) / 2);
        double top = Math.floor((height - side * board.height()) / 2);
        return new Grid(board, left, top, side, flipped);
    }

    private int column(int square) {
        return flipped ? board.width() - 1 - board.file(square) : board.file(square);
    }

    private int row(int square) {
        return flipped ? board.rank(square) : board.height() - 1 - board.rank(square);
    }

    Rectangle2D square(int square) {
        return new Rectangle2D.Double(left + column(square) * side, top + row(square) * side, side, side);
    }

    Point2D centre(int square) {
        return new Point2D.Double(left + (column(square) + 0.5) * side, top + (row(square) + 0.5) * side);
    }

    /** The square at a point, -1 beside the board. */
    int at(double x, double y) {
        int column = (int) Math.floor((x - left) / side);
        int row = (int) Math.floor((y - top) / side);
        int file = flipped ? board.width() - 1 - column : column;
        int rank = flipped ? row : board.height() - 1 - row;
        return board.contains(file, rank) ? board.square(file, rank) : -1;
    }

    /** The square that lies so many columns to the right and rows down as one sees it, or the same one at an edge. */
    int beside(int square, int right, int down) {
        int file = board.file(square) + (flipped ? -right : right);
        int rank = board.rank(square) + (flipped ? down : -down);
        return board.contains(file, rank) ? board.square(file, rank) : square;
    }
}
