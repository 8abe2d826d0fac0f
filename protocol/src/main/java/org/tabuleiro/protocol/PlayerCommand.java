package org.tabuleiro.protocol;

import java.util.OptionalLong;

/** A command of a player in a match, inside {@code submit}. */
public sealed interface PlayerCommand {

    /**
     * Play a whole turn.
     *
     * @param ply the number of turns played before it
     * @param position the position string before it
     * @param turn its text
     * @param thinkMillis the time between the arrival of the opponent's turn and the sending of this one, for
     *     the compensation of network lag
     */
    record PlayTurn(int ply, String position, String turn, OptionalLong thinkMillis) implements PlayerCommand {
        /** Checks the fields. */
        public PlayTurn {
            FieldChecks.notNegative(ply);
            FieldChecks.text(position);
            FieldChecks.text(turn);
            FieldChecks.notNegative(thinkMillis.orElse(0));
        }
    }

    /** Resign. */
    record Resign() implements PlayerCommand {}

    /** Offer a draw. */
    record OfferDraw() implements PlayerCommand {}

    /**
     * Accept the opponent's draw offer.
     *
     * @param offer its id
     */
    record AcceptDraw(int offer) implements PlayerCommand {}

    /**
     * Decline the opponent's draw offer.
     *
     * @param offer its id
     */
    record DeclineDraw(int offer) implements PlayerCommand {}

    /**
     * Ask the opponent to take turns back; stale if the position has changed since the version seen.
     *
     * @param turns the number of turns that would remain
     */
    record RequestTakeBack(int turns) implements PlayerCommand {}

    /**
     * Accept the opponent's request to take turns back.
     *
     * @param request its id
     */
    record AcceptTakeBack(int request) implements PlayerCommand {}

    /**
     * Decline the opponent's request to take turns back.
     *
     * @param request its id
     */
    record DeclineTakeBack(int request) implements PlayerCommand {}

    /** End the match without a result, before both sides have played a turn. */
    record Abort() implements PlayerCommand {}

    /**
     * Give the opponent time.
     *
     * @param millis how much
     */
    record GiveTime(long millis) implements PlayerCommand {}

    /** Claim the win because the opponent has left the match. */
    record ClaimWin() implements PlayerCommand {}

    /** Claim a draw because the opponent has left the match. */
    record ClaimDraw() implements PlayerCommand {}
}
