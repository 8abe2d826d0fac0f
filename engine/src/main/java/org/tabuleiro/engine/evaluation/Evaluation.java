package org.tabuleiro.engine.evaluation;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.Position;

/**
 * A static evaluation of positions at the start of a turn.
 *
 * <p>An evaluation is linear in its weights: the sum of features times weights. That makes it tunable by
 * logistic regression, and able to explain itself: the value of a term is the same evaluation with all other
 * weights at 0.
 */
public abstract class Evaluation {

    /**
     * A named term of an evaluation.
     *
     * @param name its name
     * @param value its value for the first player
     */
    public record Term(String name, int value) {}

    private final Weights weights;

    /** An evaluation with these weights. */
    protected Evaluation(Weights weights) {
        this.weights = weights;
    }

    /** The value of a position at the start of a turn, for the player to move. */
    public abstract int evaluate(Position position);

    /** The same evaluation with other weights for the same terms. */
    public abstract Evaluation with(Weights other);

    /** The weights. */
    public final Weights weights() {
        return weights;
    }

    /** Whether a weak level overlooks the turn that has just led to this position. */
    public boolean overlooks(Position position) {
        return false;
    }

    /** Whether endgame solvers may be used with this evaluation. */
    public boolean solves() {
        return true;
    }

    /** The terms of the value, for the first player. */
    public final List<Term> terms(Position position) {
        List<Term> terms = new ArrayList<>();
        for (String name : weights.terms()) {
            int value = with(weights.only(name)).evaluate(position);
            terms.add(new Term(name, position.toMove() == 0 ? value : -value));
        }
        return terms;
    }
}
