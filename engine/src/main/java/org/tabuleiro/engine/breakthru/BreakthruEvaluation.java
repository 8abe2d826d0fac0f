package org.tabuleiro.engine.breakthru;

import org.tabuleiro.engine.Evaluation;
import org.tabuleiro.engine.Weights;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.breakthru.BreakthruPosition;

/** Breakthru: ships, how free the flagship is, and how near it is to the edge. */
final class BreakthruEvaluation extends Evaluation {
    static final Weights WEIGHTS = Weights.of("ships", 90, -60)
            .and("balance", 20 * BreakthruKnowledge.SHIP - 12 * 90)
            .and("open-lines", 5, 160)
            .and("distance", 14)
            .and("tempo", 30);

    private static final int SIZE = 11;
    private static final int[] FILES = {1, -1, 0, 0};
    private static final int[] RANKS = {0, 0, 1, -1};

    private final int escort;
    private final int silver;
    private final int balance;
    private final int openSquare;
    private final int openLine;
    private final int distance;
    private final int tempo;

    BreakthruEvaluation(Weights weights) {
        super(weights);
        escort = weights.table("ships")[0];
        silver = weights.table("ships")[1];
        balance = weights.one("balance");
        openSquare = weights.table("open-lines")[0];
        openLine = weights.table("open-lines")[1];
        distance = weights.one("distance");
        tempo = weights.one("tempo");
    }

    @Override
    public Evaluation with(Weights other) {
        return new BreakthruEvaluation(other);
    }

    @Override
    public int evaluate(Position position) {
        BreakthruPosition breakthru = (BreakthruPosition) position;
        int value = escort * ships(breakthru, 0) + silver * ships(breakthru, 1) + balance + flagship(breakthru);
        return (breakthru.toMove() == 0 ? value : -value) + tempo;
    }

    private static int ships(BreakthruPosition position, int side) {
        return Long.bitCount(position.shipsLow(side)) + Long.bitCount(position.shipsHigh(side));
    }

    /** The squares that the flagship sees along its four lines, the lines that reach the edge, and how near that is. */
    private int flagship(BreakthruPosition position) {
        int flagship = position.flagship();
        if (flagship == BreakthruPosition.NONE) {
            return 0;
        }
        long low = position.shipsLow(0) | position.shipsLow(1);
        long high = position.shipsHigh(0) | position.shipsHigh(1);
        int value = 0;
        for (int d = 0; d < FILES.length; d++) {
            int file = flagship % SIZE + FILES[d];
            int rank = flagship / SIZE + RANKS[d];
            while (file >= 0 && file < SIZE && rank >= 0 && rank < SIZE) {
                int square = rank * SIZE + file;
                if (((square < 64 ? low : high) >>> square & 1) != 0) {
                    break;
                }
                value += openSquare;
                if (BreakthruPosition.isEdge(square)) {
                    value += openLine;
                }
                file += FILES[d];
                rank += RANKS[d];
            }
        }
        int file = flagship % SIZE;
        int rank = flagship / SIZE;
        int edge = Math.min(Math.min(file, SIZE - 1 - file), Math.min(rank, SIZE - 1 - rank));
        return value + distance * (SIZE / 2 - edge);
    }
}
