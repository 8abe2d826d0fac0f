package org.tabuleiro.web;

import java.util.Map;
import java.util.Optional;
import org.tabuleiro.content.BankNames;
import org.tabuleiro.content.BoardDrawing;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Game;
import org.tabuleiro.table.scene.BoardStyle;
import org.tabuleiro.table.scene.Scene;
import org.tabuleiro.table.scene.SceneSvg;
import org.tabuleiro.web.border.Drawings.GameDrawing;
import org.tabuleiro.web.border.Drawings.TrayPlaces;
import org.tabuleiro.web.border.PictureRequest;

/**
 * Writes a scene as a standalone SVG picture. The compiled module has no resource files: the page passes
 * colours and drawings.
 */
final class BoardPicture {
    private BoardPicture() {}

    static String svg(Catalogue texts, Scene scene, String title, PictureRequest request) {
        Game game = scene.game();
        Optional<BankNames> banks = request.drawing()
                .full()
                .tray()
                .map(tray -> new BankNames(
                        texts.text(game.id() + ".bank.first"),
                        texts.text(game.id() + ".bank.second"),
                        texts.text(game.id() + ".bank.lost")));
        BoardDrawing board =
                BoardDrawing.of(request.board(), request.drawing().full().tray().map(TrayPlaces::tray));
        BoardStyle style = new PageStyle(board, request.drawing(), request.colours());
        SceneSvg.Options options = new SceneSvg.Options(request.flipped(), request.coordinates(), banks, title);
        return SceneSvg.write(scene.withoutMoveHints(), style, options, request.size());
    }

    /** The style of a board from the files of the site. */
    private record PageStyle(BoardDrawing board, GameDrawing drawing, Map<String, String> colours)
            implements BoardStyle {
        @Override
        public String colour(Theme.Use use) {
            return colours.getOrDefault(use.id(), "#000000");
        }

        @Override
        public boolean isRound() {
            return drawing.round();
        }

        @Override
        public String drawing(char letter) {
            return drawing.pieces().getOrDefault(String.valueOf(letter), "");
        }
    }
}
