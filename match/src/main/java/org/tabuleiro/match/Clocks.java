package org.tabuleiro.match;

import java.util.Optional;
import java.util.OptionalLong;
import org.tabuleiro.games.Side;

/**
 * The clocks of both sides: what each had left at a moment, and which has been running since. Immutable and
 * without a source of time: callers pass the time, in milliseconds from any fixed origin.
 *
 * @param first the budget of the first side
 * @param second the budget of the second side
 * @param running the clock that runs; empty if both are stopped
 */
public record Clocks(Budget first, Budget second, Optional<Running> running) {

    /** Both clocks at zero and stopped, for a match without a time control. */
    public static final Clocks NONE = new Clocks(new Budget(0, 0), new Budget(0, 0), Optional.empty());

    /**
     * What a side has left.
     *
     * @param millis the time that counts in every turn
     * @param setup the allowance of a set-up that is due or still to come; 0 once play has begun
     */
    public record Budget(long millis, long setup) {

        /** What is left after the elapsed time, at least 0; in a set-up its allowance is used first. */
        Budget minus(long elapsed, boolean inSetup) {
            long spared = inSetup ? Math.min(elapsed, setup) : 0;
            return new Budget(Math.max(0, millis - (elapsed - spared)), setup - spared);
        }

        Budget plus(long more) {
            return new Budget(millis + more, setup);
        }

        Budget withoutSetup() {
            return new Budget(millis, 0);
        }

        long total() {
            return millis + setup;
        }
    }

    /**
     * A running clock.
     *
     * @param side its side
     * @param inSetup whether the allowance of a set-up is used up first
     * @param since when it started
     */
    public record Running(Side side, boolean inSetup, long since) {

        /** The elapsed time; never negative, even if the caller's time jumps back. */
        long elapsed(long now, long credit) {
            return now <= since ? 0 : Math.max(0, now - since - credit);
        }
    }

    /** The budget of a side when its clock was last started or stopped. */
    public Budget of(Side side) {
        return side == Side.FIRST ? first : second;
    }

    /** What a side has left now, at least 0. */
    public long left(Side side, long now) {
        return afterElapsed(now, 0).of(side).total();
    }

    /** The side that is out of time now, if any. */
    public Optional<Side> flagged(long now) {
        return running.map(Running::side).filter(side -> left(side, now) == 0);
    }

    /** The time at which the running side is out of time; empty if no clock runs. */
    public OptionalLong deadline() {
        return running.map(clock ->
                        OptionalLong.of(clock.since() + of(clock.side()).total()))
                .orElse(OptionalLong.empty());
    }

    /** The clocks as they are now, stopped. */
    public Clocks standingAt(long now) {
        return stopped(now, 0);
    }

    /** The clocks as they are now, stopped; the running side is not charged for the credit. */
    Clocks stopped(long now, long credit) {
        return afterElapsed(now, credit).withRunning(Optional.empty());
    }

    private Clocks afterElapsed(long now, long credit) {
        if (running.isEmpty()) {
            return this;
        }
        Running clock = running.get();
        return with(clock.side(), of(clock.side()).minus(clock.elapsed(now, credit), clock.inSetup()));
    }

    Clocks with(Side side, Budget budget) {
        return side == Side.FIRST ? new Clocks(budget, second, running) : new Clocks(first, budget, running);
    }

    Clocks withRunning(Optional<Running> clock) {
        return new Clocks(first, second, clock);
    }

    Clocks withoutSetup() {
        return new Clocks(first.withoutSetup(), second.withoutSetup(), running);
    }
}
