package org.tabuleiro.engine;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/**
 * How many nodes the engine needs for a fixed set of positions: the same number in every run and on every machine, in a browser
 * too, as long as nobody changes what the search does.
 */
public final class Signature {
    private static final int COUNT = 20;
    private static final int STEPS = 4;
    private static final int TURNS = 3;
    private static final int TABLE = 4;
    private static final int LONGEST = 40;

    private Signature() {}

    /** The nodes for the positions of a game. */
    public static long nodes(Game game) {
        Knowledge knowledge = Minds.of(game);
        Limits limits = Limits.ofDepth(knowledge.countsTurns() ? TURNS : STEPS);
        Thinker thinker = new Thinker(knowledge, TABLE);
        long nodes = 0;
        for (State state : positions(game, COUNT)) {
            thinker.forget();
            nodes += thinker.think(state, limits, 1, () -> false, known -> {}).nodes();
        }
        return nodes;
    }

    /** Positions of random games, always the same ones; where there are named set-ups, games begin with one of them. */
    public static List<State> positions(Game game, int count) {
        Lots lots = new Lots(1);
        List<String> setups = List.copyOf(game.setups().values());
        List<State> found = new ArrayList<>();
        while (found.size() < count) {
            State state = setups.isEmpty()
                    ? game.start()
                    : game.read(setups.get(lots.next(setups.size()))).orElseThrow();
            int length = lots.next(LONGEST);
            for (int i = 0;
                    !state.isOver() && (i < length || !state.toPosition().isTurnStart());
                    i++) {
                List<Step> legal = state.legalSteps();
                state = state.play(legal.get(lots.next(legal.size())));
            }
            if (!state.isOver()) {
                found.add(state);
            }
        }
        return found;
    }
}
