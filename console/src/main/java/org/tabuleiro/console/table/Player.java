package org.tabuleiro.console.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/** Who plays a side. */
public sealed interface Player {

    /** The name on the command line and in the catalogue. */
    String id();

    /** The player with a name on the command line. */
    static Optional<Player> find(String id, RandomGenerator random) {
        return switch (id) {
            case Human.ID -> Optional.of(new Human());
            case Random.ID -> Optional.of(new Random(random));
            default -> Level.find(id, random);
        };
    }

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

    /** Chooses its turns itself. */
    sealed interface Computer extends Player {
        /** Chooses a turn, or the rest of one. */
        Turn choose(State state);
    }

    /** The engine, at one of its levels. */
    final class Level implements Computer {
        private static final String PREFIX = "level:";
        private static final Limits FULL = Limits.ofMillis(2000);

        private final int level;
        private final long seed;
        /** A table can change its game. */
        private final Map<Game, org.tabuleiro.engine.Player> players = new HashMap<>();

        Level(int level, long seed) {
            this.level = level;
            this.seed = seed;
        }

        static Optional<Player> find(String id, RandomGenerator random) {
            return IntStream.rangeClosed(1, org.tabuleiro.engine.Player.LEVELS)
                    .filter(level -> id.equals(PREFIX + level))
                    .mapToObj(level -> (Player) new Level(level, random.nextLong()))
                    .findFirst();
        }

        @Override
        public String id() {
            return PREFIX + level;
        }

        @Override
        public String name(Catalogue catalogue) {
            return catalogue.text("console.player.level", level);
        }

        @Override
        public Turn choose(State state) {
            return players.computeIfAbsent(
                            state.game(), game -> new org.tabuleiro.engine.Player(game, level, FULL, seed))
                    .choose(state, () -> false);
        }
    }

    /**
     * Plays any legal step.
     *
     * @param random what it draws lots with
     */
    record Random(RandomGenerator random) implements Computer {
        static final String ID = "random";

        @Override
        public String id() {
            return ID;
        }

        @Override
        public Turn choose(State start) {
            List<Step> steps = new ArrayList<>();
            State state = start;
            while (state.turn() == start.turn() && !state.isOver()) {
                List<Step> legal = state.legalSteps();
                Step step = legal.get(random.nextInt(legal.size()));
                steps.add(step);
                state = state.play(step);
            }
            return start.turnOf(steps);
        }
    }
}
