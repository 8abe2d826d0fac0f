package org.tabuleiro.desktop.moves;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.tabuleiro.games.record.GameTree;

/** A row of the list of moves. */
sealed interface MoveRow {

    /** The looks of a word. */
    enum Style {
        /** A turn of a variation. */
        TURN,
        /** The first turn of a variation. */
        STRONG,
        /** A number or a bracket. */
        QUIET,
        /** A comment. */
        COMMENT,
        GOOD,
        DUBIOUS,
        BAD,
        INTERESTING
    }

    /**
     * A word of a passage, or a mark after a turn.
     *
     * @param text the word
     * @param style how it looks
     * @param node the turn that a click on it displays
     */
    record Word(String text, Style style, Optional<GameTree.Node> node) {}

    /**
     * A turn of the main line.
     *
     * @param node the turn
     * @param steps its steps as displayed
     * @param marks the marks after it
     * @param percent the first player's win probability, if known
     * @param chance the same in words
     */
    record Cell(GameTree.Node node, List<String> steps, List<Word> marks, OptionalInt percent, String chance) {
        /** The turn with its marks. */
        String text() {
            return String.join(" · ", steps)
                    + String.join("", marks.stream().map(Word::text).toList())
                    + (chance.isEmpty() ? "" : " (" + chance + ")");
        }
    }

    /**
     * A turn of both players.
     *
     * @param number the number before it
     * @param first the first player's turn
     * @param second the second player's turn
     */
    record Pair(int number, Optional<Cell> first, Optional<Cell> second) implements MoveRow {}

    /**
     * Running text below a pair: a comment, a variation or the result.
     *
     * @param words the words
     * @param variation the first turn of the variation; empty for other text
     * @param isOpen whether a variation is unfolded
     */
    record Passage(List<Word> words, Optional<GameTree.Node> variation, boolean isOpen) implements MoveRow {}

    /** The turns in this row. */
    default List<GameTree.Node> nodes() {
        return switch (this) {
            case Pair(int number, Optional<Cell> first, Optional<Cell> second) ->
                Stream.of(first, second)
                        .flatMap(Optional::stream)
                        .map(Cell::node)
                        .toList();
            case Passage(List<Word> words, var variation, boolean isOpen) ->
                words.stream().map(Word::node).flatMap(Optional::stream).toList();
        };
    }

    /** The row as text, for assistive technology. */
    default String text() {
        return switch (this) {
            case Pair(int number, Optional<Cell> first, Optional<Cell> second) ->
                number + ". " + first.map(Cell::text).orElse("…")
                        + second.map(cell -> ", " + cell.text()).orElse("");
            case Passage(List<Word> words, var variation, boolean isOpen) ->
                String.join(" ", words.stream().map(Word::text).toList());
        };
    }
}
