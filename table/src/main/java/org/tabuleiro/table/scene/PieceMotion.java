package org.tabuleiro.table.scene;

/** How one piece gets from one layout to the next. Squares are indices of the board. */
public sealed interface PieceMotion {

    /** The letter of the piece at the end of the motion; of a piece that leaves, its last one. */
    char letter();

    /**
     * A piece moves to another square.
     *
     * @param letter the piece
     * @param from its old square
     * @param to its new square
     */
    record Glide(char letter, int from, int to) implements PieceMotion {}

    /**
     * A piece is pushed over the edge of the board.
     *
     * @param letter the piece
     * @param square its square
     * @param files the direction in files: -1, 0 or 1
     * @param ranks the direction in ranks: -1, 0 or 1
     */
    record Exit(char letter, int square, int files, int ranks) implements PieceMotion {}

    /**
     * The reverse of an {@link Exit}: a piece comes back over the edge.
     *
     * @param letter the piece
     * @param square its square
     * @param files the direction in which it had left, in files
     * @param ranks the direction in which it had left, in ranks
     */
    record Entrance(char letter, int square, int files, int ranks) implements PieceMotion {}

    /**
     * A piece is placed on a square.
     *
     * @param letter the piece
     * @param square its square
     */
    record Landing(char letter, int square) implements PieceMotion {}

    /**
     * A piece is taken off the board.
     *
     * @param letter the piece
     * @param from the square where it stood
     * @param square the square from which it is taken; another one if the same step moved it
     */
    record Removal(char letter, int from, int square) implements PieceMotion {}
}
