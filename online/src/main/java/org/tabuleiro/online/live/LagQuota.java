package org.tabuleiro.online.live;

import org.tabuleiro.games.Side;
import org.tabuleiro.match.Event;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.TimeControl;

/**
 * Lag compensation after scalachess: how much network lag a side is still forgiven, in milliseconds. Every turn
 * uses some of it and earns some. It is kept with the match, so that a new connection does not refill it.
 *
 * @param first what the first side has left
 * @param second what the second side has left
 */
public record LagQuota(long first, long second) {
    private static final long MAX_GAIN = 1000;
    private static final long BASE_GAIN = 150;
    private static final int START_TURNS = 3;
    private static final int MAX_TURNS = 7;
    private static final long MAX_GRACE = 2000;

    /** The quota at the beginning of a match. */
    static LagQuota start(TimeControl time) {
        long quota = START_TURNS * gain(time);
        return new LagQuota(quota, quota);
    }

    /** What a turn earns: more for slower time controls, none without a clock or with days per turn. */
    private static long gain(TimeControl time) {
        return switch (time) {
            case TimeControl.None _, TimeControl.PerTurn _ -> 0;
            case TimeControl.Increment(long base, long increment, long setup) ->
                Math.min(MAX_GAIN, (base + 40 * increment) / 250 + BASE_GAIN);
        };
    }

    /** What a side has left. */
    long of(Side side) {
        return side == Side.FIRST ? first : second;
    }

    /** How much of a lag a side is not charged for. */
    long credit(Side side, long lag) {
        return Math.clamp(lag, 0, of(side));
    }

    /** How long after its time is up a side is not flagged yet: its turn may be on the way. */
    long grace(Side side) {
        return Math.min(of(side), MAX_GRACE);
    }

    /**
     * The quota after an event. What a turn was credited follows from the time that it took and the time that
     * it was charged for, so that the quota follows from the log of a match.
     *
     * @param before the match before the event
     * @param at when the event happened
     */
    LagQuota after(Match before, Event event, long at) {
        boolean counts = event instanceof Event.TurnPlayed
                && before.clocks().running().filter(clock -> !clock.inSetup()).isPresent();
        if (!counts
                || !(before.terms().time() instanceof TimeControl.Increment(long base, long increment, long setup))) {
            return this;
        }
        Event.TurnPlayed turn = (Event.TurnPlayed) event;
        Side side = turn.side();
        long took = Math.max(0, at - before.clocks().running().orElseThrow().since());
        long charged = before.clocks().of(side).millis()
                + increment
                - turn.clocks().of(side).millis();
        return afterTurn(side, took - charged, before.terms().time());
    }

    private LagQuota afterTurn(Side side, long credit, TimeControl time) {
        long gain = gain(time);
        long left = Math.min(of(side) + gain - credit, MAX_TURNS * gain);
        return side == Side.FIRST ? new LagQuota(left, second) : new LagQuota(first, left);
    }
}
