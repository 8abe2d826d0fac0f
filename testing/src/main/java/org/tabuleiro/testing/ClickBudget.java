package org.tabuleiro.testing;

import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/** How many clicks a turn may take at most, in every interface and every game. */
public final class ClickBudget {
    private ClickBudget() {}

    /** The most clicks that a turn may take in a position. */
    public static int of(State start, Turn turn) {
        State state = start;
        int clicks = 0;
        for (Step step : turn.steps()) {
            clicks += of(state, step);
            state = state.play(step);
        }
        return clicks;
    }

    /**
     * A word 1, a placed piece 1, or 2 where the piece is chosen beside the board; a move 2, but 1 in a chain, where the
     * piece is known. Where the same move can capture different pieces, 1 more per captured piece.
     */
    private static int of(State state, Step step) {
        return switch (step.kind()) {
            case WORD -> 1;
            case PLACE -> step.targets().size() + (step.piece().isPresent() ? 1 : 0);
            case MOVE, JUMP, CAPTURE, PUSH ->
                (step.continues() ? 1 : 2)
                        + (hasChoice(state, step) ? step.captured().size() : 0);
        };
    }

    private static boolean hasChoice(State state, Step step) {
        return state.legalSteps().stream()
                .anyMatch(other -> !other.equals(step)
                        && other.isCapture()
                        && other.kind() == step.kind()
                        && other.origin().equals(step.origin())
                        && other.targets().equals(step.targets()));
    }
}
