package org.tabuleiro.engine.xadrersi;

import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.engine.evaluation.Weights;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.xadrersi.XadrersiPosition;

/** The running score alone, to compare with. */
final class XadrersiScore extends Evaluation {
    static final Weights WEIGHTS = Weights.of("score", XadrersiKnowledge.POINT);

    private final int point;

    XadrersiScore(Weights weights) {
        super(weights);
        point = weights.one("score");
    }

    @Override
    public Evaluation with(Weights other) {
        return new XadrersiScore(other);
    }

    @Override
    public int evaluate(Position position) {
        XadrersiPosition xadrersi = (XadrersiPosition) position;
        int side = xadrersi.toMove();
        return point * (xadrersi.score(side) - xadrersi.score(side ^ 1));
    }
}
