package org.tabuleiro.table.scene;

import org.tabuleiro.content.BoardDrawing;
import org.tabuleiro.content.Look;
import org.tabuleiro.content.PieceDrawing;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Game;

/** The colours and drawings of a board. The page has no resource files and passes its own. */
public interface BoardStyle {
    /** A colour, as in {@code #D9C7A0}. */
    String colour(Theme.Use use);

    /** The board without pieces. */
    BoardDrawing board();

    /** Whether marks are rings rather than frames of squares. */
    boolean isRound();

    /** The content of a piece's drawing: SVG elements in 100 by 100 units. */
    String drawing(char letter);

    /** The style of a game in a set, from the resource files. */
    static BoardStyle of(Game game, Theme theme, Theme.Variant variant, BoardDrawing.Size size) {
        BoardDrawing board = BoardDrawing.of(game, theme, variant, size);
        return new BoardStyle() {
            @Override
            public String colour(Theme.Use use) {
                return theme.colour(game, variant, use);
            }

            @Override
            public BoardDrawing board() {
                return board;
            }

            @Override
            public boolean isRound() {
                return Look.of(game).isRound();
            }

            @Override
            public String drawing(char letter) {
                return PieceDrawing.content(game, theme, letter);
            }
        };
    }
}
