package org.tabuleiro.protocol;

import java.util.Optional;
import org.tabuleiro.games.Side;

/**
 * The clocks of both sides, in milliseconds; all 0 and none running in a match without a time control.
 *
 * @param first what the first side has left, at the time at which its clock started if it runs
 * @param firstSetup the allowance of the first side for its set-up, used before the rest
 * @param second what the second side has left
 * @param secondSetup the allowance of the second side for its set-up
 * @param running the clock that runs; absent if both are stopped
 */
public record ClockState(long first, long firstSetup, long second, long secondSetup, Optional<RunningClock> running) {

    /**
     * A running clock.
     *
     * @param side its side
     * @param setup whether the allowance for the set-up is used first
     * @param since when it started, in the time of the server
     */
    public record RunningClock(Side side, boolean setup, long since) {}
}
