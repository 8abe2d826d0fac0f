package org.tabuleiro.engine;

import java.util.function.Consumer;
import org.tabuleiro.games.State;

/** Somebody who finds out what to play, alone or with others. */
public interface Analyst {

    /**
     * Thinks about a state that is not over.
     *
     * @param state the state, at the start of a turn or in the middle of one
     * @param limits when to stop
     * @param lines how many lines to find
     * @param stop asked now and then
     * @param progress gets what is known after every depth
     * @return what is known at the end
     */
    Analysis think(State state, Limits limits, int lines, Search.Stop stop, Consumer<Analysis> progress);

    /** Forgets everything, so that the next search is the same as that of a new analyst. */
    void forget();

    /** Makes analysts. */
    interface Maker {
        /** An analyst that knows a game, evaluates positions in a way, and remembers so many megabytes. */
        Analyst make(Knowledge knowledge, Evaluation evaluation, int megabytes);
    }
}
