package org.tabuleiro.desktop.board;

import com.formdev.flatlaf.FlatLaf;
import java.awt.Color;
import org.tabuleiro.content.BoardDrawing;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Game;

/**
 * How a board is drawn.
 *
 * @param theme the set of boards and pieces
 * @param variant light or dark
 * @param size how much of the board is drawn
 */
record BoardLook(Theme theme, Theme.Variant variant, BoardDrawing.Size size) {

    /** A set in the variant that suits the look of the window. */
    static BoardLook of(Theme theme, BoardDrawing.Size size) {
        return new BoardLook(theme, FlatLaf.isLafDark() ? Theme.Variant.DARK : Theme.Variant.LIGHT, size);
    }

    Color colour(Game game, Theme.Use use) {
        return Color.decode(theme.colour(game, variant, use));
    }
}
