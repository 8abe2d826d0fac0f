package org.tabuleiro.engine;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.games.State;

/**
 * Thinks about one state in several slices: where there is only one thread, others get their turn in between. What was found
 * before is in the analyst's table, so little is lost.
 */
public final class Thinking {
    private final Analyst analyst;
    private final State state;
    private final Limits limits;
    private final int lines;
    private long nodes;
    private long nanos;
    private @Nullable Analysis deepest;

    /**
     * Nothing is known yet.
     *
     * @param analyst who thinks
     * @param state a state that is not over
     * @param limits what may be used in all
     * @param lines how many lines to find
     */
    public Thinking(Analyst analyst, State state, Limits limits, int lines) {
        this.analyst = analyst;
        this.state = state;
        this.limits = limits;
        this.lines = lines;
    }

    /** The state. */
    public State state() {
        return state;
    }

    /** What is known by now, and what it took in all. */
    public Optional<Analysis> known() {
        return Optional.ofNullable(deepest).map(known -> new Analysis(known.depth(), nodes, nanos, known.lines()));
    }

    /**
     * Goes on until it is stopped, the limits are used up, or there is nothing more to find out.
     *
     * @param stop asked now and then
     * @param progress gets what is known when that is more than before
     * @return whether it is done; if not, it was stopped and can go on
     */
    public boolean goOn(Search.Stop stop, Consumer<Analysis> progress) {
        Limits rest = new Limits(limits.depth(), limits.nodes() - nodes, limits.nanos() - nanos);
        boolean[] stopped = {false};
        Analysis found = analyst.think(
                state,
                rest,
                lines,
                () -> {
                    stopped[0] |= stop.isWanted();
                    return stopped[0];
                },
                each -> {
                    if (isMore(each)) {
                        deepest = total(each);
                        progress.accept(total(each));
                    }
                });
        Analysis all = total(found);
        if (isMore(found)) {
            deepest = all;
        }
        nodes = all.nodes();
        nanos = all.nanos();
        return !stopped[0] || nodes >= limits.nodes() || nanos >= limits.nanos();
    }

    /** A slice looks less deep at first than the one before it did. */
    private boolean isMore(Analysis found) {
        Analysis before = deepest;
        return before == null || found.depth() >= before.depth();
    }

    private Analysis total(Analysis found) {
        return new Analysis(found.depth(), nodes + found.nodes(), nanos + found.nanos(), found.lines());
    }
}
