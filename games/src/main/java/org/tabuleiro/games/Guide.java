package org.tabuleiro.games;

import java.util.List;
import java.util.Optional;

/** Turn entry of one game: which clicks make a step, the prompt, and why a click is refused. */
public interface Guide {

    /**
     * The click sequences that enter a legal step; two steps never share one.
     *
     * @param state a state in which the step is legal
     * @param step the step
     */
    List<List<Click>> ways(State state, Step step);

    /**
     * The prompt: one sentence that says what to do next.
     *
     * @param state a state that is not over
     * @param clicks the clicks of the step being entered
     */
    Message prompt(State state, List<Click> clicks);

    /**
     * The reason why a click leads to no legal step.
     *
     * @param state a state that is not over
     * @param clicks the clicks of the step being entered
     * @param click the click that fits no legal step
     */
    Message refusal(State state, List<Click> clicks, Click click);

    /**
     * Whether a click that does not continue the step being entered may begin another step instead of being
     * refused.
     *
     * @param clicks the clicks of the step being entered, at least one
     * @param click a click that fits none of its click sequences
     */
    default boolean beginsAnew(List<Click> clicks, Click click) {
        return true;
    }

    /**
     * The step of this turn that a click removes, in whatever order the steps were entered: a ship of a
     * set-up, for example. Most games have no such steps.
     *
     * @param steps the steps entered so far
     * @param click a click on what the step placed
     */
    default Optional<Step> takenOff(List<Step> steps, Click click) {
        return Optional.empty();
    }

    /**
     * The shape that marks a click of a step on the board.
     *
     * @param step a legal step
     * @param click a click of one of its click sequences
     */
    default Shape shape(Step step, Click click) {
        if (!(click instanceof Click.Square(int square))) {
            return click instanceof Click.Piece ? Shape.PICK : Shape.GO;
        }
        if (!step.targets().contains(square)) {
            return step.captured().contains(square) ? Shape.CAPTURE : Shape.PICK;
        }
        return switch (step.kind()) {
            case PLACE -> Shape.PLACE;
            case PUSH -> Shape.PUSH;
            case JUMP -> Shape.JUMP;
            case CAPTURE -> Shape.CAPTURE;
            case MOVE, WORD -> step.isCapture() ? Shape.CAPTURE : Shape.GO;
        };
    }

    /** The shapes that mark what can be clicked. */
    enum Shape {
        /** A piece to choose: no mark of its own is needed. */
        PICK,
        /** A dot: move there. */
        GO,
        /** A ring: capture there, or by a move there. */
        CAPTURE,
        /** A thin ring: jump there over an own piece. */
        JUMP,
        /** Push the piece there. */
        PUSH,
        /** A hollow square: drop or place. */
        PLACE
    }
}
