package org.tabuleiro.engine.sixteenstones;

import java.util.List;
import java.util.Map;
import org.tabuleiro.engine.GameProfile;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.sixteenstones.SixteenStonesPosition;

/** Sixteen Stones: captures and pushes are ordered first, and depth is counted in turns. */
public final class SixteenStonesKnowledge extends Knowledge {
    private static final GameProfile PROFILE =
            new GameProfile(100, 110, List.of(64, 205, 315, 430, 565, 730, 880), 130, 1500, true);

    private final Map<String, Evaluation> evaluations = Map.of(
            FULL,
            new SixteenStonesEvaluation(SixteenStonesEvaluation.WEIGHTS),
            "material",
            new SixteenStonesMaterial(SixteenStonesMaterial.WEIGHTS));

    /** The knowledge of Sixteen Stones; there is one instance in {@link Knowledge#of}. */
    public SixteenStonesKnowledge() {
        super(PROFILE);
    }

    @Override
    public Map<String, Evaluation> evaluations() {
        return evaluations;
    }

    @Override
    public int orderingScore(Position position, int step) {
        int captures = SixteenStonesPosition.captures(step);
        return captures > 0
                ? 1 + captures
                : SixteenStonesPosition.isPush(step) || SixteenStonesPosition.isEnd(step) ? 1 : 0;
    }

    /**
     * Each capture costs a stone of the bank, and the pushes of one turn take at most two stones off the
     * board.
     */
    @Override
    public boolean mayWinNow(Position position) {
        SixteenStonesPosition stones = (SixteenStonesPosition) position;
        int side = stones.toMove();
        return !stones.isPlacement() && Integer.bitCount(stones.stones(side ^ 1)) - stones.bank(side) <= 3;
    }
}
