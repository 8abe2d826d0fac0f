package org.tabuleiro.web.site;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tabuleiro.content.BoardDrawing;
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
import org.tabuleiro.web.border.Drawings.BoardFrame;
import org.tabuleiro.web.border.Drawings.GameDrawing;
import org.tabuleiro.web.json.BorderJson;
import org.tabuleiro.web.json.JsonWriter;

/** The shared content as files for the page, by name. */
final class SiteContent {
    private SiteContent() {}

    static Map<String, String> files() {
        Map<String, String> files = new TreeMap<>();
        for (Language language : Language.values()) {
            files.put("texts-" + language.code() + ".json", texts(language, prefixes()));
            files.put("texts-account-" + language.code() + ".json", texts(language, List.of("account.")));
            for (Game game : Games.ALL) {
                files.put("learn-" + game.id() + "-" + language.code() + ".json", LearnContent.of(game, language));
            }
        }
        for (Theme theme : Theme.values()) {
            files.put("drawings-" + theme.id() + ".json", drawings(theme));
            files.putAll(boards(theme));
        }
        files.putAll(BoardImages.files());
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

    private static String texts(Language language, List<String> prefixes) {
        Catalogue catalogue = new Catalogue(language);
        JsonWriter out = new JsonWriter();
        out.beginObject();
        for (String prefix : prefixes) {
            for (String key : catalogue.keys(prefix)) {
                out.name(key).value(catalogue.raw(key));
            }
        }
        out.endObject();
        return out.toString();
    }

    /** The messages that all interfaces share, those of the games, the table, online play and the page. */
    private static List<String> prefixes() {
        List<String> prefixes = new ArrayList<>(List.of("", "table.", "web.", "online."));
        Games.ALL.forEach(game -> prefixes.add(game.id() + "."));
        return prefixes;
    }

    /** A set of pieces and the colours of its boards, for every game. */
    private static String drawings(Theme theme) {
        Map<String, GameDrawing> games = new LinkedHashMap<>();
        for (Game game : Games.ALL) {
            Map<String, String> pieces = new LinkedHashMap<>();
            for (char letter : game.pieceLetters().toCharArray()) {
                pieces.put(String.valueOf(letter), PieceDrawing.content(game, theme, letter));
            }
            Look look = Look.of(game);
            games.put(
                    game.id(),
                    new GameDrawing(
                            pieces,
                            BoardFrame.of(board(game, theme, Theme.Variant.LIGHT, BoardDrawing.Size.FULL)),
                            BoardFrame.of(board(game, theme, Theme.Variant.LIGHT, BoardDrawing.Size.SMALL)),
                            look.isRound(),
                            colours(game, theme, Theme.Variant.LIGHT),
                            colours(game, theme, Theme.Variant.DARK),
                            List.of(look.colour(Side.FIRST), look.colour(Side.SECOND)),
                            BoardLayout.of(look.picture().layout())));
        }
        JsonWriter out = new JsonWriter();
        BorderJson.write(out, new Drawings(games));
        return out.toString();
    }

    private static Map<String, String> colours(Game game, Theme theme, Theme.Variant variant) {
        Map<String, String> colours = new LinkedHashMap<>();
        for (Theme.Use use : Theme.Use.values()) {
            colours.put(use.id(), theme.colour(game, variant, use));
        }
        return colours;
    }

    private static BoardDrawing board(Game game, Theme theme, Theme.Variant variant, BoardDrawing.Size size) {
        return BoardDrawing.of(game, theme, variant, size);
    }

    /** The boards as images, each in a file of its own: a page loads only those that it shows. */
    private static Map<String, String> boards(Theme theme) {
        Map<String, String> files = new TreeMap<>();
        for (Game game : Games.ALL) {
            for (Theme.Variant variant : Theme.Variant.values()) {
                String name = "board-" + game.id() + "-" + theme.id() + "-" + variant.id();
                files.put(
                        name + ".svg",
                        board(game, theme, variant, BoardDrawing.Size.FULL).svg());
                files.put(
                        name + "-small.svg",
                        board(game, theme, variant, BoardDrawing.Size.SMALL).svg());
            }
        }
        return files;
    }
}
