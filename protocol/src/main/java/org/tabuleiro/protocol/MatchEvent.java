package org.tabuleiro.protocol;

import java.util.Optional;
import org.tabuleiro.games.Side;
import org.tabuleiro.protocol.PlannedTurn.AutomaticTurn;

/** An event of a match as it is sent and stored; see {@code org.tabuleiro.match.Event}. */
public sealed interface MatchEvent {

    /**
     * A whole turn was played.
     *
     * @param side the side that did it
     * @param turn the text of the turn
     * @param clocks the clocks afterwards
     * @param automatic why the server has played it; absent if the player has
     */
    record TurnPlayed(Side side, String turn, ClockState clocks, Optional<AutomaticTurn> automatic)
            implements MatchEvent {}

    /**
     * A draw was offered.
     *
     * @param offer the id of the offer
     * @param side the side that did it
     */
    record DrawOffered(int offer, Side side) implements MatchEvent {}

    /**
     * A draw offer was declined, by an answer or by a turn.
     *
     * @param offer the id of the offer
     */
    record DrawDeclined(int offer) implements MatchEvent {}

    /**
     * A take-back was requested.
     *
     * @param request the id of the request
     * @param side the side that did it
     * @param turns the number of turns that would remain
     */
    record TakeBackRequested(int request, Side side, int turns) implements MatchEvent {}

    /**
     * A take-back was declined, by an answer or by a turn.
     *
     * @param request the id of the request
     */
    record TakeBackDeclined(int request) implements MatchEvent {}

    /**
     * Turns were taken back.
     *
     * @param turns the number of turns that remain
     * @param clocks the clocks afterwards
     */
    record TakenBack(int turns, ClockState clocks) implements MatchEvent {}

    /**
     * Turns that were taken back were played again.
     *
     * @param turns the number of turns played now
     * @param clocks the clocks afterwards
     */
    record Restored(int turns, ClockState clocks) implements MatchEvent {}

    /**
     * The clocks were stopped.
     *
     * @param clocks the clocks afterwards
     */
    record Paused(ClockState clocks) implements MatchEvent {}

    /**
     * The clocks run again.
     *
     * @param clocks the clocks afterwards
     */
    record Resumed(ClockState clocks) implements MatchEvent {}

    /**
     * A side got more time.
     *
     * @param side which side
     * @param millis how much
     * @param clocks the clocks afterwards
     */
    record TimeGiven(Side side, long millis, ClockState clocks) implements MatchEvent {}

    /**
     * The match ended with a result.
     *
     * @param outcome the result
     * @param clocks the clocks afterwards
     */
    record Ended(MatchOutcome outcome, ClockState clocks) implements MatchEvent {}

    /**
     * The match ended without a result.
     *
     * @param clocks the clocks afterwards
     */
    record Aborted(ClockState clocks) implements MatchEvent {}

    /** An event that a spectator does not see, such as a draw offer. */
    record Hidden() implements MatchEvent {}
}
