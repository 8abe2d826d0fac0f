package org.tabuleiro.web.border;

import org.tabuleiro.games.Side;

/** A request of a player on the page to its engine in the worker. */
public sealed interface PlayerRequest {
    /** The number of the player. */
    int player();

    /**
     * Which turn to play.
     *
     * @param player the number of the player
     * @param question the id that answers name
     * @param game the id of the game
     * @param side the side of the player
     * @param line the line to the position
     * @param level its level
     * @param seed makes a level play the same turns again
     * @param millis the time limit of full strength
     * @param againstPerson whether the opponent is a person
     * @param mayResign whether the player may resign
     */
    record AskTurn(
            int player,
            int question,
            String game,
            Side side,
            GameLine line,
            int level,
            int seed,
            long millis,
            boolean againstPerson,
            boolean mayResign)
            implements PlayerRequest {}

    /** Whether to accept a draw. */
    record AskDraw(int player, int question, String game, Side side, GameLine line) implements PlayerRequest {}

    /** What a person could play; the last turn of the line may be unfinished. */
    record AskHint(int player, int question, String game, GameLine line) implements PlayerRequest {}

    /** How good a turn from the end of a line is. */
    record AskVerdict(int player, int question, String game, GameLine line, String turn) implements PlayerRequest {}

    /** A question is closed. */
    record Cancel(int player, int question) implements PlayerRequest {}

    /** The player has to answer at once. */
    record Hurry(int player) implements PlayerRequest {}

    /** The player is no longer needed. */
    record Close(int player) implements PlayerRequest {}
}
