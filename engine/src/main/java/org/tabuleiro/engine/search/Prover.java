package org.tabuleiro.engine.search;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/**
 * Proves wins and losses. Its searches neither prune nor reduce, and a score counts as exact only if it
 * follows from the rules alone, never from an evaluation.
 */
public final class Prover {
    private final Knowledge knowledge;
    private final TranspositionTable table;

    /**
     * A prover.
     *
     * @param knowledge the knowledge of the game
     * @param megabytes the size of the transposition table
     */
    public Prover(Knowledge knowledge, int megabytes) {
        this.knowledge = knowledge;
        this.table = new TranspositionTable(megabytes);
    }

    /**
     * Tries to prove the score of a state that is not over.
     *
     * @param state the state
     * @param limits when to give up
     * @param stop polled during the search
     * @return a line that is exact if its score is proven: a win or loss within that number of turns, or
     *     a margin
     */
    public Analysis prove(State state, SearchLimits limits, Search.Stop stop) {
        table.clear();
        Optional<Solver> solver = knowledge.solver(table);
        return solver.isPresent()
                ? solve(solver.get(), state, limits, stop)
                : search(state.toPosition(), state, limits, stop);
    }

    private Analysis solve(Solver solver, State state, SearchLimits limits, Search.Stop stop) {
        long start = System.nanoTime();
        Position root = state.toPosition();
        OptionalInt score = solver.solve(root, limits, stop, new long[0]);
        List<Turn> turns = score.isPresent() ? IterativeDeepening.turns(state, solver.principalVariation()) : List.of();
        Analysis.Line line = new Analysis.Line(score.orElse(Score.DRAW), turns, score.isPresent());
        return new Analysis(knowledge.maxStepsLeft(root), solver.nodes(), System.nanoTime() - start, List.of(line));
    }

    /**
     * Iterative deepening with two null windows per depth: does the player to move win, does that player
     * lose?
     */
    private Analysis search(Position root, State state, SearchLimits limits, Search.Stop stop) {
        Search search = new Search(knowledge, knowledge.evaluation(), table, false);
        search.begin(root, limits, stop);
        long[] all = {};
        int depth = 1;
        for (; depth <= limits.depth(); depth++) {
            int win = search.search(depth, Score.MIN_WIN - 1, Score.MIN_WIN, all);
            if (search.isStopped()) {
                break;
            }
            if (win >= Score.MIN_WIN) {
                List<Turn> turns = IterativeDeepening.turns(state, search.principalVariation());
                return result(search, depth, new Analysis.Line(win, turns, true));
            }
            int loss = search.search(depth, -Score.MIN_WIN, 1 - Score.MIN_WIN, all);
            if (search.isStopped()) {
                break;
            }
            if (loss <= -Score.MIN_WIN) {
                return result(search, depth, new Analysis.Line(loss, List.of(), true));
            }
        }
        return result(search, depth - 1, new Analysis.Line(Score.DRAW, List.of(), false));
    }

    private static Analysis result(Search search, int depth, Analysis.Line line) {
        return new Analysis(depth, search.nodes(), search.nanos(), List.of(line));
    }
}
