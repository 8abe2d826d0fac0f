package org.tabuleiro.games.record;

import java.util.List;
import org.tabuleiro.games.Turn;

/**
 * Turns in a row, each with its notes: the main line of a game or a variation.
 *
 * @param comments what is said before the first turn
 * @param entries the turns; the last may be the beginning of one
 */
public record Line(List<String> comments, List<Entry> entries) {

    /** Nothing played, nothing said. */
    public static final Line EMPTY = new Line(List.of(), List.of());

    /** Keeps unmodifiable copies. */
    public Line {
        comments = List.copyOf(comments);
        entries = List.copyOf(entries);
    }

    /** A line of bare turns. */
    public static Line of(List<Turn> turns) {
        return new Line(
                List.of(),
                turns.stream().map(turn -> new Entry(turn, List.of())).toList());
    }

    /** The turns without their notes. */
    public List<Turn> turns() {
        return entries.stream().map(Entry::turn).toList();
    }

    /**
     * A turn and what is noted about it.
     *
     * @param turn the turn
     * @param notes the notes in their order
     */
    public record Entry(Turn turn, List<Note> notes) {
        /** Keeps an unmodifiable copy. */
        public Entry {
            notes = List.copyOf(notes);
        }
    }

    /** Something noted after a turn. */
    public sealed interface Note {}

    /**
     * A remark.
     *
     * @param text the remark, any text
     */
    public record Comment(String text) implements Note {}

    /**
     * A numbered mark, such as 2 for a mistake.
     *
     * @param number the number after the dollar sign
     */
    public record Mark(int number) implements Note {
        /** The greatest number that files can hold. */
        public static final int MOST = 9999;

        private static final List<String> SIGNS = List.of("!", "?", "!!", "??", "!?", "?!");

        /** How people write the mark, {@code ?} for 2; with a dollar sign where there is no such way. */
        public String sign() {
            return number > 0 && number <= SIGNS.size() ? SIGNS.get(number - 1) : "$" + number;
        }

        /** Takes numbers that files can hold. */
        public Mark {
            if (number < 0 || number > MOST) {
                throw new IllegalArgumentException("a mark is a number from 0 to " + MOST + ", not " + number);
            }
        }
    }

    /**
     * What could have been played instead of the turn.
     *
     * @param line the other line, from the position before the turn
     */
    public record Variation(Line line) implements Note {}
}
