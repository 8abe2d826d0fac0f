package org.tabuleiro.host;

import java.util.function.Consumer;
import org.tabuleiro.engine.SeededRandom;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.Search;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Turn;

/** A computer player of any kind, created for a single game. */
public interface Contestant extends AutoCloseable {

    /** Chooses the next turn, or the rest of it, of a game that is not over. */
    Turn choose(History game);

    /** Chooses likewise, and supports stopping and progress reports if this kind of player can. */
    default Turn choose(History game, Search.Stop stop, Consumer<Analysis> progress) {
        return choose(game);
    }

    /** Releases its resources, such as a process. */
    @Override
    default void close() {}

    /** Creates contestants of one kind. */
    interface Factory {
        /** A contestant for a single game; the seed varies its play. */
        Contestant create(Game game, long seed);
    }

    /** The factory for a name such as {@code level:5}, or what was expected instead. */
    static Parsed<Factory> find(String name, Game game) {
        return ContestantName.read(name, game);
    }

    /**
     * Our engine.
     *
     * @param player the player
     */
    record Own(LevelPlayer player) implements Contestant {
        @Override
        public Turn choose(History game) {
            return choose(game, () -> false, result -> {});
        }

        @Override
        public Turn choose(History game, Search.Stop stop, Consumer<Analysis> progress) {
            return player.choose(game.state(), stop, progress);
        }
    }

    /**
     * Plays random legal steps.
     *
     * @param random the source of its choices
     */
    record Random(SeededRandom random) implements Contestant {
        @Override
        public Turn choose(History game) {
            return random.randomTurn(game.state());
        }
    }
}
