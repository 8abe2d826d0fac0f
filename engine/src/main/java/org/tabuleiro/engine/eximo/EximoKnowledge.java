package org.tabuleiro.engine.eximo;

import java.util.List;
import java.util.Map;
import org.tabuleiro.engine.Evaluation;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.Skill;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.eximo.EximoPosition;

/** Eximo: captures are compulsory, and looked at first, with arrivals. */
public final class EximoKnowledge extends Knowledge {
    private static final List<Skill> SKILLS = List.of(
            new Skill(1, 100_000, 1000, 300, 600),
            new Skill(1, 100_000, 750, 250, 280),
            new Skill(1, 100_000, 420, 150, 80),
            new Skill(2, 100_000, 140, 50, 15),
            new Skill(3, 100_000, 160, 50, 10),
            new Skill(4, 100_000, 170, 50, 5),
            new Skill(5, 100_000, 150, 45, 0));

    private final Map<String, Evaluation> evaluations =
            Map.of(FULL, new EximoEvaluation(EximoEvaluation.WEIGHTS), "plain", new EximoPlain(EximoPlain.WEIGHTS));

    @Override
    public Map<String, Evaluation> evaluations() {
        return evaluations;
    }

    @Override
    public boolean isUnsettled(Position position) {
        return ((EximoPosition) position).mustTake();
    }

    @Override
    public int promise(Position position, int step) {
        int promise = EximoPosition.isTake(step) ? 1 : 0;
        return ((EximoPosition) position).arrives(step) ? promise + 2 : promise;
    }

    @Override
    public List<Skill> skills() {
        return SKILLS;
    }
}
