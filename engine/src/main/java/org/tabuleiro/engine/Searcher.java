package org.tabuleiro.engine;

import org.tabuleiro.games.Position;

/** What a {@link Thinker} asks to search: {@link Search}, or a copy of that class. */
public interface Searcher {
    /** Makes searches. */
    interface Maker {
        /** A search for one game; see {@link Search#Search}. */
        Searcher make(Knowledge knowledge, Evaluation evaluation, TranspositionTable table, boolean selective);
    }

    /** Begins anew at a position, which is the search's own from now on. */
    void begin(Position root, Limits limits, Search.Stop stop);

    /** Forgets which steps were good, as a new search. */
    void forget();

    /** Counts nodes that something else has searched for the same answer, so that the limit holds for all together. */
    void count(long others);

    /** How many nodes were searched since the beginning. */
    long nodes();

    /** How long the search has been going on. */
    long nanos();

    /** Whether a limit or the caller has ended the search: the depth it was at is not finished. */
    boolean isStopped();

    /** The steps that both sides should play, as the last depth has found them; none if it was stopped before the first. */
    int[] line();

    /**
     * Searches one depth.
     *
     * @param depth the depth in steps
     * @param alpha a value that the caller is sure of
     * @param beta a value that would be more than the caller needs
     * @param leaveOut keys of the positions after turns that are left out
     * @return the value for the player to move, if the search was not stopped
     */
    int search(int depth, int alpha, int beta, long[] leaveOut);
}
