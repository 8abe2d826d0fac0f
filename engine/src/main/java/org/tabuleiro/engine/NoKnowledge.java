package org.tabuleiro.engine;

import java.util.List;
import org.tabuleiro.games.Position;

/** Knows nothing but who has won. */
final class NoKnowledge extends Knowledge {

    @Override
    public int evaluate(Position position) {
        return 0;
    }

    @Override
    public List<Term> terms(Position position) {
        return List.of();
    }
}
