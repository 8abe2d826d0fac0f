package org.tabuleiro.engine;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.Position;

/**
 * What a position is worth at the start of a turn, without looking further.
 *
 * <p>An evaluation is linear in its weights: it adds up each weight as often as it finds what the weight is for. That is what
 * makes it tunable, and what makes it explain itself: a term is the same evaluation with all other weights at nothing.
 */
public abstract class Evaluation {

    /**
     * A named part of an evaluation.
     *
     * @param name its name
     * @param value what it adds, seen from the first player
     */
    public record Term(String name, int value) {}

    private final Weights weights;

    /** An evaluation with these weights. */
    protected Evaluation(Weights weights) {
        this.weights = weights;
    }

    /** The value of a position at the start of a turn, seen from the player to move. */
    public abstract int evaluate(Position position);

    /** The same evaluation with other weights for the same terms. */
    public abstract Evaluation with(Weights other);

    /** The weights. */
    public final Weights weights() {
        return weights;
    }

    /** Whether the turn that has just led to this position is overlooked by a player who does not see everything. */
    public boolean overlooks(Position position) {
        return false;
    }

    /** Whether a player who evaluates like this may also solve what can be solved. */
    public boolean solves() {
        return true;
    }

    /** The parts that the value is made of, seen from the first player. */
    public final List<Term> terms(Position position) {
        List<Term> terms = new ArrayList<>();
        for (String name : weights.terms()) {
            int value = with(weights.only(name)).evaluate(position);
            terms.add(new Term(name, position.toMove() == 0 ? value : -value));
        }
        return terms;
    }
}
