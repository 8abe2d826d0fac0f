package org.tabuleiro.engine;

import org.tabuleiro.games.Position;

/** The value of a position by looking at everything: no table, no window, no order, no selection. */
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

    /** Whether there were too many positions to look at them all: then the value means nothing. */
    boolean isExhausted() {
        return budget < 0;
    }

    int value(Position position, int depth, boolean isRoot) {
        if (--budget < 0) {
            return 0;
        }
        boolean begins = position.isTurnStart();
        int turns = position.turn() - rootTurn;
        if (position.outcome() != Position.ONGOING) {
            return knowledge.finalScore(position, turns);
        }
        if (begins && !isRoot && position.status() == Position.DRAW) {
            return Score.DRAW;
        }
        if (depth <= 0 && !isRoot && begins && !knowledge.isUnsettled(position)) {
            return knowledge.evaluation().evaluate(position);
        }
        int ply = position.depth();
        if (room[ply] == null) {
            room[ply] = new int[Position.MAX_STEPS];
        }
        int[] steps = room[ply];
        int count = position.generate(steps, 0);
        int side = position.toMove();
        int turn = position.turn();
        int best = -Score.INFINITE;
        for (int i = 0; i < count; i++) {
            position.make(steps[i]);
            boolean same = position.toMove() == side && position.turn() == turn;
            int value = value(position, depth - 1, false);
            best = Math.max(best, same ? value : -value);
            position.unmake();
        }
        return best;
    }
}
