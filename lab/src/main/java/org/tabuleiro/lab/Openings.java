package org.tabuleiro.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/** Beginnings that vary: a start, or one of the set-ups, with a few random turns that have decided nothing yet. */
final class Openings {
    private Openings() {}

    /**
     * Draws an opening.
     *
     * @param game the game
     * @param turns how many turns are random; the turn in which a set-up leaves off counts
     * @param lots what to draw lots with
     */
    static State draw(Game game, int turns, RandomGenerator lots) {
        List<String> setups = new ArrayList<>(game.setups().values());
        while (true) {
            State state = setups.isEmpty()
                    ? game.start()
                    : game.read(setups.get(lots.nextInt(setups.size()))).orElseThrow();
            int until = state.turn() + turns;
            while (state.turn() < until && !state.isOver()) {
                List<Step> legal = state.legalSteps();
                state = state.play(legal.get(lots.nextInt(legal.size())));
            }
            if (!state.isOver()) {
                return state;
            }
        }
    }
}
