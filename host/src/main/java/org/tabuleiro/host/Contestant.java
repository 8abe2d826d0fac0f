package org.tabuleiro.host;

import java.util.function.Consumer;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Lots;
import org.tabuleiro.engine.Player;
import org.tabuleiro.engine.Search;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/** Somebody who plays one game without a person: it is made for a game and forgotten after it. */
public interface Contestant extends AutoCloseable {

    /** Chooses the turn, or the rest of it, in a state that is not over. */
    Turn choose(State state);

    /** Chooses likewise, at once when somebody wants that, and says meanwhile what it knows; those who cannot do not. */
    default Turn choose(State state, Search.Stop stop, Consumer<Analysis> progress) {
        return choose(state);
    }

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
     * Our engine.
     *
     * @param player who plays
     */
    record Own(Player player) implements Contestant {
        @Override
        public Turn choose(State state) {
            return choose(state, () -> false, known -> {});
        }

        @Override
        public Turn choose(State state, Search.Stop stop, Consumer<Analysis> progress) {
            return player.choose(state, stop, progress);
        }
    }

    /**
     * Plays any legal step.
     *
     * @param lots what it draws lots with
     */
    record Random(Lots lots) implements Contestant {
        @Override
        public Turn choose(State state) {
            return lots.turn(state);
        }
    }
}
