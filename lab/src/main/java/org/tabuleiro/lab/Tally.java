package org.tabuleiro.lab;

import java.util.Locale;

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

    /** Half the width of the interval in which the true share lies 19 times in 20. */
    public double margin() {
        return games() == 0 ? 0.5 : 1.96 * Math.sqrt(variance() / games());
    }

    private double variance() {
        double mean = score();
        return (wins * square(1 - mean) + draws * square(0.5 - mean) + losses * square(mean)) / games();
    }

    private static double square(double x) {
        return x * x;
    }

    /** The difference in strength that a share of the points means, in Elo. */
    public static double elo(double share) {
        double within = Math.clamp(share, 0.001, 0.999);
        return -400 * Math.log10(1 / within - 1);
    }

    /**
     * How much more likely these results are if the difference is {@code more} than if it is {@code less}, as a logarithm: the
     * sequential probability ratio test, by the normal approximation.
     */
    public double likelihoodRatio(double less, double more) {
        if (wins + draws == 0 || losses + draws == 0) {
            // Without any variance nothing could ever be decided: as if the next game went the other way.
            return games() == 0 ? 0 : plus(wins == 0 ? 1 : 0).likelihoodRatio(less, more);
        }
        double low = 1 / (1 + Math.pow(10, -less / 400));
        double high = 1 / (1 + Math.pow(10, -more / 400));
        return games() * (high - low) * (2 * score() - low - high) / (2 * variance());
    }

    /** In one line: games, points, share and Elo with their margins. */
    public String text() {
        double low = elo(score() - margin());
        double high = elo(score() + margin());
        return String.format(
                Locale.ROOT,
                "%d games: +%d =%d -%d, %.1f %% (+/- %.1f), Elo %+.0f (%+.0f to %+.0f)",
                games(),
                wins,
                draws,
                losses,
                100 * score(),
                100 * margin(),
                elo(score()),
                low,
                high);
    }
}
