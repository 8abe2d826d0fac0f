package org.tabuleiro.engine.eximo;

import java.util.List;
import java.util.Map;
import org.tabuleiro.engine.Evaluation;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.eximo.EximoPosition;

/** Eximo: captures are compulsory, and looked at first, with arrivals. */
public final class EximoKnowledge extends Knowledge {
    private static final List<Integer> LEVELS = List.of(115, 250, 385, 520, 655, 805, 975);

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
    public double steepness() {
        return 89;
    }

    @Override
    public List<Integer> levels() {
        return LEVELS;
    }

    @Override
    public int form() {
        return 150;
    }
}
