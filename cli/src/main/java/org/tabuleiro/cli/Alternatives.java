package org.tabuleiro.cli;

import java.util.List;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Game;

/** Lists of alternatives in a sentence, as in {@code a, b or c}. */
public final class Alternatives {
    private Alternatives() {}

    /** Joins words; empty for none. */
    public static String join(Catalogue catalogue, List<String> words) {
        if (words.size() < 2) {
            return String.join("", words);
        }
        String before = String.join(", ", words.subList(0, words.size() - 1));
        return catalogue.text("cli.alternatives", before, words.getLast());
    }

    /** Joins the ids of games. */
    public static String ids(Catalogue catalogue, List<Game> games) {
        return join(catalogue, games.stream().map(Game::id).toList());
    }
}
