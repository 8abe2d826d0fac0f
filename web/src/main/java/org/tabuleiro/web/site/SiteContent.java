package org.tabuleiro.web.site;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.Look;
import org.tabuleiro.content.PieceDrawing;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.web.Json;

/** What the page shows, from the content that every interface shares: JSON files by their names. */
final class SiteContent {
    private SiteContent() {}

    static Map<String, String> files() {
        Map<String, String> files = new TreeMap<>();
        for (Language language : Language.values()) {
            files.put("texts-" + language.code() + ".json", texts(language));
            for (Game game : Games.ALL) {
                files.put("learn-" + game.id() + "-" + language.code() + ".json", LearnContent.of(game, language));
            }
        }
        files.put("drawings.json", drawings());
        files.put("miniatures.json", Miniatures.json());
        return files;
    }

    private static String texts(Language language) {
        Catalogue catalogue = new Catalogue(language);
        Json texts = Json.object();
        for (String prefix : prefixes()) {
            for (String key : catalogue.keys(prefix)) {
                texts.put(key, catalogue.raw(key));
            }
        }
        return texts.toString();
    }

    /** The texts that no interface has for itself, those of the games, and those of the table and the page. */
    private static List<String> prefixes() {
        List<String> prefixes = new ArrayList<>(List.of("", "table.", "web."));
        Games.ALL.forEach(game -> prefixes.add(game.id() + "."));
        return prefixes;
    }

    /** The pieces and squares of every game, a position that shows it, and the colours of the boards. */
    private static String drawings() {
        Json games = Json.object();
        for (Game game : Games.ALL) {
            Json pieces = Json.object();
            for (char letter : game.pieceLetters().toCharArray()) {
                pieces.put(String.valueOf(letter), PieceDrawing.content(game, letter));
            }
            games.put(
                    game.id(),
                    Json.object()
                            .put("pieces", pieces)
                            .put("squares", squares(game))
                            .put("banks", Look.of(game).hasBanks())
                            .put("picture", picture(game)));
        }
        Json themes = Json.object();
        for (Theme theme : Theme.values()) {
            Json colours = Json.object();
            for (Theme.Use use : Theme.Use.values()) {
                colours.put(name(use), theme.colour(use));
            }
            themes.put(theme.id(), colours);
        }
        return Json.object().put("games", games).put("themes", themes).toString();
    }

    private static String name(Theme.Use use) {
        return use.name().toLowerCase(Locale.ROOT);
    }

    /** The squares of each colour, by the name of the colour in the themes. */
    private static Json squares(Game game) {
        Map<Theme.Use, List<Integer>> squares = new TreeMap<>();
        for (int square = 0; square < game.board().size(); square++) {
            squares.computeIfAbsent(Look.of(game).ground(square), use -> new ArrayList<>())
                    .add(square);
        }
        Json json = Json.object();
        squares.forEach((use, all) -> json.put(name(use), Json.numbers(all)));
        return json;
    }

    private static Json picture(Game game) {
        Layout layout = Look.of(game).picture().layout();
        return Json.object().put("board", layout.board()).put("reserve", Json.numbers(layout.reserve()));
    }
}
