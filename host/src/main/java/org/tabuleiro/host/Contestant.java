package org.tabuleiro.host;

import java.util.Optional;
import java.util.function.Consumer;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.engine.Lots;
import org.tabuleiro.engine.Player;
import org.tabuleiro.engine.Search;
import org.tabuleiro.games.Game;
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

    /** How contestants are named, for messages. */
    String EXPECTED =
            "random, level:1 to level:8, nodes:N, depth:N, time:MILLISECONDS, uct:PLAYOUTS, uct-time:MILLISECONDS or engine:COMMAND";

    /** What full strength may use for a turn. */
    Limits FULL = Limits.ofMillis(2000);

    /** How long an engine of somebody else's thinks about a turn. */
    int ENGINE_MILLIS = 1000;

    /** Makes contestants of one kind. */
    interface Maker {
        /** A contestant for one game; another seed plays another game. */
        Contestant make(Game game, long seed);
    }

    /** The maker that a name means; empty if it means none. */
    static Optional<Maker> find(String name) {
        if (name.equals("random")) {
            return Optional.of((game, seed) -> new Random(new Lots(seed)));
        }
        int colon = name.indexOf(':');
        String kind = colon < 0 ? "" : name.substring(0, colon);
        if (kind.equals("engine")) {
            String command = name.substring(colon + 1);
            return Optional.of((game, seed) -> new UgiClient(command, game, ENGINE_MILLIS));
        }
        int number = colon < 0 ? -1 : number(name.substring(colon + 1));
        if (number < 1) {
            return Optional.empty();
        }
        return switch (kind) {
            case "level" -> number > Player.LEVELS ? Optional.empty() : Optional.of(player(number, FULL));
            case "nodes" -> Optional.of(player(Player.LEVELS, Limits.ofNodes(number)));
            case "depth" -> Optional.of(player(Player.LEVELS, Limits.ofDepth(number)));
            case "time" -> Optional.of(player(Player.LEVELS, Limits.ofMillis(number)));
            case "uct" -> Optional.of((game, seed) -> new UctPlayer(seed, number, Long.MAX_VALUE));
            case "uct-time" -> Optional.of((game, seed) -> new UctPlayer(seed, Long.MAX_VALUE, number * 1_000_000L));
            default -> Optional.empty();
        };
    }

    private static Maker player(int level, Limits limits) {
        return (game, seed) -> new Own(new Player(game, level, limits, seed));
    }

    private static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException notANumber) {
            return -1;
        }
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
