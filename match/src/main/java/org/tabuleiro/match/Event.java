package org.tabuleiro.match;

import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Turn;

/**
 * An event of a match. Events carry the clocks as they are afterwards, so that applying them needs no source
 * of time. Each one advances the revision of the match by one.
 */
public sealed interface Event {

    /**
     * A whole turn was played.
     *
     * @param side the side that did it
     * @param turn the turn
     * @param clocks the clocks afterwards
     */
    record TurnPlayed(Side side, Turn turn, Clocks clocks) implements Event {}

    /**
     * A draw was offered.
     *
     * @param id the revision of this event, which answers name
     * @param side the side that did it
     */
    record DrawOffered(int id, Side side) implements Event {}

    /**
     * A draw offer was declined, by an answer or by a turn.
     *
     * @param id the offer
     */
    record DrawDeclined(int id) implements Event {}

    /**
     * A take-back was requested.
     *
     * @param id the revision of this event, which answers name
     * @param side the side that did it
     * @param turns the number of turns that would remain
     */
    record TakeBackRequested(int id, Side side, int turns) implements Event {}

    /**
     * A take-back was declined, by an answer or by a turn.
     *
     * @param id the request
     */
    record TakeBackDeclined(int id) implements Event {}

    /**
     * Turns, or only an end between the players, were taken back.
     *
     * @param turns the number of turns that remain
     * @param clocks the clocks afterwards: as they were when the turn that is now due began
     */
    record TakenBack(int turns, Clocks clocks) implements Event {}

    /**
     * Turns that were taken back were played again.
     *
     * @param turns the number of turns played now
     * @param clocks the clocks afterwards
     */
    record Restored(int turns, Clocks clocks) implements Event {}

    /**
     * The clocks were stopped.
     *
     * @param clocks the clocks afterwards
     */
    record Paused(Clocks clocks) implements Event {}

    /**
     * The clocks run again.
     *
     * @param clocks the clocks afterwards
     */
    record Resumed(Clocks clocks) implements Event {}

    /**
     * A side got more time.
     *
     * @param to which side
     * @param millis how much
     * @param clocks the clocks afterwards
     */
    record TimeGiven(Side to, long millis, Clocks clocks) implements Event {}

    /**
     * The match ended with a result, by the rules or between the players.
     *
     * @param result the result
     * @param clocks the clocks afterwards
     */
    record Ended(Result result, Clocks clocks) implements Event {}

    /**
     * The match ended without a result.
     *
     * @param clocks the clocks afterwards
     */
    record Aborted(Clocks clocks) implements Event {}

    /** An event that the receiver may not see, such as a draw offer for a spectator. */
    record Hidden() implements Event {}
}
