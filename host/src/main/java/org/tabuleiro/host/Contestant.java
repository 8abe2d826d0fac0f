package org.tabuleiro.host;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/** Somebody who plays one game without a person: it is made for a game and forgotten after it. */
public interface Contestant extends AutoCloseable {

    /** Chooses the turn, or the rest of it, in a state that is not over. */
    Turn choose(State state);

    /** Ends what this contestant has running. */
    @Override
    default void close() {}

    /** Makes contestants of one kind. */
    interface Maker {
        /** A contestant for one game; another seed plays another game. */
        Contestant make(Game game, long seed);
    }

    /** The maker that a name means in a game, or what was expected instead. */
    static Parsed<Maker> find(String name, Game game) {
        return ContestantName.read(name, game);
    }

    /**
     * Plays any legal step.
     *
     * @param lots what it draws lots with
     */
    record Random(SplittableRandom lots) implements Contestant {
        @Override
        public Turn choose(State start) {
            List<Step> steps = new ArrayList<>();
            State state = start;
            while (state.turn() == start.turn() && !state.isOver()) {
                List<Step> legal = state.legalSteps();
                Step step = legal.get(lots.nextInt(legal.size()));
                steps.add(step);
                state = state.play(step);
            }
            return start.turnOf(steps);
        }
    }
}
