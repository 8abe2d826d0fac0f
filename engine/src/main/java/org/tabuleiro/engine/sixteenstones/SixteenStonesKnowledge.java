package org.tabuleiro.engine.sixteenstones;

import java.util.List;
import java.util.Map;
import org.tabuleiro.engine.Evaluation;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.sixteenstones.SixteenStonesPosition;

/** Sixteen Stones: captures and pushes first, and depth counted in turns. */
public final class SixteenStonesKnowledge extends Knowledge {
    private static final List<Integer> LEVELS = List.of(64, 205, 315, 430, 565, 730, 880);

    private final Map<String, Evaluation> evaluations = Map.of(
            FULL,
            new SixteenStonesEvaluation(SixteenStonesEvaluation.WEIGHTS),
            "material",
            new StonesMaterial(StonesMaterial.WEIGHTS));

    @Override
    public Map<String, Evaluation> evaluations() {
        return evaluations;
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
    public double steepness() {
        return 110;
    }

    @Override
    public List<Integer> levels() {
        return LEVELS;
    }

    @Override
    public int glance() {
        return 1500;
    }

    @Override
    public int form() {
        return 130;
    }
}
