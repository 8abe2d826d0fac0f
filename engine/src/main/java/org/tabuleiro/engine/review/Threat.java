package org.tabuleiro.engine.review;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tabuleiro.games.Phase;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/**
 * A direct threat: what the opponent could do in the next turn if the player to move did nothing.
 *
 * @param win the reason of the result, as in {@link org.tabuleiro.games.Result#reason}, if the opponent could
 *     win; empty if the opponent could only capture
 * @param squares the squares to mark: the pieces that could be captured, or else where the winning step goes
 */
public record Threat(Optional<String> win, List<Integer> squares) {
    /** Node limit: a few milliseconds, since a page searches on the thread that draws. */
    static final int MAX_NODES = 1_500;

    private static final int MAX_STEPS_OF_TURN = 16;

    /** The threat to the player to move; empty in set-ups, placements, and in the middle of a turn. */
    public static Optional<Threat> find(State state) {
        return new OpponentTurns(state).find();
    }

    /** The number of nodes that {@link #find} takes. */
    static int nodes(State state) {
        OpponentTurns turns = new OpponentTurns(state);
        turns.find();
        return turns.nodes;
    }

    /**
     * Searches the opponent's turns after a null move: all first steps, then all second steps and so on, so
     * that the node limit cuts off only long turns.
     */
    private static final class OpponentTurns {
        private final State state;
        private final Position position;
        private final Side opponent;
        private final int[][] buffers = new int[MAX_STEPS_OF_TURN][];
        private final List<Step> path = new ArrayList<>();
        private final Set<Long> seen = new HashSet<>();
        private final Set<Integer> captured = new TreeSet<>();
        private boolean deeper;
        private int turn;
        private int nodes;

        OpponentTurns(State state) {
            this.state = state;
            this.position = state.toPosition();
            this.opponent = state.toMove().other();
        }

        Optional<Threat> find() {
            boolean begins = state.isTurnStart() && state.phase() == Phase.PLAY && !state.isOver();
            // A null move makes no sense where pieces are only placed.
            if (!begins || state.legalSteps().stream().allMatch(step -> step.kind() == Step.Kind.PLACE)) {
                return Optional.empty();
            }
            position.makeNullMove();
            turn = position.turnNumber();
            Optional<Threat> win = Optional.empty();
            deeper = true;
            for (int depth = 1; depth <= MAX_STEPS_OF_TURN && deeper && win.isEmpty(); depth++) {
                deeper = false;
                seen.clear();
                win = search(depth);
            }
            return win.isPresent() || captured.isEmpty()
                    ? win
                    : Optional.of(new Threat(Optional.empty(), List.copyOf(captured)));
        }

        /** Searches for a win and collects captures. */
        private Optional<Threat> search(int depth) {
            int ply = path.size();
            if (buffers[ply] == null) {
                buffers[ply] = new int[Position.MAX_STEPS];
            }
            int count = position.generate(buffers[ply], 0);
            for (int i = 0; i < count; i++) {
                if (++nodes > MAX_NODES) {
                    deeper = false;
                    return Optional.empty();
                }
                Step step = position.step(buffers[ply][i]);
                collect(step);
                path.add(step);
                position.make(buffers[ply][i]);
                Optional<Threat> win = Optional.empty();
                if (position.turnNumber() != turn) {
                    win = won();
                } else if (depth == 1) {
                    deeper = true;
                } else if (seen.add(position.key())) {
                    win = search(depth - 1);
                }
                position.unmake();
                path.removeLast();
                if (win.isPresent()) {
                    return win;
                }
            }
            return Optional.empty();
        }

        /** In some games the opponent's own pieces leave the board too, which is no threat. */
        private void collect(Step step) {
            for (int square : step.captured()) {
                if (state.layout().isOf(opponent.other(), square)) {
                    captured.add(square);
                }
            }
        }

        private Optional<Threat> won() {
            boolean won = position.outcome() == (opponent == Side.FIRST ? Position.FIRST_WINS : Position.SECOND_WINS);
            return won
                    ? position.result().map(result -> new Threat(Optional.of(result.reason()), decisive()))
                    : Optional.empty();
        }

        private List<Integer> decisive() {
            Set<Integer> squares = new TreeSet<>();
            path.forEach(step -> squares.addAll(step.captured()));
            Step last = path.getLast();
            if (squares.isEmpty()) {
                last.origin().ifPresent(squares::add);
                squares.addAll(last.targets());
            }
            return List.copyOf(squares);
        }
    }
}
