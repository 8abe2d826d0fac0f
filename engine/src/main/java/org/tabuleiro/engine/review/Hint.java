package org.tabuleiro.engine.review;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.search.IterativeDeepening;
import org.tabuleiro.engine.search.ResumableSearch;
import org.tabuleiro.engine.search.Search;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/**
 * A hint in stages: what to click first, where that goes, the whole turn.
 *
 * @param begin the first click, unless it would give the whole turn away
 * @param target the last click of the first step, if the step takes more than one
 * @param turn the whole turn, or the rest of it
 */
public record Hint(Optional<Click> begin, Optional<Click> target, Turn turn) {
    /** Takes well under a second. */
    private static final SearchLimits LIMITS = SearchLimits.ofNodes(300_000);

    private static final int MEGABYTES = 16;

    /** Searches for a hint in a state that is not over. */
    public static Hint of(State state, Search.Stop stop) {
        ResumableSearch search = search(state);
        search.resume(stop, result -> {});
        return of(search);
    }

    /** The same search in slices; {@link #of(ResumableSearch)} returns its result. */
    public static ResumableSearch search(State state) {
        return new ResumableSearch(new IterativeDeepening(Knowledge.of(state.game()), MEGABYTES), state, LIMITS, 1);
    }

    /** The hint of a search that has run for at least one slice. */
    public static Hint of(ResumableSearch search) {
        return of(search.state(), search.analysis().orElseThrow().best().turns().get(0));
    }

    /** The hint for a turn. */
    static Hint of(State state, Turn turn) {
        Step first = turn.steps().get(0);
        List<Click> clicks = List.of();
        for (List<Click> way : state.game().guide().ways(state, first)) {
            // The longest way of clicking names the piece first, also where it could be left out.
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
