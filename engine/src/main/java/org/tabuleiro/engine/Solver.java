package org.tabuleiro.engine;

import java.util.OptionalInt;
import org.tabuleiro.games.Position;

/** Finds the exact value of a position by looking at everything that matters up to the end of the game. */
public interface Solver {
    /** How many nodes it will take, roughly; more than any limit where it is not worth a try. */
    long effort(Position position);

    /**
     * Solves a position.
     *
     * @param position the position, which is the solver's own until it is done
     * @param limits when to give up
     * @param stop asked now and then whether to give up
     * @param leaveOut keys of the positions after turns that are left out
     * @return the exact value for the player to move; empty if it gave up
     */
    OptionalInt solve(Position position, Limits limits, Search.Stop stop, long[] leaveOut);

    /** The steps of best play, as found when a position was last solved; none if every turn was left out. */
    int[] line();

    /** How many nodes the last position took. */
    long nodes();
}
