package org.tabuleiro.table.scene;

import java.util.Optional;
import org.tabuleiro.content.Area;
import org.tabuleiro.content.Look;
import org.tabuleiro.content.PieceDrawing;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Game;

/** The colours and drawings of a board. The page has no resource files and passes its own. */
public interface BoardStyle {
    /** A colour, as in {@code #D9C7A0}. */
    String colour(Theme.Use use);

    /** The colour of a square. */
    Theme.Use ground(int square);

    /** The area that the board marks. */
    Optional<Area> area();

    /** The content of a piece's drawing: SVG elements in 100 by 100 units. */
    String drawing(char letter);

    /** The style of a game in a theme, from the resource files. */
    static BoardStyle of(Game game, Theme theme) {
        Look look = Look.of(game);
        return new BoardStyle() {
            @Override
            public String colour(Theme.Use use) {
                return theme.colour(use);
            }

            @Override
            public Theme.Use ground(int square) {
                return look.ground(square);
            }

            @Override
            public Optional<Area> area() {
                return look.area();
            }

            @Override
            public String drawing(char letter) {
                return PieceDrawing.content(game, letter);
            }
        };
    }
}
