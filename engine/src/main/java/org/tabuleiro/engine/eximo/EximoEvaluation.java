package org.tabuleiro.engine.eximo;

import org.tabuleiro.engine.Evaluation;
import org.tabuleiro.engine.Weights;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.eximo.EximoPosition;

/** Eximo: men, how far they have come, and how freely they move. */
final class EximoEvaluation extends Evaluation {
    static final Weights WEIGHTS = Weights.of("men", 100)
            .and("advance", 2, 5, 9, 16, 28, 55)
            .and("mobility", 2)
            .and("edge", 4)
            .and("tempo", 8);

    private static final long EDGE_FILES = 0x8181818181818181L;

    private final int man;
    /** What a man is worth beyond that on each rank from the second on; one that arrives becomes two. */
    private final int[] advance;

    private final int mobility;
    /** A man on an edge file cannot be taken sideways, but moves less. */
    private final int edge;

    private final int tempo;

    EximoEvaluation(Weights weights) {
        super(weights);
        man = weights.one("men");
        advance = weights.table("advance");
        mobility = weights.one("mobility");
        edge = weights.one("edge");
        tempo = weights.one("tempo");
    }

    @Override
    public Evaluation with(Weights other) {
        return new EximoEvaluation(other);
    }

    @Override
    public int evaluate(Position position) {
        EximoPosition eximo = (EximoPosition) position;
        long white = eximo.men(0);
        long black = eximo.men(1);
        int value = man * (Long.bitCount(white) - Long.bitCount(black))
                + mobility * (eximo.mobility(0) - eximo.mobility(1))
                + edge * (Long.bitCount(white & EDGE_FILES) - Long.bitCount(black & EDGE_FILES));
        for (int i = 0; i < advance.length; i++) {
            int whites = Long.bitCount(white & 0xFFL << (8 * (i + 1)));
            int blacks = Long.bitCount(black & 0xFFL << (8 * (6 - i)));
            value += advance[i] * (whites - blacks);
        }
        return (eximo.toMove() == 0 ? value : -value) + tempo;
    }
}
