package org.tabuleiro.table.scene;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.Step;

/** The steps of a turn as numbered arrows. */
public final class TurnArrows {
    private TurnArrows() {}

    /**
     * The arrows of steps in order; a placement has an arrow of length 0.
     *
     * @param steps the steps
     * @param rank the rank of the analysis line, 0 for the best; {@link Mark.Arrow#LAST_TURN} for the last turn
     */
    public static List<Mark.Arrow> of(List<Step> steps, int rank) {
        List<Mark.Arrow> arrows = new ArrayList<>();
        for (Step step : steps) {
            for (int target : step.targets()) {
                arrows.add(new Mark.Arrow(step.origin().orElse(target), target, arrows.size() + 1, rank));
            }
        }
        return arrows;
    }
}
