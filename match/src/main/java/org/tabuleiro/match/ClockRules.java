package org.tabuleiro.match;

import java.util.Optional;
import org.tabuleiro.games.Phase;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

/** The rules of the clocks: when they start, and what a turn costs and earns. */
final class ClockRules {
    private ClockRules() {}

    /** The clocks at the beginning of a match. */
    static Clocks atStart(Terms terms, State start, long now) {
        Clocks.Budget budget = switch (terms.time()) {
            case TimeControl.None() -> new Clocks.Budget(0, 0);
            case TimeControl.Increment(long base, long increment, long setup) ->
                new Clocks.Budget(base, isSetup(start) ? setup : 0);
            case TimeControl.PerTurn(long limit, long setup) -> new Clocks.Budget(limit, isSetup(start) ? setup : 0);
        };
        return running(terms, new Clocks(budget, budget, Optional.empty()), start, 0, false, now);
    }

    /**
     * The clocks after a turn.
     *
     * @param match before the turn
     * @param after the state after the turn
     * @param now when the turn was played
     * @param credit milliseconds that its side is not charged for
     */
    static Clocks afterTurn(Match match, State after, long now, long credit) {
        Clocks clocks = match.clocks();
        Side mover = match.toMove();
        if (clocks.running().isPresent()) {
            clocks = clocks.stopped(now, credit);
            if (match.terms().time() instanceof TimeControl.Increment(long base, long increment, long setup)) {
                clocks = clocks.with(mover, clocks.of(mover).plus(increment));
            }
        }
        if (match.terms().time() instanceof TimeControl.PerTurn(long limit, long setup)) {
            Clocks.Budget full = new Clocks.Budget(limit, setup);
            clocks = clocks.with(Side.FIRST, full).with(Side.SECOND, full);
        }
        if (!isSetup(after)) {
            clocks = clocks.withoutSetup();
        }
        if (after.result().isPresent()) {
            return clocks;
        }
        return running(match.terms(), clocks, after, match.played().size() + 1, match.paused(), now);
    }

    /**
     * The clocks with the clock of the side to move running from now on, if the terms say that it runs.
     *
     * @param clocks what both sides have left; which clock runs in them is ignored
     * @param state the current state
     * @param turns the number of turns played
     */
    static Clocks running(Terms terms, Clocks clocks, State state, int turns, boolean paused, long now) {
        boolean setup = isSetup(state);
        boolean runs = !paused
                && switch (terms.time()) {
                    case TimeControl.None() -> false;
                    case TimeControl.PerTurn(long limit, long allowance) -> true;
                    case TimeControl.Increment(long base, long increment, long allowance) ->
                        setup || turns >= 2 || terms.clockStart() == Terms.ClockStart.AT_ONCE;
                };
        return clocks.withRunning(
                runs ? Optional.of(new Clocks.Running(state.toMove(), setup, now)) : Optional.empty());
    }

    private static boolean isSetup(State state) {
        return state.phase() == Phase.SETUP;
    }
}
