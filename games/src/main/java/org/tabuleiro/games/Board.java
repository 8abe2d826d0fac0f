package org.tabuleiro.games;

import java.util.List;

/**
 * A rectangle of squares: a1 is index 0, then b1, c1 and so on, rank by rank from the bottom.
 *
 * @param width the number of files, at most 26
 * @param height the number of ranks
 */
public record Board(int width, int height) {

    /** The number of squares. */
    public int size() {
        return width * height;
    }

    /** The file of a square, 0 for a. */
    public int file(int square) {
        return square % width;
    }

    /** The rank of a square, 0 for rank 1. */
    public int rank(int square) {
        return square / width;
    }

    /** The square on a file and a rank, both from 0. */
    public int square(int file, int rank) {
        return rank * width + file;
    }

    /** Whether a file and a rank, both from 0, name a square of this board. */
    public boolean contains(int file, int rank) {
        return file >= 0 && file < width && rank >= 0 && rank < height;
    }

    /** The name of a square, such as {@code c4}. */
    public String name(int square) {
        return (char) ('a' + file(square)) + String.valueOf(rank(square) + 1);
    }

    /** The names of squares in a sentence, such as {@code c4, d5}. */
    public String names(List<Integer> squares) {
        return String.join(", ", squares.stream().map(this::name).toList());
    }

    /** Squares to choose from in a sentence, such as {@code c4, d5 or e6}; at least one. */
    public Message either(List<Integer> squares) {
        String last = name(squares.getLast());
        return squares.size() == 1
                ? Message.of("squares.one", last)
                : Message.of("squares.either", names(squares.subList(0, squares.size() - 1)), last);
    }

    /** The square with a lower-case name, or -1 where there is none. */
    public int find(String name) {
        if (name.length() < 2 || name.length() > 3 || name.charAt(1) == '0') {
            return -1;
        }
        int rank = 0;
        for (int i = 1; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c < '0' || c > '9') {
                return -1;
            }
            rank = rank * 10 + (c - '0');
        }
        int file = name.charAt(0) - 'a';
        return contains(file, rank - 1) ? square(file, rank - 1) : -1;
    }
}
