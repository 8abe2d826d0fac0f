package org.tabuleiro.lab;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.engine.evaluation.Weights;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Position;

/**
 * Texel tuning: fits the weights of an evaluation to game results by logistic regression. The predicted win
 * probability is 1 / (1 + e^(-value / scale)); Newton's method minimises the cross-entropy.
 *
 * <p>An evaluation is linear in its weights, so the feature of a weight is the value of the same evaluation
 * with that weight 1 and all others 0. Every tenth game is held out to validate the fit.
 */
public final class Tuner {
    private static final int ITERATIONS = 20;
    private static final int HOLD_OUT = 10;
    /** Regularisation: the standard deviation of the Gaussian prior around the old weights, in hundredths. */
    private static final double PRIOR_DEVIATION = 40;

    /**
     * The result of a fit.
     *
     * @param weights the weights, normalised to the scale of the game
     * @param scale the value of a win probability of 73 percent
     * @param loss the mean cross-entropy in the training games
     * @param heldOut the same in the validation games
     */
    public record Fit(Weights weights, double scale, double loss, double heldOut) {}

    /** Features are measured with this weight instead of 1, because an evaluation may round. */
    private static final int PROBE = 16;

    private final Evaluation evaluation;
    /** The scale of the game, which the weights are normalised to. */
    private final double scale;

    private final List<double[]> features = new ArrayList<>();
    private final List<Sample> samples;

    /** A tuner of an evaluation; the positions of the samples must be valid. */
    public Tuner(Game game, Evaluation evaluation, List<Sample> samples) {
        this.scale = Knowledge.of(game).profile().winProbabilityScale();
        this.evaluation = evaluation;
        this.samples = samples;
        int size = evaluation.weights().vector().length;
        List<Evaluation> units = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            int[] vector = new int[size];
            vector[i] = PROBE;
            units.add(evaluation.with(evaluation.weights().withVector(vector)));
        }
        for (Sample sample : samples) {
            Position position = game.read(sample.position()).orElseThrow().toPosition();
            double[] feature = new double[size];
            for (int i = 0; i < size; i++) {
                int value = units.get(i).evaluate(position);
                feature[i] = (position.toMove() == 0 ? value : -value) / (double) PROBE;
            }
            features.add(feature);
        }
    }

    /** The present weights, with the scale that fits them best. */
    public Fit before() {
        return fitScale(evaluation.weights());
    }

    /** Fits all weights. */
    public Fit after() {
        double[] start = scaled(evaluation.weights(), scale);
        double precision = scale / PRIOR_DEVIATION;
        double[] weights = start.clone();
        for (int round = 0; round < ITERATIONS; round++) {
            weights = step(weights, start, precision * precision);
        }
        int[] vector = evaluation.weights().vector();
        for (int i = 0; i < vector.length; i++) {
            vector[i] = (int) Math.round(weights[i] * scale);
        }
        return fitScale(evaluation.weights().withVector(vector));
    }

    /** A step of Newton's method, hessian * change = gradient, halved until the loss decreases. */
    private double[] step(double[] weights, double[] start, double prior) {
        int size = weights.length;
        double[] gradient = new double[size];
        double[][] hessian = new double[size][size];
        for (int n = 0; n < samples.size(); n++) {
            if (isHeldOut(n)) {
                continue;
            }
            double[] feature = features.get(n);
            double chance = logistic(dot(weights, feature));
            double error = chance - samples.get(n).result();
            double variance = chance * (1 - chance);
            for (int i = 0; i < size; i++) {
                if (feature[i] == 0) {
                    continue;
                }
                gradient[i] += error * feature[i];
                for (int j = 0; j <= i; j++) {
                    hessian[i][j] += variance * feature[i] * feature[j];
                }
            }
        }
        for (int i = 0; i < size; i++) {
            gradient[i] += prior * (weights[i] - start[i]);
            hessian[i][i] += prior;
        }
        double[] change = solve(hessian, gradient);
        double before = objective(weights, start, prior);
        double[] next = weights;
        for (double length = 1; length > 1e-6; length /= 2) {
            next = weights.clone();
            for (int i = 0; i < size; i++) {
                next[i] -= length * change[i];
            }
            if (objective(next, start, prior) <= before) {
                return next;
            }
        }
        return weights;
    }

    /** The objective of the fit: cross-entropy plus regularisation. */
    private double objective(double[] weights, double[] start, double prior) {
        double sum = 0;
        for (int n = 0; n < samples.size(); n++) {
            if (!isHeldOut(n)) {
                sum += crossEntropy(
                        dot(weights, features.get(n)), samples.get(n).result());
            }
        }
        for (int i = 0; i < weights.length; i++) {
            sum += prior * (weights[i] - start[i]) * (weights[i] - start[i]) / 2;
        }
        return sum;
    }

    /** Solves a symmetric positive definite system, given by its lower triangle (Cholesky decomposition). */
    private static double[] solve(double[][] lower, double[] right) {
        int size = right.length;
        double[] found = right.clone();
        for (int i = 0; i < size; i++) {
            for (int j = 0; j <= i; j++) {
                double rest = lower[i][j];
                for (int k = 0; k < j; k++) {
                    rest -= lower[i][k] * lower[j][k];
                }
                lower[i][j] = i == j ? Math.sqrt(rest) : rest / lower[j][j];
            }
            for (int k = 0; k < i; k++) {
                found[i] -= lower[i][k] * found[k];
            }
            found[i] /= lower[i][i];
        }
        for (int i = size - 1; i >= 0; i--) {
            for (int k = i + 1; k < size; k++) {
                found[i] -= lower[k][i] * found[k];
            }
            found[i] /= lower[i][i];
        }
        return found;
    }

    /** The scale with the least loss, by ternary search: the loss has a single minimum. */
    private Fit fitScale(Weights weights) {
        double low = Math.log(1);
        double high = Math.log(100_000);
        while (high - low > 1e-4) {
            double third = (high - low) / 3;
            if (loss(weights, Math.exp(low + third), false) < loss(weights, Math.exp(high - third), false)) {
                high -= third;
            } else {
                low += third;
            }
        }
        double best = Math.exp((low + high) / 2);
        return new Fit(weights, best, loss(weights, best, false), loss(weights, best, true));
    }

    private double loss(Weights weights, double byScale, boolean heldOut) {
        double[] vector = scaled(weights, byScale);
        double sum = 0;
        int number = 0;
        for (int n = 0; n < samples.size(); n++) {
            if (isHeldOut(n) == heldOut) {
                sum += crossEntropy(dot(vector, features.get(n)), samples.get(n).result());
                number++;
            }
        }
        return number == 0 ? Double.NaN : sum / number;
    }

    private static double[] scaled(Weights weights, double byScale) {
        int[] vector = weights.vector();
        double[] scaled = new double[vector.length];
        for (int i = 0; i < vector.length; i++) {
            scaled[i] = vector[i] / byScale;
        }
        return scaled;
    }

    /** The cross-entropy of a value, in units of the scale, and a result. */
    private static double crossEntropy(double value, double result) {
        return result * logLoss(value) + (1 - result) * logLoss(-value);
    }

    /** The negative logarithm of the win probability. */
    private static double logLoss(double value) {
        return value < -30 ? -value : Math.log1p(Math.exp(-value));
    }

    private static double logistic(double value) {
        return 1 / (1 + Math.exp(-value));
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    private boolean isHeldOut(int n) {
        return samples.get(n).game() % HOLD_OUT == 0;
    }
}
