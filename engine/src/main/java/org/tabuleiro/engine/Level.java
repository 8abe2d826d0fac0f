package org.tabuleiro.engine;

import java.util.List;
import java.util.Optional;

/**
 * How well a {@link Player} plays: how far it sees, how much it misjudges and overlooks. Only the last level depends on how fast
 * the machine is.
 *
 * @param number from 1, the weakest
 * @param depth how deep it looks at most, in steps
 * @param nodes how many nodes it searches at most; without limit at full strength
 * @param error its greatest misjudgement of a position, in hundredths of the game's {@link Knowledge#unit}
 * @param blindness how many turns of a thousand it overlooks
 */
public record Level(int number, int depth, long nodes, int error, int blindness) {
    /** All levels, from the weakest. */
    public static final List<Level> ALL = List.of(
            new Level(1, 1, 100_000, 500, 500),
            new Level(2, 1, 100_000, 200, 250),
            new Level(3, 2, 100_000, 100, 120),
            new Level(4, 3, 100_000, 70, 60),
            new Level(5, 4, 100_000, 50, 30),
            new Level(6, 5, 100_000, 30, 0),
            new Level(7, 99, 150_000, 15, 0),
            new Level(8, 99, Long.MAX_VALUE, 0, 0));

    /** The level with a number, if there is one. */
    public static Optional<Level> find(int number) {
        return number < 1 || number > ALL.size() ? Optional.empty() : Optional.of(ALL.get(number - 1));
    }

    /** Whether nothing but the limits of the caller hold it back. */
    public boolean isFull() {
        return nodes == Long.MAX_VALUE;
    }
}
