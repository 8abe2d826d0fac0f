package org.tabuleiro.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/** Positions of random games in which a search can begin: turns of play proper. */
final class RandomPositions {
    private RandomPositions() {}

    static List<State> of(Game game, int count, long seed) {
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

    /** A search does not set ships up: where there are named set-ups, games begin from one of them. */
    private static State start(Game game, Random random) {
        List<String> setups = List.copyOf(game.setups().values());
        return setups.isEmpty()
                ? game.start()
                : game.read(setups.get(random.nextInt(setups.size()))).orElseThrow();
    }
}
