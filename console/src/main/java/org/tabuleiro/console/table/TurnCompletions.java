package org.tabuleiro.console.table;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/** Completion candidates for a typed turn: the next step, or the typed steps followed by one more. */
public final class TurnCompletions {
    private TurnCompletions() {}

    /** The completions of a line in a position. */
    public static List<String> of(State state, String line) {
        List<String> all = new ArrayList<>();
        state.legalSteps().forEach(step -> all.add(step.text()));
        if (state.readSteps(line) instanceof Parsed.Ok<List<Step>>(List<Step> steps)) {
            State after = state;
            for (Step step : steps) {
                after = after.play(step);
            }
            if (after.turnNumber() == state.turnNumber()) {
                for (Step step : after.legalSteps()) {
                    List<Step> longer = new ArrayList<>(steps);
                    longer.add(step);
                    all.add(new Turn(longer).text());
                }
            }
        }
        return all;
    }
}
