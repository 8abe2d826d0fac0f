package org.tabuleiro.engine;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.Zobrist;

/** Seeded random numbers (SplitMix64): the same sequence on every machine and in the browser. */
public final class SeededRandom {
    private long state;

    /** A generator; each seed has its own sequence. */
    public SeededRandom(long seed) {
        state = seed;
    }

    /** The next number, from 0 to {@code bound - 1}. */
    public int next(int bound) {
        state += 0x9E3779B97F4A7C15L;
        return (int) Long.remainderUnsigned(Zobrist.hash(state), bound);
    }

    /**
     * A random turn from a state, or the rest of one: each step is picked among the legal ones with equal
     * probability.
     */
    public Turn randomTurn(State start) {
        List<Step> steps = new ArrayList<>();
        State current = start;
        while (current.turnNumber() == start.turnNumber() && !current.isOver()) {
            List<Step> legal = current.legalSteps();
            Step step = legal.get(next(legal.size()));
            steps.add(step);
            current = current.play(step);
        }
        return start.turnOf(steps);
    }
}
