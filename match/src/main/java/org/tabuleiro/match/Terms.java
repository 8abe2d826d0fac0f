package org.tabuleiro.match;

/**
 * What the players agreed on before the match.
 *
 * @param time the time control
 * @param clockStart when the clocks start
 * @param takeBacks how turns are taken back
 * @param mayPause whether the arbiter may stop the clocks
 */
public record Terms(TimeControl time, ClockStart clockStart, TakeBacks takeBacks, boolean mayPause) {

    /** When the clocks start. */
    public enum ClockStart {
        /** With the first turn. */
        AT_ONCE,
        /** Once both sides have played a turn; a set-up's allowance runs from its beginning all the same. */
        AFTER_FIRST_TURNS
    }

    /** How turns are taken back. */
    public enum TakeBacks {
        /** Whenever a side or the arbiter wants. */
        FREE,
        /** When the opponent accepts. */
        BY_CONSENT,
        /** Not at all. */
        OFF
    }

    /** The terms of a local match: take-backs are free and the match can be paused. */
    public static Terms casual(TimeControl time) {
        return new Terms(time, ClockStart.AT_ONCE, TakeBacks.FREE, true);
    }
}
