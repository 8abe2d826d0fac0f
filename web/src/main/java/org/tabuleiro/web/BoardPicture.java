package org.tabuleiro.web;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tabuleiro.content.Area;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Game;
import org.tabuleiro.table.scene.BoardStyle;
import org.tabuleiro.table.scene.Scene;
import org.tabuleiro.table.scene.SceneSvg;
import org.tabuleiro.web.border.Drawings.GameDrawing;
import org.tabuleiro.web.border.PictureRequest;

/**
 * Writes a scene as a standalone SVG picture. The compiled module has no resource files: the page passes
 * colours and drawings.
 */
final class BoardPicture {
    private BoardPicture() {}

    static String svg(Catalogue texts, Scene scene, String title, PictureRequest request) {
        Game game = scene.game();
        List<String> banks = request.drawing().banks()
                ? List.of(texts.text(game.id() + ".bank.first"), texts.text(game.id() + ".bank.second"))
                : List.of();
        BoardStyle style = new PageStyle(game.board(), request.drawing(), request.colours());
        SceneSvg.Options options = new SceneSvg.Options(request.flipped(), request.coordinates(), banks, title);
        return SceneSvg.write(scene.withoutMoveHints(), style, options, request.size());
    }

    /** The style of a board from the files of the site. */
    private record PageStyle(Board board, GameDrawing drawing, Map<String, String> colours) implements BoardStyle {
        @Override
        public String colour(Theme.Use use) {
            return colours.getOrDefault(use.id(), "#000000");
        }

        private List<Integer> squares(Theme.Use use) {
            return drawing.squares().getOrDefault(use.id(), List.of());
        }

        @Override
        public Theme.Use ground(int square) {
            for (Theme.Use use : List.of(Theme.Use.AREA, Theme.Use.DARK)) {
                if (squares(use).contains(square)) {
                    return use;
                }
            }
            return Theme.Use.LIGHT;
        }

        @Override
        public Optional<Area> area() {
            List<Integer> squares = squares(Theme.Use.AREA);
            return squares.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Area(board, Collections.min(squares), Collections.max(squares)));
        }

        @Override
        public String drawing(char letter) {
            return drawing.pieces().getOrDefault(String.valueOf(letter), "");
        }
    }
}
