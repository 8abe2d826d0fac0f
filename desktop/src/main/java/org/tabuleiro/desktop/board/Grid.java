package org.tabuleiro.desktop.board;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import org.tabuleiro.content.BoardDrawing;
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
    /** The largest centred board that fits with its frame, which has a whole number of pixels. */
    static Grid fit(Board board, BoardDrawing drawing, int width, int height, boolean flipped) {
        double unit = Math.min(width / (double) drawing.width(), height / (double) drawing.height());
        double wide = Math.max(4.0 * board.width(), Math.floor(unit * drawing.width()));
        unit = wide / drawing.width();
        double left = Math.floor((width - wide) / 2);
        double top = Math.floor((height - drawing.height() * unit) / 2);
        return new Grid(board, left + drawing.left() * unit, top + drawing.top() * unit, 100 * unit, flipped);
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

    /** The centre of the place next to a square, on the board or beside it. */
    Point2D beside(int square, int files, int ranks) {
        int right = flipped ? -files : files;
        int down = flipped ? ranks : -ranks;
        return new Point2D.Double(
                left + (column(square) + right + 0.5) * side, top + (row(square) + down + 0.5) * side);
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
