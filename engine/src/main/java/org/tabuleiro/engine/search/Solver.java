package org.tabuleiro.engine.search;

import java.util.OptionalInt;
import org.tabuleiro.games.Position;

/** An exact endgame solver: searches to the end of the game. */
public interface Solver {
    /** A rough estimate of the nodes needed; larger than any limit where solving is hopeless. */
    long effort(Position position);

    /**
     * Solves a position.
     *
     * @param position the position, which belongs to the solver until it returns
     * @param limits when to give up
     * @param stop polled during the search
     * @param excludedKeys keys of positions after root turns to leave out (MultiPV)
     * @return the exact score for the player to move; empty if the solver gave up
     */
    OptionalInt solve(Position position, SearchLimits limits, Search.Stop stop, long[] excludedKeys);

    /** The principal variation of the last solution, in steps; empty if every turn was excluded. */
    int[] principalVariation();

    /** The nodes that the last position took. */
    long nodes();
}
