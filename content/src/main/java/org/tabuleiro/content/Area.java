package org.tabuleiro.content;

import org.tabuleiro.games.Board;

/**
 * A rectangle of squares that a board marks, such as the central area of Breakthru.
 *
 * @param board the board
 * @param from its corner with the lowest file and rank
 * @param to its corner with the highest file and rank
 */
public record Area(Board board, int from, int to) {

    /** Reads the names of the two corners, as in {@code d4-h8}. */
    static Area read(Board board, String text) {
        int hyphen = Math.max(0, text.indexOf('-'));
        Area area = new Area(board, board.find(text.substring(0, hyphen)), board.find(text.substring(hyphen + 1)));
        if (!area.contains(area.from) || !area.contains(area.to)) {
            throw new IllegalArgumentException("an area is LOWEST-HIGHEST, as in d4-h8: " + text);
        }
        return area;
    }

    /** Whether some of its squares are on a file, 0 for a. */
    public boolean hasFile(int file) {
        return file >= board.file(from) && file <= board.file(to);
    }

    /** Whether some of its squares are on a rank, 0 for rank 1. */
    public boolean hasRank(int rank) {
        return rank >= board.rank(from) && rank <= board.rank(to);
    }

    /** Whether a square lies in it. */
    public boolean contains(int square) {
        return square >= 0 && hasFile(board.file(square)) && hasRank(board.rank(square));
    }

    /** The names of the two corners, as in {@code d4-h8}. */
    @Override
    public String toString() {
        return board.name(from) + "-" + board.name(to);
    }
}
