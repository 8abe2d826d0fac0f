package org.tabuleiro.web.site;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tabuleiro.content.BoardDrawing;
import org.tabuleiro.content.Look;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.table.scene.BoardStyle;
import org.tabuleiro.table.scene.Scene;
import org.tabuleiro.table.scene.SceneSvg;

/** The picture of each game on its card, in every set of boards: a typical position, without what is beside the board. */
final class BoardImages {
    private static final int SIZE = 600;

    private BoardImages() {}

    /** The pictures by file name. */
    static Map<String, String> files() {
        Map<String, String> files = new TreeMap<>();
        for (Game game : Games.ALL) {
            for (Theme theme : Theme.values()) {
                for (Theme.Variant variant : Theme.Variant.values()) {
                    files.put(name(game, theme, variant), svg(game, theme, variant));
                }
            }
        }
        return files;
    }

    /** The file name of a picture. */
    static String name(Game game, Theme theme, Theme.Variant variant) {
        return "card-" + game.id() + "-" + theme.id() + "-" + variant.id() + ".svg";
    }

    private static String svg(Game game, Theme theme, Theme.Variant variant) {
        Layout layout = Look.of(game).picture().layout();
        Layout alone = new Layout(
                layout.board(),
                Collections.nCopies(layout.reserve().size(), 0),
                layout.side(),
                layout.pending(),
                layout.noProgressCount(),
                layout.turnNumber());
        BoardStyle style = BoardStyle.of(game, theme, variant, BoardDrawing.Size.SMALL);
        SceneSvg.Options options = new SceneSvg.Options(false, false, Optional.empty(), "");
        return SceneSvg.write(new Scene(game, alone, List.of()), style, options, SIZE);
    }
}
