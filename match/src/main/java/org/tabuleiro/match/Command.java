package org.tabuleiro.match;

import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;

/** A command of an actor; {@link Match#decide} returns events, a refusal, or both. */
public sealed interface Command {

    /**
     * Play a whole turn.
     *
     * @param turn its text
     * @param seen the last revision that its sender has seen: the turn is stale if the position changed later
     * @param credit milliseconds that the mover is not charged for, such as network lag; 0 for a local match
     */
    record Play(String turn, int seen, long credit) implements Command {

        /** A turn without a credit. */
        public Play(String turn, int seen) {
            this(turn, seen, 0);
        }
    }

    /** Resign. */
    record Resign() implements Command {}

    /** Offer a draw; if the opponent's offer is open, accept it. */
    record OfferDraw() implements Command {}

    /**
     * Accept the opponent's draw offer.
     *
     * @param offer its id
     */
    record AcceptDraw(int offer) implements Command {}

    /**
     * Decline the opponent's draw offer.
     *
     * @param offer its id
     */
    record DeclineDraw(int offer) implements Command {}

    /**
     * Take turns back: at once where take-backs are free, otherwise a request to the opponent.
     *
     * @param turns the number of turns that remain; if that is all turns played, only an end between the
     *     players is removed
     */
    record TakeBack(int turns) implements Command {}

    /**
     * Accept the opponent's request to take turns back.
     *
     * @param request its id
     */
    record AcceptTakeBack(int request) implements Command {}

    /**
     * Decline the opponent's request to take turns back.
     *
     * @param request its id
     */
    record DeclineTakeBack(int request) implements Command {}

    /**
     * Play turns again that were taken back.
     *
     * @param turns the number of turns played afterwards
     */
    record Restore(int turns) implements Command {}

    /** Claim that the side to move is out of time. */
    record Flag() implements Command {}

    /** Stop the clocks. */
    record Pause() implements Command {}

    /** Restart the clocks. */
    record Resume() implements Command {}

    /** End the match without a result. */
    record Abort() implements Command {}

    /**
     * End the match with a result.
     *
     * @param result a result between the players: by resignation, agreement or time
     */
    record Adjudicate(Result result) implements Command {}

    /**
     * Add to a side's clock.
     *
     * @param to the side that gets the time
     * @param millis how much
     */
    record GiveTime(Side to, long millis) implements Command {}
}
