package org.tabuleiro.engine.search;

import java.util.List;
import org.tabuleiro.games.Turn;

/**
 * The result of a search.
 *
 * @param depth the last completed depth, in steps
 * @param nodes the number of nodes searched
 * @param nanos the time taken
 * @param lines the best lines, best first; more than one with MultiPV
 */
public record Analysis(int depth, long nodes, long nanos, List<Line> lines) {

    /**
     * A principal variation.
     *
     * @param score the score for the player to move; see {@link Score}
     * @param turns the turns of both sides; the last may be incomplete
     * @param exact whether the score is that of perfect play
     */
    public record Line(int score, List<Turn> turns, boolean exact) {}

    /** The best line. */
    public Line best() {
        return lines.get(0);
    }
}
