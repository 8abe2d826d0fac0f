package org.tabuleiro.engine.search;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.games.State;

/**
 * A search that runs in slices, for callers with a single thread such as a browser's worker. A slice starts
 * again at depth 1, but the transposition table has the results of the earlier slices, so little time is
 * lost.
 */
public final class ResumableSearch {
    private final Analyst analyst;
    private final State state;
    private final SearchLimits limits;
    private final int lines;
    private long nodes;
    private long nanos;
    private @Nullable Analysis deepest;

    /**
     * A search that has not started.
     *
     * @param analyst does the work
     * @param state a state that is not over
     * @param limits the limits of all slices together
     * @param lines the number of lines to find (MultiPV)
     */
    public ResumableSearch(Analyst analyst, State state, SearchLimits limits, int lines) {
        this.analyst = analyst;
        this.state = state;
        this.limits = limits;
        this.lines = lines;
    }

    /** The state that is analysed. */
    public State state() {
        return state;
    }

    /** The deepest result so far, with the nodes and the time of all slices; empty before the first slice. */
    public Optional<Analysis> analysis() {
        return Optional.ofNullable(deepest).map(known -> new Analysis(known.depth(), nodes, nanos, known.lines()));
    }

    /**
     * Runs a slice: until the stop signal, a limit, or the end of the analysis.
     *
     * @param stop ends the slice
     * @param progress receives each result that is at least as deep as the last
     * @return whether the search is complete; if not, it can be resumed
     */
    public boolean resume(Search.Stop stop, Consumer<Analysis> progress) {
        SearchLimits rest = new SearchLimits(limits.depth(), limits.nodes() - nodes, limits.nanos() - nanos);
        boolean[] stopped = {false};
        Analysis found = analyst.analyse(
                state,
                rest,
                lines,
                () -> {
                    stopped[0] |= stop.isRequested();
                    return stopped[0];
                },
                each -> {
                    if (isNews(each)) {
                        deepest = total(each);
                        progress.accept(total(each));
                    }
                });
        Analysis all = total(found);
        if (isNews(found)) {
            deepest = all;
        }
        nodes = all.nodes();
        nanos = all.nanos();
        return !stopped[0] || nodes >= limits.nodes() || nanos >= limits.nanos();
    }

    /** A new slice begins with results of smaller depth, which are not news. */
    private boolean isNews(Analysis found) {
        Analysis before = deepest;
        return before == null || found.depth() >= before.depth();
    }

    private Analysis total(Analysis found) {
        return new Analysis(found.depth(), nodes + found.nodes(), nanos + found.nanos(), found.lines());
    }
}
