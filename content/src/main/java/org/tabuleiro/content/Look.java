package org.tabuleiro.content;

import java.util.Properties;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

/** How a game looks: where there are only letters and signs, and at a glance. */
public final class Look {
    private final Game game;
    private final Properties properties;

    private Look(Game game, Properties properties) {
        this.game = game;
        this.properties = properties;
    }

    /** The look of a game. */
    public static Look of(Game game) {
        return new Look(
                game, Resources.properties(game.id() + "/look.properties").orElseGet(Properties::new));
    }

    /** The sign for a piece in a terminal. */
    public String glyph(char letter) {
        return properties.getProperty("glyph." + letter, String.valueOf(letter));
    }

    /** The colour of a side's pieces in a terminal, from the palette of 256: white and black unless a game says otherwise. */
    public int ink(Side side) {
        return side == Side.FIRST
                ? Integer.parseInt(properties.getProperty("ink.first", "231"))
                : Integer.parseInt(properties.getProperty("ink.second", "16"));
    }

    /** The sign for a piece in the classic view. */
    public String classic(char letter) {
        return properties.getProperty("classic." + letter, String.valueOf(letter));
    }

    /** Whether the classic view takes three lines a rank. */
    public boolean isClassicTall() {
        return properties.getProperty("classic.style", "compact").equals("tall");
    }

    /** Whether the classic view has rank 1 at the top. */
    public boolean isClassicFirstRankOnTop() {
        return properties.getProperty("classic.first-rank", "bottom").equals("top");
    }

    /** A position that shows the game at a glance: its start unless the game says otherwise. */
    public State picture() {
        String position = properties.getProperty("picture");
        return position == null ? game.start() : game.read(position).orElseThrow();
    }
}
