package org.tabuleiro.console.view;

import java.util.List;
import org.tabuleiro.content.Look;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;

/** A way to draw a board in a terminal. */
public interface TextView {

    /**
     * The lines of a board.
     *
     * @param state what stands on it
     * @param marked squares to point out, such as those of the last turn
     * @param flipped whether the second player sits below
     */
    List<String> draw(State state, List<Integer> marked, boolean flipped);

    /** The sign by which this view shows a piece, also beside the board. */
    String sign(char letter);

    /** Whether the area that a board marks is seen in the drawing; where it is not, words name it. */
    default boolean drawsArea() {
        return false;
    }

    /** What a person asked for. */
    enum Style {
        /** Glyphs in a frame. */
        FRAMED,
        /** Glyphs on coloured squares. */
        COLOURED,
        /** Letters only, for screen readers. */
        PLAIN,
        /** As the first programs for these games drew them. */
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
