package org.tabuleiro.web;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.Beside;
import org.tabuleiro.table.Clock;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.LeftGame;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Session;

/** The sessions that a page has open, by their numbers, and the language it speaks. */
final class Tables {
    private final Map<Integer, Table> open = new HashMap<>();
    private Catalogue texts = new Catalogue(Language.ENGLISH, Map.of());
    private int last;

    /** Speaks a language, given all its texts as lines KEY=TEXT. */
    void speak(String language, String lines) {
        Map<String, String> map = new HashMap<>();
        for (String line : lines.split("\n", -1)) {
            int equals = line.indexOf('=');
            if (equals > 0) {
                map.put(line.substring(0, equals), line.substring(equals + 1));
            }
        }
        texts = new Catalogue(Language.find(language).orElse(Language.ENGLISH), map);
    }

    Catalogue texts() {
        return texts;
    }

    Table table(int number) {
        Table table = open.get(number);
        if (table == null) {
            throw new IllegalArgumentException("there is no table " + number);
        }
        return table;
    }

    void close(int number) {
        open.remove(number);
    }

    /** Opens a new game from a position or the name of a set-up; from its start if there is none. */
    String open(String gameId, String position, String first, String second, String clock) {
        Game game = Games.find(gameId).orElseThrow();
        String text = game.setups().getOrDefault(position, position);
        Parsed<State> start = text.isEmpty() ? Parsed.ok(game.start()) : game.read(text);
        return switch (start) {
            case Parsed.Fault<State> fault -> error(texts.fault(fault));
            case Parsed.Ok<State> ok ->
                opened(new Session(new GameSetting(ok.value(), seat(first), seat(second), Clock.Control.find(clock))));
        };
    }

    /** Opens one of the games of a file, counted from 0. */
    String read(String file, int index, String first, String second) {
        return switch (GameReader.read(file, Games::find)) {
            case Parsed.Fault<List<GameRecord>> fault -> error(texts.fault(fault));
            case Parsed.Ok<List<GameRecord>> ok ->
                opened(new Session(ok.value().get(index), seat(first), seat(second)));
        };
    }

    /** Opens a game that was kept, as it was left. */
    String resume(String record) {
        return switch (LeftGame.read(record)) {
            case Parsed.Fault<LeftGame> fault -> error(texts.fault(fault));
            case Parsed.Ok<LeftGame> ok -> {
                open.put(++last, new Table(ok.value().session()));
                yield Json.object()
                        .put("table", last)
                        .put("flipped", ok.value().flipped())
                        .toString();
            }
        };
    }

    private static Seat seat(String text) {
        Optional<Seat> seat = Seat.read(text);
        return seat.orElse(new Seat.Person());
    }

    private String opened(Session session) {
        open.put(++last, new Table(session));
        return Json.object().put("table", last).toString();
    }

    static String error(String text) {
        return Json.object().put("error", text).toString();
    }

    /** What a page must know about the games to draw them. */
    Json games() {
        Json games = Json.array();
        for (Game game : Games.ALL) {
            List<String> squares = new ArrayList<>();
            for (int square = 0; square < game.board().size(); square++) {
                squares.add(game.board().name(square));
            }
            games.add(Json.object()
                    .put("id", game.id())
                    .put("width", game.board().width())
                    .put("height", game.board().height())
                    .put("squares", Json.texts(squares))
                    .put("pieces", game.pieceLetters())
                    .put("reserve", game.reserveLetters())
                    .put("hands", Beside.isClicked(game))
                    .put("start", game.start().toString())
                    .put("setups", Json.texts(game.setups().keySet())));
        }
        return games;
    }
}
