package org.tabuleiro.games;

import java.util.List;
import java.util.Optional;

/** How people enter the turns of one game: which clicks make a step, what is due, and why a click is refused. */
public interface Guide {

    /**
     * The ways to enter a legal step, each a list of clicks; two steps never share a whole way.
     *
     * @param state where the step is legal
     * @param step the step
     */
    List<List<Click>> ways(State state, Step step);

    /**
     * One sentence that says what to do now.
     *
     * @param state a state that is not over
     * @param clicks the clicks of the step being entered
     */
    Message prompt(State state, List<Click> clicks);

    /**
     * Why a click does not lead to a legal step.
     *
     * @param state a state that is not over
     * @param clicks the clicks of the step being entered
     * @param click the click that fits no legal step
     */
    Message refusal(State state, List<Click> clicks, Click click);

    /**
     * Whether a click that does not go on with the step being entered may begin another one instead of being refused.
     *
     * @param clicks the clicks of the step being entered, at least one
     * @param click a click that fits none of its ways
     */
    default boolean beginsAnew(List<Click> clicks, Click click) {
        return true;
    }

    /**
     * The step of a turn that a click takes off again, whenever it was entered: what it put somewhere stands for itself. Most games
     * know no such steps.
     *
     * @param steps the steps entered so far
     * @param click a click on what was put there
     */
    default Optional<Step> takenOff(List<Step> steps, Click click) {
        return Optional.empty();
    }

    /**
     * The shape by which a click of a step is marked on the board.
     *
     * @param step a legal step
     * @param click a click of one of its ways
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

    /** The shapes by which an interface marks what can be clicked. */
    enum Shape {
        /** A piece to choose: no mark of its own is needed. */
        PICK,
        /** A dot: go there. */
        GO,
        /** A ring: capture there, or by a move there. */
        CAPTURE,
        /** A thin ring: jump there over an own piece. */
        JUMP,
        /** Push what stands there. */
        PUSH,
        /** A hollow square: drop or place. */
        PLACE
    }
}
