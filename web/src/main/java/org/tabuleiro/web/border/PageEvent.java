package org.tabuleiro.web.border;

import org.tabuleiro.games.Side;

/** Something that has happened at a table. */
public sealed interface PageEvent {
    /**
     * A turn of the match was played.
     *
     * @param place where it led
     * @param side by whom
     * @param here whether a person at this table entered it
     * @param forced whether it was played without a choice
     * @param capture whether something was captured
     * @param setup whether it is a set-up
     */
    record Played(int place, Side side, boolean here, boolean forced, boolean capture, boolean setup)
            implements PageEvent {}

    /** A turn was tried out. */
    record Tried(int place) implements PageEvent {}

    /** Something was refused. */
    record Refused() implements PageEvent {}

    /** Turns were taken back or restored. */
    record WentBack() implements PageEvent {}

    /** The match ended. */
    record Ended() implements PageEvent {}

    /** A draw was offered. */
    record DrawOffered(Side side) implements PageEvent {}

    /** A draw was declined. */
    record DrawDeclined(Side side) implements PageEvent {}

    /** A program has found something. */
    record Thinking() implements PageEvent {}

    /** A player failed. */
    record Failed() implements PageEvent {}
}
