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

    /** By which shape the last click of a step is marked on the board. */
    default Shape shape(State state, Step step) {
        String text = step.text();
        if (text.indexOf('@') >= 0) {
            return Shape.PLACE;
        }
        return text.indexOf('x') >= 0 || text.indexOf('>') >= 0 ? Shape.TAKE : Shape.GO;
    }

    /** The shapes by which an interface marks what can be clicked. */
    enum Shape {
        /** A piece to choose: no mark of its own is needed. */
        PICK,
        /** A dot: go there. */
        GO,
        /** A ring: take or jump. */
        TAKE,
        /** A hollow square: drop or place. */
        PLACE
    }
}
