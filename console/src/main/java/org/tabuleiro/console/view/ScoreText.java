package org.tabuleiro.console.view;

import java.util.Locale;
import java.util.OptionalInt;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.Score;
import org.tabuleiro.games.Game;

/** Formats scores: a signed number, or a proven result. */
public final class ScoreText {
    private ScoreText() {}

    /** A score in hundredths as a signed number with two decimals. */
    public static String number(int hundredths) {
        return String.format(Locale.ROOT, "%+.2f", hundredths / 100.0);
    }

    /** The score of a line for the side to move. */
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

    /** A win probability in per cent. */
    public static String chance(Catalogue catalogue, double chance) {
        return catalogue.text("console.percent", String.valueOf(Math.round(100 * chance)));
    }

    /** A share in per cent with one decimal. */
    public static String percent(Catalogue catalogue, double share) {
        return catalogue.text("console.percent", Decimals.fixed(100 * share, 1));
    }
}
