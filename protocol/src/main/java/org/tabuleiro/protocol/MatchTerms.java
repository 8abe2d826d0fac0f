package org.tabuleiro.protocol;

/**
 * What the players agreed on.
 *
 * @param time the time control: empty for none, {@code 5+3}, {@code 30s}, or {@code 3d}
 * @param clocksAfterFirstTurns whether the clocks start only when both sides have played a turn
 * @param takeBacks how turns are taken back
 * @param mayPause whether the clocks can be stopped
 */
public record MatchTerms(String time, boolean clocksAfterFirstTurns, TakeBackRule takeBacks, boolean mayPause) {

    /** How turns are taken back. */
    public enum TakeBackRule {
        /** Whenever a side wants. */
        FREE,
        /** When the opponent accepts. */
        BY_CONSENT,
        /** Not at all. */
        OFF
    }
}
