package org.tabuleiro.web.border;

import java.util.List;

/** Games as a browser saves them. */
public interface SavedGames {
    /**
     * A saved game with its summary for lists.
     *
     * @param game the id of the game
     * @param record the game file, with the tags needed to resume it: seats, clock, half-entered turn
     * @param first who plays the first side, such as human or level:1
     * @param second who plays the second side
     * @param firstName the name given to the first player; may be empty
     * @param secondName the name given to the second player; may be empty
     * @param title its Event tag; may be empty
     * @param date when it was played
     * @param points 1-0, 0-1, 1/2-1/2, or * while it goes on
     * @param turns the number of turns
     * @param finished whether it is over
     */
    record GameSummary(
            String game,
            String record,
            String first,
            String second,
            String firstName,
            String secondName,
            String title,
            String date,
            String points,
            int turns,
            boolean finished) {}

    /**
     * A finished game.
     *
     * @param game the id of the game
     * @param first who played the first side, such as human or level:1
     * @param second who played the second side
     * @param points 1-0, 0-1 or 1/2-1/2
     */
    record SavedResult(String game, String first, String second, String points) {}

    /**
     * A person's results against the computer in one game.
     *
     * @param game the id of the game
     * @param played the number of finished games
     * @param won the number of games that the person won
     * @param best the highest level that the person has beaten; 0 for none
     */
    record GameScore(String game, int played, int won, int best) {}

    /**
     * The games of a file.
     *
     * @param games the readable ones
     * @param faults the errors of the others
     */
    record ReadGames(List<GameSummary> games, List<String> faults) {}

    /** An attempt to change the tags of a saved game. */
    sealed interface Retagging {
        /** The game with other tags. */
        record Retagged(GameSummary game) implements Retagging {}

        /** The game could not be read, and why. */
        record NotRetagged(String error) implements Retagging {}
    }

    /** An attempt to export a saved game as a game file. */
    sealed interface Export {
        /** The game file. */
        record ExportedFile(String file) implements Export {}

        /** The game could not be read, and why. */
        record NotExported(String error) implements Export {}
    }
}
