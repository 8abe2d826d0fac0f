package org.tabuleiro.console.table;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Search;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.host.Contestant;

/** Who plays a side. */
public sealed interface Player {
    /** The player that uses all the time it is given. */
    String STRONGEST = "level:" + org.tabuleiro.engine.Player.LEVELS;

    /** The name on the command line and in the catalogue. */
    String id();

    /** The player with a name on the command line, at a table for a game. */
    static Parsed<Player> find(String id, Game game, RandomGenerator random) {
        return id.equals(Human.ID)
                ? Parsed.ok(new Human())
                : Contestant.find(id, game).then(maker -> Parsed.ok(new Computer(id, maker, random.nextLong())));
    }

    /** Full strength with so many milliseconds for a turn. */
    static Player strongest(long millis, Game game, RandomGenerator random) {
        Contestant.Maker maker = Contestant.find("time:" + millis, game).orElseThrow();
        return new Computer(STRONGEST, maker, random.nextLong());
    }

    /** Ends what this player has running. */
    default void leave() {}

    /** What the player is called. */
    default String name(Catalogue catalogue) {
        return catalogue.text("console.player." + id());
    }

    /** Seats two players: the first named takes the side asked for, {@code first}, {@code second} or by {@code lot}. */
    static Map<Side, Player> seat(Player named, Player other, String side, RandomGenerator random) {
        boolean first = side.equals("lot") ? random.nextBoolean() : side.equals("first");
        Map<Side, Player> seats = new EnumMap<>(Side.class);
        seats.put(first ? Side.FIRST : Side.SECOND, named);
        seats.put(first ? Side.SECOND : Side.FIRST, other);
        return seats;
    }

    /** A person at the keyboard. */
    record Human() implements Player {
        static final String ID = "human";

        @Override
        public String id() {
            return ID;
        }
    }

    /** Any player that needs no person. */
    final class Computer implements Player {
        private static final String LEVEL = "level:";

        private final String id;
        private final Contestant.Maker maker;
        private final long seed;
        /** A table can change its game. */
        private final Map<Game, Contestant> playing = new HashMap<>();

        Computer(String id, Contestant.Maker maker, long seed) {
            this.id = id;
            this.maker = maker;
            this.seed = seed;
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public String name(Catalogue catalogue) {
            if (id.startsWith(LEVEL)) {
                return catalogue.text("console.player.level", id.substring(LEVEL.length()));
            }
            String key = "console.player." + id;
            return catalogue.has(key) ? catalogue.text(key) : id;
        }

        /** Chooses a turn, or the rest of one. */
        Turn choose(State state, Search.Stop stop, Consumer<Analysis> progress) {
            return playing.computeIfAbsent(state.game(), game -> maker.make(game, seed))
                    .choose(state, stop, progress);
        }

        @Override
        public void leave() {
            playing.values().forEach(Contestant::close);
            playing.clear();
        }
    }
}
