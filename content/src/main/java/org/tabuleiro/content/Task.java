package org.tabuleiro.content;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/**
 * A task of a lesson: something to do in one turn, and the feedback on the turn played.
 *
 * @param start the start position; if empty, the task continues from the previous one, after the reply there
 * @param text the instruction
 * @param goal the condition of a correct turn
 * @param right the feedback on a correct turn
 * @param mistakes expected kinds of wrong turns; the first that matches applies
 * @param wrong the feedback on any other turn
 * @param reply the opponent's turn after a correct one, if the lesson shows it
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
     * An expected kind of wrong turn.
     *
     * @param name its name in the lesson plan
     * @param goal the condition of such a turn
     * @param text the feedback on it
     */
    public record Mistake(String name, Goal goal, String text) {}

    /**
     * The feedback on a turn.
     *
     * @param reached whether the goal is reached
     * @param text the feedback
     */
    public record Feedback(boolean reached, String text) {}

    /** The feedback on a complete turn from a state. */
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

    /** The first legal turn that reaches the goal, to show as a solution. */
    public Optional<Turn> solution(State before) {
        for (Turn turn : before.legalTurns()) {
            if (goal.reached(before, turn, before.play(turn))) {
                return Optional.of(turn);
            }
        }
        return Optional.empty();
    }
}
