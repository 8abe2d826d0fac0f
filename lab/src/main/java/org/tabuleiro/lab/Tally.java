package org.tabuleiro.lab;

/**
 * How a match stands, seen from the first named player.
 *
 * @param wins games won
 * @param draws games drawn
 * @param losses games lost
 */
public record Tally(int wins, int draws, int losses) {

    /** Before the first game. */
    public static final Tally NONE = new Tally(0, 0, 0);

    /** The quantile of the normal distribution for an interval that is right 19 times in 20. */
    private static final double Z = 1.959964;

    /**
     * Where the true share of the points lies, 19 times in 20.
     *
     * @param low its lower bound
     * @param high its upper bound
     */
    public record Interval(double low, double high) {}

    /** With one more game, worth 1, 0.5 or 0 points. */
    public Tally plus(double points) {
        return points == 1
                ? new Tally(wins + 1, draws, losses)
                : points == 0 ? new Tally(wins, draws, losses + 1) : new Tally(wins, draws + 1, losses);
    }

    /** How many games were played. */
    public int games() {
        return wins + draws + losses;
    }

    /** The share of the points, from 0 to 1. */
    public double score() {
        return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
    }

    /**
     * The interval of the true share: Wilson's score interval, with the variance that a game has when a share {@code d} of them
     * is drawn, {@code p (1 - p) - d / 4}. It is solved for the true share {@code p}, so that results which are all alike prove
     * no more than they can; the share of draws is shrunk for the same reason. Without draws it is Wilson's own.
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
        // Exactly 0 and 1 where nothing speaks against them: they are no bound of the difference in Elo.
        return new Interval(losses == games() ? 0 : centre - half, wins == games() ? 1 : centre + half);
    }

    /** The difference in strength that a share of the points means, in Elo; infinite for none or all of them. */
    public static double elo(double share) {
        return -400 * Math.log10(1 / share - 1);
    }

    /**
     * How much more likely these results are if the difference is {@code more} than if it is {@code less}, as a logarithm: the
     * sequential probability ratio test, by the normal approximation.
     */
    public double likelihoodRatio(double less, double more) {
        if (games() == 0) {
            return 0;
        }
        // Results that are all alike have no variance, and would decide at once: as if one more game had gone
        // otherwise.
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
