package org.tabuleiro.engine.search;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.SeededRandom;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/**
 * The bench signature: the number of nodes that the engine searches for a fixed set of positions. It is the
 * same on every machine and in the browser, and changes exactly when a change affects the search.
 */
public final class Signature {
    private static final int POSITIONS = 20;
    private static final int DEPTH_IN_STEPS = 4;
    private static final int DEPTH_IN_TURNS = 3;
    private static final int MEGABYTES = 4;
    private static final int MAX_STEPS_PLAYED = 40;

    private Signature() {}

    /** The nodes for the positions of one game. */
    public static long nodes(Game game) {
        Knowledge knowledge = Knowledge.of(game);
        SearchLimits limits =
                SearchLimits.ofDepth(knowledge.profile().depthInTurns() ? DEPTH_IN_TURNS : DEPTH_IN_STEPS);
        IterativeDeepening search = new IterativeDeepening(knowledge, MEGABYTES);
        long nodes = 0;
        for (State state : positions(game, POSITIONS)) {
            search.clear();
            nodes += search.analyse(state, limits, 1, () -> false, known -> {}).nodes();
        }
        return nodes;
    }

    /** Positions from seeded random games, which begin with a named set-up where the game has any. */
    public static List<State> positions(Game game, int count) {
        SeededRandom random = new SeededRandom(1);
        List<String> setups = List.copyOf(game.setups().values());
        List<State> found = new ArrayList<>();
        while (found.size() < count) {
            State state = setups.isEmpty()
                    ? game.start()
                    : game.read(setups.get(random.next(setups.size()))).orElseThrow();
            int length = random.next(MAX_STEPS_PLAYED);
            for (int i = 0;
                    !state.isOver() && (i < length || !state.toPosition().isTurnStart());
                    i++) {
                List<Step> legal = state.legalSteps();
                state = state.play(legal.get(random.next(legal.size())));
            }
            if (!state.isOver()) {
                found.add(state);
            }
        }
        return found;
    }
}
