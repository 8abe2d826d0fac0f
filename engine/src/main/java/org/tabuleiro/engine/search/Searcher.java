package org.tabuleiro.engine.search;

import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.games.Position;

/**
 * The search of a single depth, as {@link IterativeDeepening} calls it: {@link Search} or a copy of that
 * class.
 */
public interface Searcher {
    /** Creates searchers. */
    interface Factory {
        /** A searcher for one game; see {@link Search#Search}. */
        Searcher create(Knowledge knowledge, Evaluation evaluation, TranspositionTable table, boolean selective);
    }

    /** Starts a new search. The position belongs to the searcher from now on. */
    void begin(Position root, SearchLimits limits, Search.Stop stop);

    /** Clears the move ordering heuristics. */
    void clear();

    /** Counts nodes searched elsewhere for the same answer against the node limit. */
    void addNodes(long others);

    /** Nodes searched since {@link #begin}. */
    long nodes();

    /** Time since {@link #begin}. */
    long nanos();

    /** Whether a limit or the stop signal has ended the search; the current depth is then incomplete. */
    boolean isStopped();

    /**
     * The principal variation of the last depth, in steps; empty if the search was stopped before its first
     * step.
     */
    int[] principalVariation();

    /**
     * Searches one depth.
     *
     * @param depth the depth in steps
     * @param alpha the lower bound of the window
     * @param beta the upper bound of the window
     * @param excludedKeys keys of positions after root turns to leave out (MultiPV)
     * @return the score for the player to move, valid unless the search was stopped
     */
    int search(int depth, int alpha, int beta, long[] excludedKeys);
}
