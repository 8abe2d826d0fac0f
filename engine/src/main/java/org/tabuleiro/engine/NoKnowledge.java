package org.tabuleiro.engine;

import java.util.Map;

/** Knows nothing but who has won. */
final class NoKnowledge extends Knowledge {

    @Override
    public Map<String, Evaluation> evaluations() {
        return Map.of(FULL, new NoEvaluation());
    }
}
