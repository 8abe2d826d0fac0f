package org.tabuleiro.content;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/**
 * Something to do in one turn, and what is said to the turn that is played.
 *
 * @param start the position to begin with; where there is none the task goes on from the one before, after the reply there
 * @param text what to do
 * @param goal what a good turn brings about
 * @param right what is said when the goal is reached
 * @param mistakes wrong turns that were foreseen, of which the first that fits counts
 * @param wrong what is said to any other wrong turn
 * @param reply the opponent's turn after a good one, if the lesson shows it
 */
public record Task(
        Optional<State> start,
        String text,
        Goal goal,
        String right,
        List<Mistake> mistakes,
        String wrong,
        Optional<String> reply) {

    /**
     * A kind of wrong turn.
     *
     * @param name what the lesson plan calls it
     * @param goal what such a turn brings about
     * @param text what is said to it
     */
    public record Mistake(String name, Goal goal, String text) {}

    /**
     * The feedback on a turn.
     *
     * @param reached whether the goal is reached
     * @param text the feedback
     */
    public record Feedback(boolean reached, String text) {}

    /** The feedback on a whole turn that was played from a state. */
    public Feedback answer(State before, Turn turn) {
        State after = before.play(turn);
        if (goal.reached(before, turn, after)) {
            return new Feedback(true, right);
        }
        for (Mistake mistake : mistakes) {
            if (mistake.goal().reached(before, turn, after)) {
                return new Feedback(false, mistake.text());
            }
        }
        return new Feedback(false, wrong);
    }

    /** A turn that reaches the goal, for a learner who asks to be shown; the first that there is. */
    public Optional<Turn> solution(State before) {
        for (Turn turn : before.legalTurns()) {
            if (goal.reached(before, turn, before.play(turn))) {
                return Optional.of(turn);
            }
        }
        return Optional.empty();
    }
}
