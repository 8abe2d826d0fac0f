package org.tabuleiro.engine;

import java.util.Map;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.engine.evaluation.ZeroEvaluation;

/** Nothing beyond the rules: the search sees only wins, losses and draws. */
final class NoKnowledge extends Knowledge {

    NoKnowledge() {
        super(GameProfile.DEFAULT);
    }

    @Override
    public Map<String, Evaluation> evaluations() {
        return Map.of(FULL, new ZeroEvaluation());
    }
}
