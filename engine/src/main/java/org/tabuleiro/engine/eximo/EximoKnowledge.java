package org.tabuleiro.engine.eximo;

import java.util.List;
import java.util.Map;
import org.tabuleiro.engine.GameProfile;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.eximo.EximoPosition;

/** Eximo: compulsory captures extend the search; captures and arrivals at the far rank are ordered first. */
public final class EximoKnowledge extends Knowledge {
    private static final GameProfile PROFILE =
            new GameProfile(100, 89, List.of(115, 250, 385, 520, 655, 805, 975), 150, 200, false);

    private final Map<String, Evaluation> evaluations =
            Map.of(FULL, new EximoEvaluation(EximoEvaluation.WEIGHTS), "plain", new EximoPlain(EximoPlain.WEIGHTS));

    /** The knowledge of Eximo; there is one instance in {@link Knowledge#of}. */
    public EximoKnowledge() {
        super(PROFILE);
    }

    @Override
    public Map<String, Evaluation> evaluations() {
        return evaluations;
    }

    @Override
    public boolean mustCapture(Position position) {
        return ((EximoPosition) position).mustCapture();
    }

    @Override
    public int orderingScore(Position position, int step) {
        int capture = EximoPosition.isCapture(step) ? 1 : 0;
        return ((EximoPosition) position).arrives(step) ? capture + 2 : capture;
    }
}
