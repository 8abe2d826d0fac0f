package org.tabuleiro.web;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.protocol.MatchHeader;
import org.tabuleiro.protocol.MatchState;
import org.tabuleiro.table.RecordTags;
import org.tabuleiro.table.SavedGame;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Studies;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.scene.Reserves;
import org.tabuleiro.web.border.GameInfo;
import org.tabuleiro.web.border.GameOptions;
import org.tabuleiro.web.border.PageApi.Outbox;
import org.tabuleiro.web.border.PageApi.TableOpening;
import org.tabuleiro.web.online.PageMatch;

/** The open tables of a page, by number, and its language. */
final class Tables {
    private final Map<Integer, PageTable> open = new HashMap<>();
    private Catalogue texts = new Catalogue(Language.ENGLISH, Map.of());
    private int last;
    private int lastPlayer;

    void setLanguage(String language, Map<String, String> map) {
        texts = new Catalogue(Language.find(language).orElse(Language.ENGLISH), map);
    }

    Catalogue texts() {
        return texts;
    }

    PageTable table(int number) {
        PageTable table = open.get(number);
        if (table == null) {
            throw new IllegalArgumentException("no table " + number);
        }
        return table;
    }

    /** Closes a table; returns the last requests for the worker. */
    Outbox close(int number) {
        PageTable closed = table(number);
        open.remove(number);
        return closed.close();
    }

    /**
     * Opens a new game from a position or the name of a set-up; from its start if there is none. The coin decides
     * a random side.
     */
    TableOpening open(String gameId, String position, GameOptions options, boolean coin) {
        return opened(
                start(gameId, position),
                (start, players) -> PageOptions.start(start.game(), options)
                        .setting(start, () -> coin)
                        .open(players, Tables::now));
    }

    /** Opens a study that begins with a position; with the start of the game if there is none. */
    TableOpening study(String gameId, String position) {
        return opened(start(gameId, position), (start, players) -> Studies.of(start, players, Tables::now));
    }

    /** Opens a study of a position; returns its number. */
    int study(State start) {
        PagePlayers players = new PagePlayers(() -> ++lastPlayer);
        opened(Studies.of(start, players, Tables::now), players, false);
        return last;
    }

    private static Parsed<State> start(String gameId, String position) {
        Game game = Games.find(gameId).orElseThrow();
        String text = game.setups().getOrDefault(position, position);
        return text.isEmpty() ? Parsed.ok(game.start()) : game.read(text);
    }

    /** Opens a study of one of the games of a file, counted from 0. */
    TableOpening studyGame(String file, int index) {
        return opened(
                GameReader.read(file, Games::find),
                (games, players) -> Studies.of(games.get(index), players, Tables::now));
    }

    /** Opens a study of a saved game, as it stands: turns that were taken back are left out. */
    TableOpening studySaved(String record) {
        return opened(SavedGame.read(record), (saved, players) -> {
            Table table = saved.open(players, Tables::now);
            GameRecord game = table.reviewedRecord(RecordTags.withoutWords(table));
            return Studies.of(game, players, Tables::now);
        });
    }

    /** Resumes a saved game. */
    TableOpening resume(String record) {
        return switch (SavedGame.read(record)) {
            case Parsed.Fault<SavedGame> fault -> new TableOpening.NotOpened(texts.fault(fault));
            case Parsed.Ok<SavedGame>(SavedGame saved) -> {
                PagePlayers players = new PagePlayers(() -> ++lastPlayer);
                SavedGame here = saved.with(onPage(saved.first()), onPage(saved.second()));
                yield opened(here.open(players, Tables::now), players, saved.flipped());
            }
        };
    }

    /** Opens a match on a server. */
    TableOpening openMatch(MatchHeader header, MatchState state, String session) {
        PagePlayers players = new PagePlayers(() -> ++lastPlayer);
        try {
            PageMatch match = new PageMatch(header, state, session, players, texts, Tables::now);
            open.put(++last, new PageTable(match, players));
            return new TableOpening.Opened(last, header.seat().equals(Optional.of(Side.SECOND)));
        } catch (IllegalArgumentException unreadable) {
            return new TableOpening.NotOpened(texts.text("online.unreadable"));
        }
    }

    /** A saved game may have external engines; on the page a person takes their seats. */
    private static Seat onPage(Seat seat) {
        return seat instanceof Seat.Computer ? seat : new Seat.Person();
    }

    /** Monotonic time in milliseconds. */
    static long now() {
        return System.nanoTime() / 1_000_000;
    }

    private <T> TableOpening opened(Parsed<T> read, BiFunction<T, PagePlayers, Table> opening) {
        return switch (read) {
            case Parsed.Fault<T> fault -> new TableOpening.NotOpened(texts.fault(fault));
            case Parsed.Ok<T> ok -> {
                PagePlayers players = new PagePlayers(() -> ++lastPlayer);
                yield opened(opening.apply(ok.value(), players), players, false);
            }
        };
    }

    private TableOpening opened(Table table, PagePlayers players, boolean flipped) {
        open.put(++last, new PageTable(table, players));
        return new TableOpening.Opened(last, flipped);
    }

    /** What a page needs to draw the games. */
    List<GameInfo> games() {
        return Games.ALL.stream().map(Tables::info).toList();
    }

    private static GameInfo info(Game game) {
        List<String> squares = new ArrayList<>();
        for (int square = 0; square < game.board().size(); square++) {
            squares.add(game.board().name(square));
        }
        return new GameInfo(
                game.id(),
                game.board().width(),
                game.board().height(),
                squares,
                game.pieceLetters(),
                game.reserveLetters(),
                Reserves.isClicked(game),
                game.start().toString(),
                List.copyOf(game.setups().keySet()),
                PageOptions.usual(game));
    }
}
