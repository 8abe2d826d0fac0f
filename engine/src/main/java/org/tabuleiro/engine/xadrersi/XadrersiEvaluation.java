package org.tabuleiro.engine.xadrersi;

import org.tabuleiro.engine.Evaluation;
import org.tabuleiro.engine.Weights;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.xadrersi.XadrersiPosition;

/** Xadrersi: the running score, and what the pieces in hand can be expected to add. */
final class XadrersiEvaluation extends Evaluation {
    private static final int POINT = XadrersiKnowledge.POINT;

    static final Weights WEIGHTS =
            Weights.of("score", POINT).and("hands", 7 * POINT, 16 * POINT, 10 * POINT, 8 * POINT, 7 * POINT);

    private final int point;
    /** By kind: K Q R B N. */
    private final int[] inHand;

    XadrersiEvaluation(Weights weights) {
        super(weights);
        point = weights.one("score");
        inHand = weights.table("hands");
    }

    @Override
    public Evaluation with(Weights other) {
        return new XadrersiEvaluation(other);
    }

    @Override
    public int evaluate(Position position) {
        XadrersiPosition xadrersi = (XadrersiPosition) position;
        int value = point * (xadrersi.score(0) - xadrersi.score(1));
        for (int kind = 0; kind < inHand.length; kind++) {
            value += inHand[kind] * (xadrersi.inHand(0, kind) - xadrersi.inHand(1, kind));
        }
        return xadrersi.toMove() == 0 ? value : -value;
    }
}
