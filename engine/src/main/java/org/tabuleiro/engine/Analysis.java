package org.tabuleiro.engine;

import java.util.List;
import org.tabuleiro.games.Turn;

/**
 * What a search has found out about a position.
 *
 * @param depth how deep it looked, in steps
 * @param nodes how many nodes it searched
 * @param nanos how long it took
 * @param lines what could be played, the best first
 */
public record Analysis(int depth, long nodes, long nanos, List<Line> lines) {

    /**
     * Turns that both sides could play.
     *
     * @param score the value for the player to move; see {@link Score}
     * @param turns the turns; the last may be unfinished
     * @param exact whether the value is that of perfect play
     */
    public record Line(int score, List<Turn> turns, boolean exact) {}

    /** The best line. */
    public Line best() {
        return lines.get(0);
    }
}
