package org.tabuleiro.engine.review;

import java.util.List;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Turn;

/**
 * The verdict on a turn, from the point of view of its player.
 *
 * @param side the player
 * @param best the win probability after the best turn
 * @param chance the win probability after the turn played
 * @param judgement the judgement
 * @param better a better line; empty if the turn was good
 */
public record Verdict(Side side, double best, double chance, Judgement judgement, List<Turn> better) {
    /** Keeps an unmodifiable copy of the line. */
    public Verdict {
        better = List.copyOf(better);
    }

    /** The win probability lost. */
    public double loss() {
        return Math.max(0, best - chance);
    }

    /** The win probability of a side after the turn. */
    public double chance(Side of) {
        return of == side ? chance : 1 - chance;
    }
}
