package org.tabuleiro.games;

import java.util.List;

/**
 * The steps that one player makes before the other is to move; the unit of records, clocks and take-backs.
 *
 * @param steps the steps in the order of the record, at least one
 */
public record Turn(List<Step> steps) {

    /** Keeps an unmodifiable copy of the steps. */
    public Turn {
        steps = List.copyOf(steps);
        if (steps.isEmpty()) {
            throw new IllegalArgumentException("a turn has at least one step");
        }
    }

    /** The text of the turn, such as {@code c4xe6xe8@b1@c2} or {@code a5-c5,h7-h11}. */
    public String text() {
        return TurnText.write(steps);
    }

    /** The squares that the text names, each once. */
    public List<Integer> squares() {
        return steps.stream()
                .flatMap(step -> step.squares().stream())
                .distinct()
                .toList();
    }

    @Override
    public String toString() {
        return text();
    }
}
