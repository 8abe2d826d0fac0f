package org.tabuleiro.host;

import java.util.function.Consumer;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Lots;
import org.tabuleiro.engine.Player;
import org.tabuleiro.engine.Search;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Turn;

/** Somebody who plays one game without a person: it is made for a game and forgotten after it. */
public interface Contestant extends AutoCloseable {

    /** Chooses the next turn, or the rest of it, of a game that is not over. */
    Turn choose(History game);

    /** Chooses likewise, at once when somebody wants that, and says meanwhile what it knows; those who cannot do not. */
    default Turn choose(History game, Search.Stop stop, Consumer<Analysis> progress) {
        return choose(game);
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
        public Turn choose(History game) {
            return choose(game, () -> false, known -> {});
        }

        @Override
        public Turn choose(History game, Search.Stop stop, Consumer<Analysis> progress) {
            return player.choose(game.state(), stop, progress);
        }
    }

    /**
     * Plays any legal step.
     *
     * @param lots what it draws lots with
     */
    record Random(Lots lots) implements Contestant {
        @Override
        public Turn choose(History game) {
            return lots.turn(game.state());
        }
    }
}
