package org.tabuleiro.engine.sixteenstones;

import org.tabuleiro.engine.Evaluation;
import org.tabuleiro.engine.Weights;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.sixteenstones.SixteenStonesPosition;

/** Sixteen Stones: stones on the board, stones in the bank, and who holds the middle. */
final class SixteenStonesEvaluation extends Evaluation {
    static final Weights WEIGHTS = Weights.of("stones", 100)
            .and("bank", 55, 80, 90, 95, 98, 100, 100, 100)
            .and("dormant", -8)
            .and("middle", 4, 6)
            .and("tempo", 20);

    private static final int CENTRE_SQUARE = 1 << 12;
    private static final int INNER_SQUARES = 0b00000_01110_01110_01110_00000;

    private final int stone;
    /** A stone in the bank is needed to capture with, or buys an action; more than two help little. */
    private final int[] bank;

    private final int dormant;
    private final int inner;
    private final int centre;
    private final int tempo;

    SixteenStonesEvaluation(Weights weights) {
        super(weights);
        stone = weights.one("stones");
        bank = weights.table("bank");
        dormant = weights.one("dormant");
        inner = weights.table("middle")[0];
        centre = weights.table("middle")[1];
        tempo = weights.one("tempo");
    }

    @Override
    public Evaluation with(Weights other) {
        return new SixteenStonesEvaluation(other);
    }

    @Override
    public int evaluate(Position position) {
        SixteenStonesPosition stones = (SixteenStonesPosition) position;
        int value = side(stones, 0) - side(stones, 1);
        return (stones.toMove() == 0 ? value : -value) + tempo;
    }

    private int side(SixteenStonesPosition position, int side) {
        int own = position.stones(side);
        int inBank = position.isPlacement() ? 0 : position.bank(side);
        return stone * Integer.bitCount(own)
                + (inBank == 0 ? 0 : bank[inBank - 1])
                + dormant * Integer.bitCount(own & position.dormant())
                + inner * Integer.bitCount(own & INNER_SQUARES)
                + centre * Integer.bitCount(own & CENTRE_SQUARE);
    }
}
