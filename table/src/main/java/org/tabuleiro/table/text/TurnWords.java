package org.tabuleiro.table.text;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Game;

/**
 * Turn texts for display: a step that is a word, such as {@code pass}, is translated into the language in
 * use; everything else is notation. Game files keep the notation.
 */
public final class TurnWords {
    private final Catalogue catalogue;
    private final Game game;

    /** The turns of a game, in the language of a catalogue. */
    public TurnWords(Catalogue catalogue, Game game) {
        this.catalogue = catalogue;
        this.game = game;
    }

    /** A turn or a step, such as {@code c3-d4,sacrifice,b2-b3}. */
    public String turn(String text) {
        List<String> steps = new ArrayList<>();
        for (String step : text.split(",", -1)) {
            steps.add(game.words().contains(step) ? catalogue.text(game.id() + ".turn." + step) : step);
        }
        return String.join(",", steps);
    }
}
