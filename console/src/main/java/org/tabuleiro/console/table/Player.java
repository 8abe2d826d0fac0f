package org.tabuleiro.console.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
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
            default -> Optional.empty();
        };
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

    /**
     * Plays any legal step.
     *
     * @param random what it draws lots with
     */
    record Random(RandomGenerator random) implements Player {
        static final String ID = "random";

        @Override
        public String id() {
            return ID;
        }

        Turn choose(State start) {
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
