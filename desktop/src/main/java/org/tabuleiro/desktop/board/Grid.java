package org.tabuleiro.desktop.board;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import org.tabuleiro.games.Board;

/**
 * The layout of the squares in a component.
 *
 * @param board the squares
 * @param left the left edge of the board
 * @param top its top edge
 * @param side the side of a square
 * @param flipped whether the second player is at the bottom
 */
record Grid(Board board, double left, double top, double side, boolean flipped) {
    /** The width of the margin with coordinates, in squares. */
    static final double LABELLED_MARGIN = 0.4;
    /** The width of the margin without coordinates. */
    static final double PLAIN_MARGIN = 0.1;

    /** The largest centred board that fits with a margin, aligned to whole pixels. */
    static Grid fit(Board board, int width, int height, boolean labels, boolean flipped) {
        double margin = labels ? LABELLED_MARGIN : PLAIN_MARGIN;
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

    /** The square at a point; -1 outside the board. */
    int at(double x, double y) {
        int column = (int) Math.floor((x - left) / side);
        int row = (int) Math.floor((y - top) / side);
        int file = flipped ? board.width() - 1 - column : column;
        int rank = flipped ? row : board.height() - 1 - row;
        return board.contains(file, rank) ? board.square(file, rank) : -1;
    }

    /** The square at an offset in screen directions, or the same square at an edge. */
    int neighbour(int square, int right, int down) {
        int file = board.file(square) + (flipped ? -right : right);
        int rank = board.rank(square) + (flipped ? down : -down);
        return board.contains(file, rank) ? board.square(file, rank) : square;
    }
}
