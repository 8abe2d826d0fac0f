package org.tabuleiro.online;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/** Legal turns drawn by lot. */
public final class RandomTurns {
    private RandomTurns() {}

    /** The text of a turn. */
    public static String turn(State state, RandomGenerator random) {
        List<Step> steps = new ArrayList<>();
        State at = state;
        while (at.turnNumber() == state.turnNumber() && !at.isOver()) {
            Step step = at.legalSteps().get(random.nextInt(at.legalSteps().size()));
            steps.add(step);
            at = at.play(step);
        }
        return state.turnOf(steps).text();
    }
}
