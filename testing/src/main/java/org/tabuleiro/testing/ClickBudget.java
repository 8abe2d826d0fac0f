package org.tabuleiro.testing;

import java.util.Locale;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/** How many clicks a turn may take at most, in every interface. */
public final class ClickBudget {
    private ClickBudget() {}

    /** The most clicks that a turn may take in a position. */
    public static int of(State state, Turn turn) {
        String text = turn.text();
        return switch (state.game().id()) {
            // A chain of k hops k + 1, a drop 1 a man.
            case "eximo" -> count(text, "-x") + 1 + count(text, "@");
            // A ship of the set-up 1, a word 1, two moves 4.
            case "breakthru" ->
                turn.steps().stream()
                        .mapToInt(step ->
                                step.text().indexOf('-') > 0 || step.text().indexOf('x') > 0 ? 2 : 1)
                        .sum();
            case "xadrersi" -> 2;
            default -> stones(state, turn);
        };
    }

    /** Placement, sacrifice and end of the turn 1, move and push 2, one more where there is a choice of captures. */
    private static int stones(State start, Turn turn) {
        State state = start;
        int clicks = 0;
        for (Step step : turn.steps()) {
            boolean acts = step.text().indexOf('-') > 0 || step.text().indexOf('>') > 0;
            String action = step.text().split("x", 2)[0].toLowerCase(Locale.ROOT);
            boolean choice = state.legalSteps().stream()
                    .anyMatch(other -> !other.equals(step) && other.text().startsWith(action + "x"));
            clicks += !acts ? 1 : choice ? 2 + count(step.text(), "x") : 2;
            state = state.play(step);
        }
        return clicks;
    }

    private static int count(String text, String signs) {
        return (int) text.chars().filter(c -> signs.indexOf(c) >= 0).count();
    }
}
