package org.tabuleiro.engine;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/** Draws lots from a seed, the same on every machine (SplitMix64). */
public final class Lots {
    private long state;

    /** Lots; another seed gives others. */
    public Lots(long seed) {
        state = seed;
    }

    /** Well mixed bits of a number. */
    static long mix(long number) {
        long bits = (number ^ number >>> 30) * 0xBF58476D1CE4E5B9L;
        bits = (bits ^ bits >>> 27) * 0x94D049BB133111EBL;
        return bits ^ bits >>> 31;
    }

    /** A number from 0 on, below a bound. */
    public int next(int bound) {
        state += 0x9E3779B97F4A7C15L;
        return (int) Long.remainderUnsigned(mix(state), bound);
    }

    /** A turn, or the rest of one, drawn step by step. */
    public Turn turn(State start) {
        List<Step> steps = new ArrayList<>();
        State state = start;
        while (state.turn() == start.turn() && !state.isOver()) {
            List<Step> legal = state.legalSteps();
            Step step = legal.get(next(legal.size()));
            steps.add(step);
            state = state.play(step);
        }
        return start.turnOf(steps);
    }
}
