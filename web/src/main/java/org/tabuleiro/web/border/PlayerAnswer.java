package org.tabuleiro.web.border;

import java.util.List;
import java.util.Optional;

/** An answer of the worker to a player on the page. */
public sealed interface PlayerAnswer {
    /** The number of the player. */
    int player();

    /** The id of the question. */
    int question();

    /**
     * The player is still thinking.
     *
     * @param player the number of the player
     * @param question the id of the question
     * @param depth the depth in steps
     * @param nodes the searched nodes
     * @param millis the milliseconds it took
     * @param score in the units of the evaluation
     * @param exact whether the score is proven
     * @param turns the beginning of the best line
     */
    record SearchProgress(
            int player, int question, int depth, long nodes, long millis, int score, boolean exact, List<String> turns)
            implements PlayerAnswer {}

    /** The turn to play. */
    record TurnChosen(int player, int question, String turn, boolean offersDraw) implements PlayerAnswer {}

    /** The player resigns. */
    record Resignation(int player, int question) implements PlayerAnswer {}

    /** The answer to a draw offer. */
    record DrawReply(int player, int question, boolean accepts) implements PlayerAnswer {}

    /**
     * The judgement of a turn.
     *
     * @param player the number of the player
     * @param question the id of the question
     * @param chances the player's chances after the best turn and after the judged one; absent for a set-up
     * @param better a better line; empty if the turn was good
     */
    record VerdictReply(int player, int question, Optional<JudgedChances> chances, List<String> better)
            implements PlayerAnswer {}

    /** The chances of a player after the best turn and after the judged one, in millionths. */
    record JudgedChances(int best, int played) {}

    /**
     * A hint.
     *
     * @param player the number of the player
     * @param question the id of the question
     * @param begin what to click first
     * @param target what to click next
     * @param turn the whole turn
     */
    record HintReply(int player, int question, Optional<String> begin, Optional<String> target, String turn)
            implements PlayerAnswer {}
}
