package org.tabuleiro.content;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/** A condition on a turn: what a task of a lesson asks for, or what characterises a wrong turn. */
public sealed interface Goal {

    /** Whether a complete turn, in the order of records, meets the condition. */
    boolean reached(State before, Turn turn, State after);

    /**
     * Parses a goal such as {@code fewer b 2 and not wins}; throws an exception that says what was expected.
     */
    static Goal parse(Game game, String text) {
        return new GoalReader(game).read(text);
    }

    /** The player of the turn has won. */
    record Wins() implements Goal {
        @Override
        public boolean reached(State before, Turn turn, State after) {
            return after.result().isPresent() && after.result().get().winner().equals(Optional.of(before.toMove()));
        }
    }

    /**
     * The turn has this text.
     *
     * @param text the text, as in records
     */
    record Played(String text) implements Goal {
        @Override
        public boolean reached(State before, Turn turn, State after) {
            return turn.text().equals(text);
        }
    }

    /**
     * One of the turn's steps matches; empty fields match anything.
     *
     * @param kind its kind
     * @param piece the letter of the piece that its text names
     * @param origin its origin square
     * @param targets all of its target squares
     * @param captures whether it must capture
     */
    record HasStep(
            Optional<Step.Kind> kind,
            Optional<Character> piece,
            OptionalInt origin,
            List<Integer> targets,
            boolean captures)
            implements Goal {
        @Override
        public boolean reached(State before, Turn turn, State after) {
            for (Step step : turn.steps()) {
                if (fits(step)) {
                    return true;
                }
            }
            return false;
        }

        private boolean fits(Step step) {
            return (kind.isEmpty() || kind.get() == step.kind())
                    && (piece.isEmpty() || piece.equals(step.piece()))
                    && (origin.isEmpty() || origin.equals(step.origin()))
                    && (targets.isEmpty() || targets.equals(step.targets()))
                    && (!captures || step.isCapture());
        }
    }

    /**
     * All of these squares hold a letter after the turn.
     *
     * @param squares the squares
     * @param letter the letter of a piece, or {@link Layout#EMPTY}
     */
    record Holds(List<Integer> squares, char letter) implements Goal {
        @Override
        public boolean reached(State before, Turn turn, State after) {
            for (int square : squares) {
                if (after.layout().at(square) != letter) {
                    return false;
                }
            }
            return true;
        }
    }

    /**
     * The number of pieces with a letter has increased or decreased.
     *
     * @param letter the letter of a piece
     * @param reserve its index among the reserve letters, or -1 to count on the board
     * @param least the minimum increase; negative for a minimum decrease
     */
    record Changed(char letter, int reserve, int least) implements Goal {
        @Override
        public boolean reached(State before, Turn turn, State after) {
            int change = count(after.layout()) - count(before.layout());
            return least < 0 ? change <= least : change >= least;
        }

        private int count(Layout layout) {
            return reserve < 0 ? layout.count(letter) : layout.reserve().get(reserve);
        }
    }

    /**
     * The player's score after the turn is high enough.
     *
     * @param least the minimum score
     * @param lead whether the opponent's score is subtracted
     */
    record Scores(int least, boolean lead) implements Goal {
        @Override
        public boolean reached(State before, Turn turn, State after) {
            List<Integer> scores = after.game().scores(after);
            int own = before.toMove() == Side.FIRST ? 0 : 1;
            return scores.get(own) - (lead ? scores.get(1 - own) : 0) >= least;
        }
    }

    /**
     * No reply of the opponent meets a condition.
     *
     * @param goal the condition on the replies
     */
    record Stops(Goal goal) implements Goal {
        @Override
        public boolean reached(State before, Turn turn, State after) {
            for (Turn reply : after.legalTurns()) {
                if (goal.reached(after, reply, after.play(reply))) {
                    return false;
                }
            }
            return true;
        }
    }

    /**
     * The turn does not meet a condition.
     *
     * @param goal the condition
     */
    record Not(Goal goal) implements Goal {
        @Override
        public boolean reached(State before, Turn turn, State after) {
            return !goal.reached(before, turn, after);
        }
    }

    /**
     * The turn meets all conditions.
     *
     * @param goals the conditions
     */
    record All(List<Goal> goals) implements Goal {
        @Override
        public boolean reached(State before, Turn turn, State after) {
            for (Goal goal : goals) {
                if (!goal.reached(before, turn, after)) {
                    return false;
                }
            }
            return true;
        }
    }

    /**
     * The turn meets at least one condition.
     *
     * @param goals the conditions
     */
    record Any(List<Goal> goals) implements Goal {
        @Override
        public boolean reached(State before, Turn turn, State after) {
            for (Goal goal : goals) {
                if (goal.reached(before, turn, after)) {
                    return true;
                }
            }
            return false;
        }
    }
}
