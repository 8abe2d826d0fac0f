package org.tabuleiro.web.site;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.Look;
import org.tabuleiro.content.PieceDrawing;
import org.tabuleiro.content.Theme;
import org.tabuleiro.content.sound.Sound;
import org.tabuleiro.content.sound.SoundWave;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.web.border.BoardLayout;
import org.tabuleiro.web.border.Drawings;
import org.tabuleiro.web.border.Drawings.GameDrawing;
import org.tabuleiro.web.json.BorderJson;
import org.tabuleiro.web.json.JsonWriter;

/** The shared content as JSON files for the page, by name. */
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

    /** The sounds of every game as WAV files, by name. */
    static Map<String, byte[]> sounds() {
        Map<String, byte[]> files = new TreeMap<>();
        for (Game game : Games.ALL) {
            for (Sound sound : Sound.values()) {
                byte[] wav = SoundWave.wav(Look.of(game).material(), sound);
                files.put("sound-" + game.id() + "-" + sound.id() + ".wav", wav);
            }
        }
        return files;
    }

    private static String texts(Language language) {
        Catalogue catalogue = new Catalogue(language);
        JsonWriter out = new JsonWriter();
        out.beginObject();
        for (String prefix : prefixes()) {
            for (String key : catalogue.keys(prefix)) {
                out.name(key).value(catalogue.raw(key));
            }
        }
        out.endObject();
        return out.toString();
    }

    /** The messages that all interfaces share, those of the games, the table and the page. */
    private static List<String> prefixes() {
        List<String> prefixes = new ArrayList<>(List.of("", "table.", "web."));
        Games.ALL.forEach(game -> prefixes.add(game.id() + "."));
        return prefixes;
    }

    /** The pieces and squares of every game, a position that shows it, and the colours of the boards. */
    private static String drawings() {
        Map<String, GameDrawing> games = new LinkedHashMap<>();
        for (Game game : Games.ALL) {
            Map<String, String> pieces = new LinkedHashMap<>();
            for (char letter : game.pieceLetters().toCharArray()) {
                pieces.put(String.valueOf(letter), PieceDrawing.content(game, letter));
            }
            Look look = Look.of(game);
            BoardLayout picture = BoardLayout.of(look.picture().layout());
            List<String> colours = List.of(look.colour(Side.FIRST), look.colour(Side.SECOND));
            games.put(game.id(), new GameDrawing(pieces, squares(game), look.hasBanks(), colours, picture));
        }
        Map<String, Map<String, String>> themes = new LinkedHashMap<>();
        for (Theme theme : Theme.values()) {
            Map<String, String> colours = new LinkedHashMap<>();
            for (Theme.Use use : Theme.Use.values()) {
                colours.put(use.id(), theme.colour(use));
            }
            themes.put(theme.id(), colours);
        }
        JsonWriter out = new JsonWriter();
        BorderJson.write(out, new Drawings(games, themes));
        return out.toString();
    }

    /** The squares of each colour, by the name of the colour in the themes. */
    private static Map<String, List<Integer>> squares(Game game) {
        Map<Theme.Use, List<Integer>> squares = new TreeMap<>();
        for (int square = 0; square < game.board().size(); square++) {
            squares.computeIfAbsent(Look.of(game).ground(square), use -> new ArrayList<>())
                    .add(square);
        }
        Map<String, List<Integer>> named = new LinkedHashMap<>();
        squares.forEach((use, all) -> named.put(use.id(), all));
        return named;
    }
}
