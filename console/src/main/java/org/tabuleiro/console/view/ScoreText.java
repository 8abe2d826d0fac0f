package org.tabuleiro.console.view;

import java.util.Locale;
import java.util.OptionalInt;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.Score;
import org.tabuleiro.games.Game;

/** Values of positions for people: hundredths as a number with a sign, or what is certain. */
public final class ScoreText {
    private ScoreText() {}

    /** A number with its sign and two places. */
    public static String number(int hundredths) {
        return String.format(Locale.ROOT, "%+.2f", hundredths / 100.0);
    }

    /** The value of a line for the player to move. */
    public static String of(Catalogue catalogue, Game game, Analysis.Line line) {
        int score = line.score();
        if (Score.isProven(score)) {
            return catalogue.text(score > 0 ? "console.score.wins" : "console.score.loses", Score.turns(score));
        }
        OptionalInt margin = Knowledge.of(game).margin(score);
        if (margin.isPresent()) {
            String text = catalogue.text(
                    score > 0 ? "console.score.leads" : "console.score.trails", Math.abs(margin.getAsInt()));
            return catalogue.text(line.exact() ? "console.score.exact" : "console.score.likely", text);
        }
        return line.exact()
                ? catalogue.text("console.score.exact", catalogue.text("console.score.draw"))
                : number(score);
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
