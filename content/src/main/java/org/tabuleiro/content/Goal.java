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

/** Something that a turn can bring about: what a lesson asks for, and how it tells one wrong turn from another. */
public sealed interface Goal {

    /** Whether a whole turn, in the order of records, brings it about. */
    boolean reached(State before, Turn turn, State after);

    /** Reads a goal such as {@code fewer b 2 and not wins}; what is no goal is an exception that says what was expected. */
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
     * The turn has a certain text.
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
     * One of the turn's steps has a certain shape; what is empty may be anything.
     *
     * @param kind its kind
     * @param piece the letter of the piece that its text names
     * @param origin the square that it leaves
     * @param targets the squares that it leads to, all of them
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
     * Certain squares hold a letter after the turn.
     *
     * @param squares the squares, all of them
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
     * There are more of a letter, or fewer.
     *
     * @param letter the letter of a piece
     * @param reserve its place among the letters beside the board, or -1 to count on the board
     * @param least how many more there are at least; of fewer, negative
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
     * The score of the player of the turn, in a game that counts, is high enough after it.
     *
     * @param least the score at least
     * @param lead whether the opponent's score is taken off
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
     * No turn of the opponent's that can follow brings something about.
     *
     * @param goal what the opponent must not reach
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
     * The turn does not bring something about.
     *
     * @param goal what it must not bring about
     */
    record Not(Goal goal) implements Goal {
        @Override
        public boolean reached(State before, Turn turn, State after) {
            return !goal.reached(before, turn, after);
        }
    }

    /**
     * The turn brings all of several things about.
     *
     * @param goals what it brings about
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
     * The turn brings one of several things about, or more.
     *
     * @param goals what it may bring about
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
