package org.tabuleiro.web;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.Beside;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.SavedGame;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Studies;
import org.tabuleiro.table.Table;

/** The tables that a page has open, by their numbers, and the language it speaks. */
final class Tables {
    private final Map<Integer, PageTable> open = new HashMap<>();
    private Catalogue texts = new Catalogue(Language.ENGLISH, Map.of());
    private int last;
    private int lastPlayer;

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

    PageTable table(int number) {
        PageTable table = open.get(number);
        if (table == null) {
            throw new IllegalArgumentException("there is no table " + number);
        }
        return table;
    }

    /** Ends a table; returns what its players are still to be told. */
    String close(int number) {
        PageTable closed = table(number);
        open.remove(number);
        return closed.close().toString();
    }

    /** Opens a new game from a position or the name of a set-up; from its start if there is none. */
    String open(String gameId, String position, String first, String second, String clock) {
        TimeControl time =
                TimeControl.parse(clock) instanceof Parsed.Ok<TimeControl> ok ? ok.value() : new TimeControl.None();
        return opened(
                start(gameId, position),
                (start, players) -> new GameSetting(start, seat(first), seat(second), time).open(players, Tables::now));
    }

    /** Opens a study that begins with a position; with the start of the game if there is none. */
    String study(String gameId, String position) {
        return opened(start(gameId, position), (start, players) -> Studies.of(start, players, Tables::now));
    }

    private static Parsed<State> start(String gameId, String position) {
        Game game = Games.find(gameId).orElseThrow();
        String text = game.setups().getOrDefault(position, position);
        return text.isEmpty() ? Parsed.ok(game.start()) : game.read(text);
    }

    /** Opens a study of one of the games of a file, counted from 0. */
    String studyGame(String file, int index) {
        return opened(
                GameReader.read(file, Games::find),
                (games, players) -> Studies.of(games.get(index), players, Tables::now));
    }

    /** Opens a study of a game that was kept, as it stands: turns that were taken back are left out. */
    String studyKept(String record) {
        return opened(SavedGame.read(record), (saved, players) -> {
            GameRecord game =
                    saved.open(players, Tables::now).record(saved.record().tags());
            return Studies.of(game, players, Tables::now);
        });
    }

    /** Opens a game that was kept, as it was left. */
    String resume(String record) {
        return switch (SavedGame.read(record)) {
            case Parsed.Fault<SavedGame> fault -> error(texts.fault(fault));
            case Parsed.Ok<SavedGame>(SavedGame saved) -> {
                PagePlayers players = new PagePlayers(() -> ++lastPlayer);
                SavedGame here = saved.with(onPage(saved.first()), onPage(saved.second()));
                yield numbered(here.open(players, Tables::now), players)
                        .put("flipped", saved.flipped())
                        .toString();
            }
        };
    }

    /** A game may come from where other programs play; on the page a person takes over from those. */
    private static Seat onPage(Seat seat) {
        return seat instanceof Seat.Computer ? seat : new Seat.Person();
    }

    private static Seat seat(String text) {
        return onPage(Seat.read(text).orElse(new Seat.Person()));
    }

    /** The time in milliseconds, from a moment that stays the same as long as the page is open. */
    static long now() {
        return System.nanoTime() / 1_000_000;
    }

    private <T> String opened(Parsed<T> read, BiFunction<T, PagePlayers, Table> opening) {
        return switch (read) {
            case Parsed.Fault<T> fault -> error(texts.fault(fault));
            case Parsed.Ok<T> ok -> {
                PagePlayers players = new PagePlayers(() -> ++lastPlayer);
                yield numbered(opening.apply(ok.value(), players), players).toString();
            }
        };
    }

    private Json numbered(Table table, PagePlayers players) {
        open.put(++last, new PageTable(table, players));
        return Json.object().put("table", last);
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
