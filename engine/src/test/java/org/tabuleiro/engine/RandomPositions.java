package org.tabuleiro.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/** Positions of random games at which a search can begin: in the play phase, at the start of a turn. */
public final class RandomPositions {
    private RandomPositions() {}

    public static List<State> of(Game game, int count, long seed) {
        Random random = new Random(seed);
        List<State> found = new ArrayList<>();
        while (found.size() < count) {
            State state = start(game, random);
            int length = random.nextInt(60);
            for (int i = 0; i < length && !state.isOver(); i++) {
                List<Step> legal = state.legalSteps();
                state = state.play(legal.get(random.nextInt(legal.size())));
            }
            if (!state.isOver()) {
                found.add(state);
            }
        }
        return found;
    }

    /** Set-ups come from a book, not from the search: games begin with a named set-up where there are any. */
    private static State start(Game game, Random random) {
        List<String> setups = List.copyOf(game.setups().values());
        return setups.isEmpty()
                ? game.start()
                : game.read(setups.get(random.nextInt(setups.size()))).orElseThrow();
    }
}
