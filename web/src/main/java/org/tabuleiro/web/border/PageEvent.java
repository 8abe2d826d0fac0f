package org.tabuleiro.web.border;

import org.tabuleiro.games.Side;

/** Something that has happened at a table. */
public sealed interface PageEvent {
    /**
     * A turn of the match was played.
     *
     * @param place where it led
     * @param side the side that played it
     * @param here whether a person at this table entered it
     * @param forced whether it was the only legal turn
     * @param capture whether something was captured
     * @param setup whether it is a set-up
     */
    record MatchTurn(int place, Side side, boolean here, boolean forced, boolean capture, boolean setup)
            implements PageEvent {}

    /** A turn was played in a study or a variation. */
    record StudyTurn(int place) implements PageEvent {}

    /** Something was refused. */
    record InputRefused() implements PageEvent {}

    /** Turns were taken back or restored. */
    record HistoryChanged() implements PageEvent {}

    /** The match ended. */
    record MatchEnded() implements PageEvent {}

    /** A draw was offered. */
    record DrawProposed(Side side) implements PageEvent {}

    /** A draw was declined. */
    record DrawRejected(Side side) implements PageEvent {}

    /** A take-back was requested. */
    record TakeBackProposed(Side side) implements PageEvent {}

    /** A take-back was declined. */
    record TakeBackRejected(Side side) implements PageEvent {}

    /** A search has reported progress. */
    record SearchUpdated() implements PageEvent {}

    /** A player failed. */
    record PlayerFailed() implements PageEvent {}
}
