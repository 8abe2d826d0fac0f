package org.tabuleiro.web.border;

import java.util.List;
import java.util.Optional;

/** A recognised text from a file or the clipboard. */
public sealed interface Pasted {
    /** Games. */
    record PastedGames(List<PastedGame> games) implements Pasted {}

    /** A position of a game. */
    record PastedPosition(String game, String position) implements Pasted {}

    /** Neither, and why. */
    record UnreadableText(String error, Optional<TextPlace> place) implements Pasted {}

    /**
     * A game of a pasted text.
     *
     * @param game the id of the game
     * @param first the first player; may be empty
     * @param second the second player; may be empty
     * @param event its Event tag; may be empty
     * @param date its Date tag; may be empty
     * @param result 1-0, 0-1, 1/2-1/2 or *
     * @param turns the number of turns
     */
    record PastedGame(String game, String first, String second, String event, String date, String result, int turns) {}

    /**
     * A place in a text.
     *
     * @param line the line, from 1
     * @param column the column, from 1
     * @param drawn the line with a mark below the column
     */
    record TextPlace(int line, int column, String drawn) {}
}
