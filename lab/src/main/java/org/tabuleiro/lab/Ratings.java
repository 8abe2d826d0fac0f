package org.tabuleiro.lab;

import java.util.Arrays;
import java.util.Map;

/**
 * Elo ratings of a tournament with a mean of 0: the maximum likelihood fit of the Bradley-Terry model, a draw
 * counting half. As a prior, each pair gets half a win and half a loss more, so that a player who wins all
 * games has a finite rating.
 */
public final class Ratings {
    private static final int ITERATIONS = 2000;

    private final double[][] points;
    private final double[] elo;

    /** The ratings of players after these matches. */
    public Ratings(int players, Map<Tournament.Pairing, Tally> tallies) {
        points = new double[players][players];
        tallies.forEach((pairing, tally) -> {
            if (tally.games() > 0) {
                double share = tally.score() * tally.games();
                points[pairing.one()][pairing.other()] = share + 0.5;
                points[pairing.other()][pairing.one()] = tally.games() - share + 0.5;
            }
        });
        elo = fit(players);
    }

    /** The rating of a player. */
    public double elo(int player) {
        return elo[player];
    }

    /** Half the width of the 95 % confidence interval of a rating, taking the other ratings as exact. */
    public double margin(int player) {
        double information = 0;
        for (int other = 0; other < elo.length; other++) {
            double games = points[player][other] + points[other][player];
            double chance = 1 / (1 + Math.pow(10, (elo[other] - elo[player]) / 400));
            information += games * chance * (1 - chance);
        }
        return information == 0 ? Double.POSITIVE_INFINITY : 1.96 * 400 / Math.log(10) / Math.sqrt(information);
    }

    /**
     * Minorisation-maximisation: iterates each strength to points over expected points until it converges.
     */
    private double[] fit(int players) {
        double[] strength = new double[players];
        Arrays.fill(strength, 1);
        for (int round = 0; round < ITERATIONS; round++) {
            for (int i = 0; i < players; i++) {
                double got = 0;
                double expected = 0;
                for (int j = 0; j < players; j++) {
                    got += points[i][j];
                    expected += (points[i][j] + points[j][i]) / (strength[i] + strength[j]);
                }
                strength[i] = expected == 0 ? 1 : got / expected;
            }
        }
        double[] ratings = new double[players];
        double mean = 0;
        for (int i = 0; i < players; i++) {
            ratings[i] = 400 * Math.log10(strength[i]);
            mean += ratings[i] / players;
        }
        for (int i = 0; i < players; i++) {
            ratings[i] -= mean;
        }
        return ratings;
    }
}
