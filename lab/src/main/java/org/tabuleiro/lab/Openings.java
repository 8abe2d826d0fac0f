package org.tabuleiro.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/**
 * Random openings: the start position, or one of the set-ups, with a few random turns; never a finished game.
 */
final class Openings {
    private Openings() {}

    /**
     * A random opening.
     *
     * @param game the game
     * @param turns the number of random turns, counting the one in which the set-up ends
     * @param random the source of randomness
     */
    static State random(Game game, int turns, RandomGenerator random) {
        List<String> setups = new ArrayList<>(game.setups().values());
        while (true) {
            State state = setups.isEmpty()
                    ? game.start()
                    : game.read(setups.get(random.nextInt(setups.size()))).orElseThrow();
            int until = state.turnNumber() + turns;
            while (state.turnNumber() < until && !state.isOver()) {
                List<Step> legal = state.legalSteps();
                state = state.play(legal.get(random.nextInt(legal.size())));
            }
            if (!state.isOver()) {
                return state;
            }
        }
    }
}
