package org.tabuleiro.lab;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.engine.Evaluation;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.engine.Weights;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Position;

/**
 * Fits the weights of an evaluation to results: the win probability that a value means, 1 / (1 + e^(-value / steepness)), shall be
 * as near as possible to what was got in the end (least cross-entropy, found by Newton's method).
 *
 * <p>An evaluation is linear in its weights, so what a weight is multiplied with in a position is the value of the same evaluation
 * with that weight 1 and all others 0. Every tenth game is kept out of the fit, to measure it with.
 */
public final class Tuner {
    private static final int ROUNDS = 20;
    private static final int HOLD_OUT = 10;
    /** A weight that few positions say anything about stays near where it was: within so many hundredths, more likely than not. */
    private static final double CAUTION = 40;

    /**
     * What came of a fit.
     *
     * @param weights the weights, on a scale on which the game's steepness fits them
     * @param steepness the value that means a chance of 73 per cent
     * @param loss the mean cross-entropy in the games that the fit was made with
     * @param heldOut the same in the games that were kept out
     */
    public record Fit(Weights weights, double steepness, double loss, double heldOut) {}

    /** How large a weight is made to see how often it counts: an evaluation may round off what is smaller. */
    private static final int PROBE = 16;

    private final Evaluation evaluation;
    /** What the weights are scaled to: the steepness that the game has. */
    private final double steepness;

    private final List<double[]> counts = new ArrayList<>();
    private final List<Sample> samples;

    /** A tuner of an evaluation, with samples whose positions are good. */
    public Tuner(Game game, Evaluation evaluation, List<Sample> samples) {
        this.steepness = Minds.of(game).steepness();
        this.evaluation = evaluation;
        this.samples = samples;
        int size = evaluation.weights().row().length;
        List<Evaluation> units = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            int[] row = new int[size];
            row[i] = PROBE;
            units.add(evaluation.with(evaluation.weights().withRow(row)));
        }
        for (Sample sample : samples) {
            Position position = game.read(sample.position()).orElseThrow().toPosition();
            double[] count = new double[size];
            for (int i = 0; i < size; i++) {
                int value = units.get(i).evaluate(position);
                count[i] = (position.toMove() == 0 ? value : -value) / (double) PROBE;
            }
            counts.add(count);
        }
    }

    /** How the evaluation fits as it is, with the steepness that fits it best. */
    public Fit before() {
        return fitSteepness(evaluation.weights());
    }

    /** Fits all weights. */
    public Fit after() {
        double[] start = scaled(evaluation.weights(), steepness);
        double caution = steepness / CAUTION;
        double[] weights = start.clone();
        for (int round = 0; round < ROUNDS; round++) {
            weights = step(weights, start, caution * caution);
        }
        int[] row = evaluation.weights().row();
        for (int i = 0; i < row.length; i++) {
            row[i] = (int) Math.round(weights[i] * steepness);
        }
        return fitSteepness(evaluation.weights().withRow(row));
    }

    /** One step of Newton's method, where curvature * change = slope; it is halved until it leads downhill. */
    private double[] step(double[] weights, double[] start, double pull) {
        int size = weights.length;
        double[] slope = new double[size];
        double[][] curvature = new double[size][size];
        for (int n = 0; n < samples.size(); n++) {
            if (isHeldOut(n)) {
                continue;
            }
            double[] count = counts.get(n);
            double chance = chance(dot(weights, count));
            double error = chance - samples.get(n).result();
            double bend = chance * (1 - chance);
            for (int i = 0; i < size; i++) {
                if (count[i] == 0) {
                    continue;
                }
                slope[i] += error * count[i];
                for (int j = 0; j <= i; j++) {
                    curvature[i][j] += bend * count[i] * count[j];
                }
            }
        }
        for (int i = 0; i < size; i++) {
            slope[i] += pull * (weights[i] - start[i]);
            curvature[i][i] += pull;
        }
        double[] change = solve(curvature, slope);
        double before = penalty(weights, start, pull);
        double[] next = weights;
        for (double length = 1; length > 1e-6; length /= 2) {
            next = weights.clone();
            for (int i = 0; i < size; i++) {
                next[i] -= length * change[i];
            }
            if (penalty(next, start, pull) <= before) {
                return next;
            }
        }
        return weights;
    }

    /** What a fit makes as small as it can. */
    private double penalty(double[] weights, double[] start, double pull) {
        double sum = 0;
        for (int n = 0; n < samples.size(); n++) {
            if (!isHeldOut(n)) {
                sum += surprise(dot(weights, counts.get(n)), samples.get(n).result());
            }
        }
        for (int i = 0; i < weights.length; i++) {
            sum += pull * (weights[i] - start[i]) * (weights[i] - start[i]) / 2;
        }
        return sum;
    }

    /** Solves a symmetric positive system, given by its lower half (Cholesky). */
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

    /** The steepness with the least loss, by trisection: the loss has one valley. */
    private Fit fitSteepness(Weights weights) {
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

    private double loss(Weights weights, double scale, boolean heldOut) {
        double[] row = scaled(weights, scale);
        double sum = 0;
        int number = 0;
        for (int n = 0; n < samples.size(); n++) {
            if (isHeldOut(n) == heldOut) {
                sum += surprise(dot(row, counts.get(n)), samples.get(n).result());
                number++;
            }
        }
        return number == 0 ? Double.NaN : sum / number;
    }

    private static double[] scaled(Weights weights, double scale) {
        int[] row = weights.row();
        double[] scaled = new double[row.length];
        for (int i = 0; i < row.length; i++) {
            scaled[i] = row[i] / scale;
        }
        return scaled;
    }

    /** The cross-entropy of a value, in units of the steepness, and a result. */
    private static double surprise(double value, double result) {
        return result * surprise(value) + (1 - result) * surprise(-value);
    }

    /** The negative logarithm of the chance of a win. */
    private static double surprise(double value) {
        return value < -30 ? -value : Math.log1p(Math.exp(-value));
    }

    private static double chance(double value) {
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
