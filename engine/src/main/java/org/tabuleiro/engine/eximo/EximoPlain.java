package org.tabuleiro.engine.eximo;

import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.engine.evaluation.Weights;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.eximo.EximoPosition;

/** A simple evaluation to compare with: material, advancement and mobility. */
final class EximoPlain extends Evaluation {
    static final Weights WEIGHTS = Weights.of("men", 100).and("advance", 3).and("mobility", 1);

    private final int man;
    private final int advance;
    private final int mobility;

    EximoPlain(Weights weights) {
        super(weights);
        man = weights.one("men");
        advance = weights.one("advance");
        mobility = weights.one("mobility");
    }

    @Override
    public Evaluation with(Weights other) {
        return new EximoPlain(other);
    }

    @Override
    public int evaluate(Position position) {
        EximoPosition eximo = (EximoPosition) position;
        long white = eximo.men(0);
        long black = eximo.men(1);
        int ranks = 0;
        for (int rank = 1; rank < 8; rank++) {
            ranks += Long.bitCount(white >>> (8 * rank)) - Long.bitCount(black << (8 * rank));
        }
        int value = man * (Long.bitCount(white) - Long.bitCount(black))
                + advance * ranks
                + mobility * (eximo.mobility(0) - eximo.mobility(1));
        return eximo.toMove() == 0 ? value : -value;
    }
}
