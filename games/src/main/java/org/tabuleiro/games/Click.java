package org.tabuleiro.games;

import java.util.List;
import java.util.Locale;

/** One click while entering a turn: a square, a piece beside the board or a word. */
public sealed interface Click {

    /**
     * A square of the board.
     *
     * @param index its number on the {@link Board}
     */
    record Square(int index) implements Click {}

    /**
     * A piece beside the board.
     *
     * @param letter its letter, upper case
     */
    record Piece(char letter) implements Click {}

    /**
     * A word, such as {@code end}: a button, or typed.
     *
     * @param text the word
     */
    record Word(String text) implements Click {}

    /** Clicks on squares, in order. */
    static List<Click> squares(List<Integer> indices) {
        return indices.stream().map(index -> (Click) new Square(index)).toList();
    }

    /** The click that a text names: a square's name, a piece letter or any other word. */
    static Click of(Game game, String text) {
        int square = game.board().find(text.toLowerCase(Locale.ROOT));
        if (square >= 0) {
            return new Square(square);
        }
        return text.length() == 1
                ? new Piece(text.toUpperCase(Locale.ROOT).charAt(0))
                : new Word(text.toLowerCase(Locale.ROOT));
    }

    /** The text of this click on a board. */
    default String text(Board board) {
        return switch (this) {
            case Square(int index) -> board.name(index);
            case Piece(char letter) -> String.valueOf(letter);
            case Word(String text) -> text;
        };
    }
}
