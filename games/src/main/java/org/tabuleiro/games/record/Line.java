package org.tabuleiro.games.record;

import java.util.List;
import org.tabuleiro.games.Turn;

/**
 * A sequence of turns with their notes: the main line of a game or a variation.
 *
 * @param comments the comments before the first turn
 * @param entries the turns; the last may be incomplete
 */
public record Line(List<String> comments, List<Entry> entries) {

    /** A line without turns and comments. */
    public static final Line EMPTY = new Line(List.of(), List.of());

    /** Keeps unmodifiable copies. */
    public Line {
        comments = List.copyOf(comments);
        entries = List.copyOf(entries);
    }

    /** A line of turns without notes. */
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
     * A turn with its notes.
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

    /** An annotation of a turn. */
    public sealed interface Note {}

    /**
     * A comment.
     *
     * @param text any text
     */
    public record Comment(String text) implements Note {}

    /**
     * A numeric annotation glyph (NAG), such as 2 for a mistake.
     *
     * @param number the number, {@code $n} in files
     */
    public record Mark(int number) implements Note {
        /** The largest number allowed in files. */
        public static final int MOST = 9999;

        private static final List<String> SYMBOLS = List.of("!", "?", "!!", "??", "!?", "?!");

        /** The symbol of the glyph, such as {@code ?} for 2; {@code $n} where there is none. */
        public String symbol() {
            return number > 0 && number <= SYMBOLS.size() ? SYMBOLS.get(number - 1) : "$" + number;
        }

        /** Rejects numbers that files cannot hold. */
        public Mark {
            if (number < 0 || number > MOST) {
                throw new IllegalArgumentException("a mark is a number from 0 to " + MOST + ", not " + number);
            }
        }
    }

    /**
     * A variation: what could have been played instead of the turn.
     *
     * @param line the other line, from the position before the turn
     */
    public record Variation(Line line) implements Note {}
}
