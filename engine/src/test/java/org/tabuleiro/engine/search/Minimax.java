package org.tabuleiro.engine.search;

import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.games.Position;

/** Plain minimax: no table, no window, no move ordering, no selectivity. */
final class Minimax {
    private final Knowledge knowledge;
    private final int rootTurn;
    private final int[][] room = new int[100][];
    private long budget;

    Minimax(Knowledge knowledge, int rootTurn, long budget) {
        this.knowledge = knowledge;
        this.budget = budget;
        this.rootTurn = rootTurn;
    }

    /** Whether the node limit was exceeded: then the score is meaningless. */
    boolean isExhausted() {
        return budget < 0;
    }

    int value(Position position, int depth, boolean isRoot) {
        if (--budget < 0) {
            return 0;
        }
        boolean begins = position.isTurnStart();
        int turns = position.turnNumber() - rootTurn;
        if (position.outcome() != Position.ONGOING) {
            return knowledge.finalScore(position, turns);
        }
        if (begins && !isRoot && position.status() == Position.DRAW) {
            return Score.DRAW;
        }
        if (depth <= 0 && !isRoot && begins && !knowledge.mustCapture(position)) {
            return knowledge.evaluation().evaluate(position);
        }
        int ply = position.depth();
        if (room[ply] == null) {
            room[ply] = new int[Position.MAX_STEPS];
        }
        int[] steps = room[ply];
        int count = position.generate(steps, 0);
        int side = position.toMove();
        int turn = position.turnNumber();
        int best = -Score.INFINITE;
        for (int i = 0; i < count; i++) {
            position.make(steps[i]);
            boolean same = position.toMove() == side && position.turnNumber() == turn;
            int value = value(position, depth - 1, false);
            best = Math.max(best, same ? value : -value);
            position.unmake();
        }
        return best;
    }
}
