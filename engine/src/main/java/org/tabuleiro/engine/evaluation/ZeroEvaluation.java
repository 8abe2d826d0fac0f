package org.tabuleiro.engine.evaluation;

import org.tabuleiro.games.Position;

/** Scores every position 0: for games without an evaluation of their own. */
public final class ZeroEvaluation extends Evaluation {

    /** The evaluation without terms. */
    public ZeroEvaluation() {
        super(Weights.none());
    }

    @Override
    public int evaluate(Position position) {
        return 0;
    }

    @Override
    public Evaluation with(Weights other) {
        return this;
    }
}
