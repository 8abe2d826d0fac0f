package org.tabuleiro.web.border;

import java.util.List;
import java.util.Optional;

/** What a text from a file or the clipboard is. */
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
     * @param event what the game is called; may be empty
     * @param date when it was played; may be empty
     * @param result 1-0, 0-1, 1/2-1/2 or *
     * @param turns how many turns were played
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
