package org.tabuleiro.engine;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/**
 * Proves who wins. It never says more than it knows: nothing is left out of its searches, and a value is exact only where it
 * follows from the rules alone.
 */
public final class Prover {
    private final Knowledge knowledge;
    private final TranspositionTable table;

    /**
     * A prover.
     *
     * @param knowledge what it knows about the game
     * @param megabytes how much it can remember
     */
    public Prover(Knowledge knowledge, int megabytes) {
        this.knowledge = knowledge;
        this.table = new TranspositionTable(megabytes);
    }

    /**
     * Tries to prove what a state that is not over is worth.
     *
     * @param state the state
     * @param limits when to give up
     * @param stop asked now and then whether to give up
     * @return the line is exact if its value is proven: a win or a loss in at most so many turns, or a margin
     */
    public Analysis prove(State state, Limits limits, Search.Stop stop) {
        table.clear();
        Optional<Solver> solver = knowledge.solver(table);
        return solver.isPresent()
                ? solve(solver.get(), state, limits, stop)
                : search(state.toPosition(), state, limits, stop);
    }

    private Analysis solve(Solver solver, State state, Limits limits, Search.Stop stop) {
        long start = System.nanoTime();
        Position root = state.toPosition();
        OptionalInt score = solver.solve(root, limits, stop, new long[0]);
        List<Turn> turns = score.isPresent() ? Thinker.turns(state, solver.line()) : List.of();
        Analysis.Line line = new Analysis.Line(score.orElse(Score.DRAW), turns, score.isPresent());
        return new Analysis(knowledge.longest(root), solver.nodes(), System.nanoTime() - start, List.of(line));
    }

    /** Asks, deeper and deeper, whether the player to move wins and whether that player loses. */
    private Analysis search(Position root, State state, Limits limits, Search.Stop stop) {
        Search search = new Search(knowledge, knowledge.evaluation(), table, false);
        search.begin(root, limits, stop);
        long[] all = {};
        int depth = 1;
        for (; depth <= limits.depth(); depth++) {
            int win = search.search(depth, Score.LEAST_WIN - 1, Score.LEAST_WIN, all);
            if (search.isStopped()) {
                break;
            }
            if (win >= Score.LEAST_WIN) {
                List<Turn> turns = Thinker.turns(state, search.line());
                return result(search, depth, new Analysis.Line(win, turns, true));
            }
            int loss = search.search(depth, -Score.LEAST_WIN, 1 - Score.LEAST_WIN, all);
            if (search.isStopped()) {
                break;
            }
            if (loss <= -Score.LEAST_WIN) {
                return result(search, depth, new Analysis.Line(loss, List.of(), true));
            }
        }
        return result(search, depth - 1, new Analysis.Line(Score.DRAW, List.of(), false));
    }

    private static Analysis result(Search search, int depth, Analysis.Line line) {
        return new Analysis(depth, search.nodes(), search.nanos(), List.of(line));
    }
}
