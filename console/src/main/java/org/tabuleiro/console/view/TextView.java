package org.tabuleiro.console.view;

import java.util.List;
import org.tabuleiro.content.Look;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;

/** Draws a board as text. */
public interface TextView {

    /**
     * Draws a board.
     *
     * @param state the state to draw
     * @param marked squares to highlight, such as those of the last turn
     * @param flipped whether the second player is at the bottom
     */
    List<String> draw(State state, List<Integer> marked, boolean flipped);

    /** The symbol of a piece, on the board and beside it. */
    String symbol(char letter);

    /** Whether the drawing shows the area that the board marks; otherwise it is named in a line above. */
    default boolean drawsArea() {
        return false;
    }

    /** The style of a board. */
    enum Style {
        /** Glyphs in a frame. */
        FRAMED,
        /** Glyphs on coloured squares. */
        COLOURED,
        /** Letters only, for screen readers. */
        PLAIN,
        /** The style of the first programs for these games. */
        CLASSIC
    }

    /** The view of a game in a style. */
    static TextView of(Game game, Style style) {
        Look look = Look.of(game);
        return switch (style) {
            case FRAMED -> new FramedView(look, false);
            case COLOURED -> new FramedView(look, true);
            case PLAIN -> new PlainView();
            case CLASSIC -> new ClassicView(look);
        };
    }
}
