package org.tabuleiro.console.table;

import java.util.EnumMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.host.Contestant;
import org.tabuleiro.table.Seat;

/** The players of both sides, by their names on the command line. */
public final class Seats {
    private Seats() {}

    /** Parses the name of a player; the fault says which names are expected. */
    public static Parsed<Seat> find(String name, Game game) {
        if (name.equals(Seat.PERSON)) {
            return Parsed.ok(new Seat.Person());
        }
        return Contestant.find(name, game)
                .then(maker -> Parsed.ok(Seat.read(name).orElse(new Seat.Program(name))));
    }

    /**
     * Seats two players: the first named takes the side asked for, {@code first}, {@code second} or {@code
     * random}.
     */
    public static Map<Side, Seat> of(Seat named, Seat other, String side, RandomGenerator random) {
        boolean first = side.equals("random") ? random.nextBoolean() : side.equals("first");
        Map<Side, Seat> seats = new EnumMap<>(Side.class);
        seats.put(first ? Side.FIRST : Side.SECOND, named);
        seats.put(first ? Side.SECOND : Side.FIRST, other);
        return seats;
    }
}
