package org.tabuleiro.engine.sixteenstones;

import java.util.List;
import java.util.Map;
import org.tabuleiro.engine.Evaluation;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.Skill;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.sixteenstones.SixteenStonesPosition;

/** Sixteen Stones: captures and pushes first, and depth counted in turns. */
public final class SixteenStonesKnowledge extends Knowledge {
    private static final List<Skill> SKILLS = List.of(
            new Skill(1, 100_000, 1000, 300, 500),
            new Skill(1, 100_000, 600, 220, 240),
            new Skill(1, 100_000, 320, 150, 80),
            new Skill(2, 100_000, 320, 120, 70),
            new Skill(2, 100_000, 220, 75, 40),
            new Skill(3, 100_000, 250, 90, 35),
            new Skill(3, 100_000, 150, 50, 5));

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
    public List<Skill> skills() {
        return SKILLS;
    }
}
