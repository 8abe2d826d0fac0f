package org.tabuleiro.engine.search;

import java.util.function.Consumer;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.games.State;

/** Analyses positions of one game, with one thread or several. */
public interface Analyst {

    /**
     * Analyses a state that is not over.
     *
     * @param state the state, at the start or in the middle of a turn
     * @param limits when to stop
     * @param lines the number of lines to find (MultiPV)
     * @param stop polled during the search
     * @param progress receives the result of each completed depth
     * @return the final result
     */
    Analysis analyse(State state, SearchLimits limits, int lines, Search.Stop stop, Consumer<Analysis> progress);

    /** Clears the table and all heuristics: the next search is the same as that of a new analyst. */
    void clear();

    /** Creates analysts. */
    interface Factory {
        /** An analyst for one game with a transposition table of this size in megabytes. */
        Analyst create(Knowledge knowledge, Evaluation evaluation, int megabytes);
    }
}
