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
        Thinker thinker = new Thinker(Minds.of(state.game()), MEGABYTES);
        return of(
                state,
                thinker.think(state, LIMITS, 1, stop, known -> {})
                        .best()
                        .turns()
                        .get(0));
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
