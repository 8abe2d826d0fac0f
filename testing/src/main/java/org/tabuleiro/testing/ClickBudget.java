package org.tabuleiro.testing;

import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/** The maximum number of clicks per turn, in every interface. */
public final class ClickBudget {
    private ClickBudget() {}

    /** The maximum number of clicks for a turn in a position. */
    public static int of(State state, Turn turn) {
        return switch (state.game().id()) {
            // A chain of k hops takes k + 1 clicks, a drop 1 per man.
            case "eximo" ->
                1
                        + turn.steps().stream()
                                .mapToInt(step -> step.targets().size())
                                .sum();
            // A ship of the set-up takes 1, a word 1, two moves 4.
            case "breakthru" ->
                turn.steps().stream()
                        .mapToInt(step -> step.origin().isPresent() ? 2 : 1)
                        .sum();
            case "xadrersi" -> 2;
            default -> stones(state, turn);
        };
    }

    /** Placement, sacrifice and end of the turn take 1, move and push 2, and a choice of captures 1 more. */
    private static int stones(State start, Turn turn) {
        State state = start;
        int clicks = 0;
        for (Step step : turn.steps()) {
            boolean choice = state.legalSteps().stream()
                    .anyMatch(other -> !other.equals(step)
                            && other.isCapture()
                            && other.kind() == step.kind()
                            && other.origin().equals(step.origin())
                            && other.targets().equals(step.targets()));
            clicks += step.origin().isEmpty() ? 1 : choice ? 2 + step.captured().size() : 2;
            state = state.play(step);
        }
        return clicks;
    }
}
