package org.tabuleiro.engine.level;

import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.engine.evaluation.Weights;
import org.tabuleiro.engine.search.Score;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.Zobrist;

/**
 * Noisy evaluation of a weak level: adds an error to each score and overlooks some turns. Both are hashes of
 * the position and a seed, so that a player is consistent within a game and different in the next.
 */
final class NoisyEvaluation extends Evaluation {
    private static final int SCALE = 1024;

    private final Evaluation exact;
    private final boolean solves;
    private long seed;
    private int error;
    private int blindness;

    /**
     * An evaluation without noise until {@link #setNoise}.
     *
     * @param exact the evaluation to disturb
     * @param solves whether endgame solvers may be used, which would be too strong for a weak level
     */
    NoisyEvaluation(Evaluation exact, boolean solves) {
        super(exact.weights());
        this.exact = exact;
        this.solves = solves;
    }

    /**
     * Sets the noise.
     *
     * @param newSeed selects the errors
     * @param newError the largest error
     * @param newBlindness how many turns in a thousand are overlooked
     */
    void setNoise(long newSeed, int newError, int newBlindness) {
        seed = newSeed;
        error = newError;
        blindness = newBlindness;
    }

    private long random(Position position, long salt) {
        return Zobrist.hash((position.key() ^ seed) + salt);
    }

    @Override
    public int evaluate(Position position) {
        int value = exact.evaluate(position);
        if (error == 0) {
            return value;
        }
        long random = random(position, 1);
        // The sum of two dice: small errors are more frequent than large ones.
        int dice = (int) (random & (SCALE - 1)) + (int) (random >>> 32 & (SCALE - 1)) - SCALE + 1;
        int noisy = value + error * dice / SCALE;
        return Math.clamp(noisy, -Score.MAX_EVALUATION, Score.MAX_EVALUATION);
    }

    @Override
    public boolean overlooks(Position position) {
        return blindness > 0 && Long.remainderUnsigned(random(position, 2), 1000) < blindness;
    }

    @Override
    public boolean solves() {
        return solves;
    }

    @Override
    public Evaluation with(Weights other) {
        return exact.with(other);
    }
}
