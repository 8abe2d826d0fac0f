package org.tabuleiro.engine;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/**
 * Help for a player, to be given in stages: with what to begin, where that goes, the whole turn.
 *
 * @param begin the first thing to click, if more than that is to be said later
 * @param target where the first step leads, if that takes another click
 * @param turn the whole turn, or the rest of it
 */
public record Hint(Optional<Click> begin, Optional<Click> target, Turn turn) {
    /** Well under a second. */
    private static final Limits LIMITS = Limits.ofNodes(300_000);

    private static final int MEGABYTES = 16;

    /** Thinks of a hint for a state that is not over; at once when that is wanted. */
    public static Hint of(State state, Search.Stop stop) {
        Thinking thinking = thinking(state);
        thinking.goOn(stop, known -> {});
        return of(thinking);
    }

    /** The same thought in slices, where others must get their turn in between: {@link #of(Thinking)} gives what came of it. */
    public static Thinking thinking(State state) {
        return new Thinking(new Thinker(Minds.of(state.game()), MEGABYTES), state, LIMITS, 1);
    }

    /** The hint that a thought leads to which has gone on at least once. */
    public static Hint of(Thinking thinking) {
        return of(
                thinking.state(), thinking.known().orElseThrow().best().turns().get(0));
    }

    /** The hint that gives away a turn. */
    static Hint of(State state, Turn turn) {
        Step first = turn.steps().get(0);
        List<Click> clicks = List.of();
        for (List<Click> way : state.game().guide().ways(state, first)) {
            // The longest way says most: the piece first, where it could be left out.
            clicks = way.size() > clicks.size() ? way : clicks;
        }
        if (clicks.size() > 1) {
            return new Hint(Optional.of(clicks.get(0)), Optional.of(clicks.get(clicks.size() - 1)), turn);
        }
        Optional<Click> begin =
                clicks.isEmpty() || turn.steps().size() == 1 ? Optional.empty() : Optional.of(clicks.get(0));
        return new Hint(begin, Optional.empty(), turn);
    }
}
