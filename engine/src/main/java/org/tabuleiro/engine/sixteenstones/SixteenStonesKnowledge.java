package org.tabuleiro.engine.sixteenstones;

import java.util.List;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.sixteenstones.SixteenStonesPosition;

/** Sixteen Stones: stones on the board, stones in the bank, and who holds the middle. */
public final class SixteenStonesKnowledge extends Knowledge {
    private static final int STONE = 100;
    /** A stone in the bank is needed to capture with, or buys an action; more than two help little. */
    private static final int[] BANK = {0, 55, 80, 90, 95, 98, 100, 100, 100};

    private static final int DORMANT = -8;
    private static final int CENTRE = 6;
    private static final int INNER = 4;
    private static final int TEMPO = 20;

    private static final int CENTRE_SQUARE = 1 << 12;
    private static final int INNER_SQUARES = 0b00000_01110_01110_01110_00000;

    private static final List<Integer> LEVELS = List.of(50, 180, 300, 450, 600, 750, 900);

    @Override
    public int evaluate(Position position) {
        SixteenStonesPosition stones = (SixteenStonesPosition) position;
        int value = material(stones) + bank(stones) + dormant(stones) + middle(stones);
        return (stones.toMove() == 0 ? value : -value) + TEMPO;
    }

    @Override
    public List<Term> terms(Position position) {
        SixteenStonesPosition stones = (SixteenStonesPosition) position;
        return List.of(
                new Term("stones", material(stones)),
                new Term("bank", bank(stones)),
                new Term("dormant", dormant(stones)),
                new Term("middle", middle(stones)),
                new Term("tempo", stones.toMove() == 0 ? TEMPO : -TEMPO));
    }

    private static int material(SixteenStonesPosition position) {
        return STONE * (Integer.bitCount(position.stones(0)) - Integer.bitCount(position.stones(1)));
    }

    private static int bank(SixteenStonesPosition position) {
        return position.isPlacement() ? 0 : BANK[position.bank(0)] - BANK[position.bank(1)];
    }

    private static int dormant(SixteenStonesPosition position) {
        int dormant = position.dormant();
        return DORMANT
                * (Integer.bitCount(position.stones(0) & dormant) - Integer.bitCount(position.stones(1) & dormant));
    }

    private static int middle(SixteenStonesPosition position) {
        return middle(position.stones(0)) - middle(position.stones(1));
    }

    private static int middle(int stones) {
        return INNER * Integer.bitCount(stones & INNER_SQUARES) + CENTRE * Integer.bitCount(stones & CENTRE_SQUARE);
    }

    @Override
    public int promise(Position position, int step) {
        int captures = SixteenStonesPosition.captures(step);
        return captures > 0
                ? 1 + captures
                : SixteenStonesPosition.isPush(step) || SixteenStonesPosition.isEnd(step) ? 1 : 0;
    }

    @Override
    public boolean countsTurns() {
        return true;
    }

    /** Captures cost a stone of the bank each, and of a turn's pushes at most two take a stone off. */
    @Override
    public boolean mayWinNow(Position position) {
        SixteenStonesPosition stones = (SixteenStonesPosition) position;
        int side = stones.toMove();
        return !stones.isPlacement() && Integer.bitCount(stones.stones(side ^ 1)) - stones.bank(side) <= 3;
    }

    @Override
    public List<Integer> levels() {
        return LEVELS;
    }

    @Override
    public int glance() {
        return 1500;
    }
}
