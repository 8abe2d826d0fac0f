package org.tabuleiro.console.view;

import java.util.Locale;
import java.util.OptionalInt;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.engine.Score;
import org.tabuleiro.games.Game;

/** Values of positions for people: hundredths as a number with a sign, or what is certain. */
public final class ScoreText {
    private ScoreText() {}

    /** A number with its sign and two places. */
    public static String number(int hundredths) {
        return String.format(Locale.ROOT, "%+.2f", hundredths / 100.0);
    }

    /** The value for the player to move. */
    public static String of(Catalogue catalogue, Game game, int score) {
        if (Score.isProven(score)) {
            return catalogue.text(score > 0 ? "console.score.wins" : "console.score.loses", Score.turns(score));
        }
        OptionalInt margin = Minds.of(game).margin(score);
        if (margin.isPresent()) {
            return catalogue.text(
                    score > 0 ? "console.score.leads" : "console.score.trails", Math.abs(margin.getAsInt()));
        }
        return number(score);
    }

    /** A chance to win in per cent. */
    public static String chance(Catalogue catalogue, double chance) {
        return catalogue.text("console.percent", String.valueOf(Math.round(100 * chance)));
    }

    /** A share in per cent with one place. */
    public static String precise(Catalogue catalogue, double share) {
        return catalogue.text("console.percent", String.format(Locale.ROOT, "%.1f", 100 * share));
    }
}
