package org.tabuleiro.engine.breakthru;

import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.engine.evaluation.Weights;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.breakthru.BreakthruPosition;

/** Material alone, to compare with. */
final class BreakthruMaterial extends Evaluation {
    /** An escort, a silver ship; the two fleets of 12 and 20 are worth the same at the start. */
    static final Weights WEIGHTS = Weights.of("ships", 90, -60).and("balance", 20 * BreakthruKnowledge.SHIP - 12 * 90);

    private final int escort;
    private final int silver;
    private final int balance;

    BreakthruMaterial(Weights weights) {
        super(weights);
        escort = weights.table("ships")[0];
        silver = weights.table("ships")[1];
        balance = weights.one("balance");
    }

    @Override
    public Evaluation with(Weights other) {
        return new BreakthruMaterial(other);
    }

    @Override
    public int evaluate(Position position) {
        BreakthruPosition breakthru = (BreakthruPosition) position;
        int value = escort * ships(breakthru, 0) + silver * ships(breakthru, 1) + balance;
        return breakthru.toMove() == 0 ? value : -value;
    }

    private static int ships(BreakthruPosition position, int side) {
        return Long.bitCount(position.shipsLow(side)) + Long.bitCount(position.shipsHigh(side));
    }
}
