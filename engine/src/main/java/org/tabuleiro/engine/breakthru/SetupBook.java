package org.tabuleiro.engine.breakthru;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/** Whole set-ups for either side, after the classic ones; ships that stand already stay where they are. */
final class SetupBook {
    private static final String SETUP = "setup";

    private SetupBook() {}

    /** The turns that complete a set-up in the classic ways, each once; none when there is no set-up to make. */
    static List<Turn> turns(State state) {
        Layout layout = state.layout();
        if (!layout.pending().equals(SETUP)) {
            return List.of();
        }
        boolean gold = state.toMove() == Side.FIRST;
        char ship = gold ? 'G' : 's';
        int due = layout.reserve().get(gold ? 0 : 1);
        List<Turn> turns = new ArrayList<>();
        for (String setup : Games.BREAKTHRU.setups().values()) {
            String model = Games.BREAKTHRU.read(setup).orElseThrow().layout().board();
            // A model has as many ships as are due and stand, so its free squares are enough.
            List<Step> steps = state.legalSteps().stream()
                    .filter(step -> model.charAt(square(step)) == ship)
                    .limit(due)
                    .toList();
            Turn turn = state.turnOf(steps);
            if (!turns.contains(turn)) {
                turns.add(turn);
            }
        }
        return turns;
    }

    private static int square(Step step) {
        return Games.BREAKTHRU.board().find(step.text().substring(1));
    }
}
