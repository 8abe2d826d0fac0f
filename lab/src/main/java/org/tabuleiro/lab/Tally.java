package org.tabuleiro.lab;

/**
 * The result of a match from the first engine's point of view.
 *
 * @param wins games won
 * @param draws games drawn
 * @param losses games lost
 */
public record Tally(int wins, int draws, int losses) {

    /** Before the first game. */
    public static final Tally NONE = new Tally(0, 0, 0);

    /** The quantile of the normal distribution for a 95 % confidence interval. */
    private static final double Z = 1.959964;

    /**
     * A 95 % confidence interval of the share of the points.
     *
     * @param low its lower bound
     * @param high its upper bound
     */
    public record Interval(double low, double high) {}

    /** The tally with another game of 1, 0.5 or 0 points. */
    public Tally plus(double points) {
        return points == 1
                ? new Tally(wins + 1, draws, losses)
                : points == 0 ? new Tally(wins, draws, losses + 1) : new Tally(wins, draws + 1, losses);
    }

    /** The number of games. */
    public int games() {
        return wins + draws + losses;
    }

    /** The share of the points, from 0 to 1. */
    public double score() {
        return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
    }

    /**
     * Wilson's score interval, generalised to draws: the variance of a game is {@code p (1 - p) - d / 4} with
     * a share {@code d} of draws. Solving for the true share {@code p} gives a sound interval even if all
     * results are equal; the share of draws is shrunk for the same reason. Without draws it is Wilson's own.
     */
    public Interval interval() {
        if (games() == 0) {
            return new Interval(0, 1);
        }
        double k = Z * Z / games();
        double drawn = draws / (games() + Z * Z);
        double mean = score();
        double centre = (mean + k / 2) / (1 + k);
        double half = Math.sqrt(k * (mean * (1 - mean) - drawn / 4 + k * (1 - drawn) / 4)) / (1 + k);
        // Exactly 0 and 1 if all games were lost or won: Elo is then unbounded on that side.
        return new Interval(losses == games() ? 0 : centre - half, wins == games() ? 1 : centre + half);
    }

    /** The Elo difference of a share of the points; infinite for 0 and 1. */
    public static double elo(double share) {
        return -400 * Math.log10(1 / share - 1);
    }

    /**
     * Log-likelihood ratio of the sequential probability ratio test (SPRT): an Elo difference of {@code more}
     * against {@code less}, by the normal approximation.
     */
    public double likelihoodRatio(double less, double more) {
        if (games() == 0) {
            return 0;
        }
        // Equal results have no variance and would decide at once: add a game with another result.
        double won = wins + (losses == games() ? 1 : draws == games() ? 0.5 : 0);
        double lost = losses + (wins == games() ? 1 : draws == games() ? 0.5 : 0);
        double played = won + draws + lost;
        double mean = (won + draws / 2.0) / played;
        double variance = (won * square(1 - mean) + draws * square(0.5 - mean) + lost * square(mean)) / played;
        double low = 1 / (1 + Math.pow(10, -less / 400));
        double high = 1 / (1 + Math.pow(10, -more / 400));
        return played * (high - low) * (2 * mean - low - high) / (2 * variance);
    }

    private static double square(double x) {
        return x * x;
    }
}
