package org.tabuleiro.engine.sixteenstones;

import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.engine.evaluation.Weights;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.sixteenstones.SixteenStonesPosition;

/** Material on the board alone, to compare with. */
final class SixteenStonesMaterial extends Evaluation {
    static final Weights WEIGHTS = Weights.of("stones", 100);

    private final int stone;

    SixteenStonesMaterial(Weights weights) {
        super(weights);
        stone = weights.one("stones");
    }

    @Override
    public Evaluation with(Weights other) {
        return new SixteenStonesMaterial(other);
    }

    @Override
    public int evaluate(Position position) {
        SixteenStonesPosition stones = (SixteenStonesPosition) position;
        int side = stones.toMove();
        return stone * (Integer.bitCount(stones.stones(side)) - Integer.bitCount(stones.stones(side ^ 1)));
    }
}
