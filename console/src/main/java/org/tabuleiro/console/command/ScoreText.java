package org.tabuleiro.console.command;

import java.util.Locale;
import java.util.OptionalInt;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.engine.Score;
import org.tabuleiro.games.Game;

/** Values of positions for people: hundredths as a number with a sign, or what is certain. */
final class ScoreText {
    private ScoreText() {}

    static String number(int hundredths) {
        return String.format(Locale.ROOT, "%+.2f", hundredths / 100.0);
    }

    /** The value of a line for the player to move. */
    static String of(Catalogue catalogue, Game game, Analysis.Line line) {
        int score = line.score();
        if (Score.isProven(score)) {
            return catalogue.text(score > 0 ? "console.score.wins" : "console.score.loses", Score.turns(score));
        }
        OptionalInt margin = Minds.of(game).margin(score);
        if (margin.isPresent()) {
            String text = catalogue.text(
                    score > 0 ? "console.score.leads" : "console.score.trails", Math.abs(margin.getAsInt()));
            return catalogue.text(line.exact() ? "console.score.exact" : "console.score.likely", text);
        }
        return line.exact()
                ? catalogue.text("console.score.exact", catalogue.text("console.score.draw"))
                : number(score);
    }
}
