package org.tabuleiro.web;

import java.util.Optional;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.games.Game;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.start.StartOptions;
import org.tabuleiro.table.start.StartOptions.Against;
import org.tabuleiro.table.start.StartOptions.SideChoice;
import org.tabuleiro.web.border.GameOptions;
import org.tabuleiro.web.border.GameOptions.StartOffer;
import org.tabuleiro.web.border.View.PlayerNames;

/** Converts the options of a new game between the form of the page and {@link StartOptions}. */
final class PageOptions {
    private PageOptions() {}

    /** What can be chosen in all games. */
    static StartOffer offer() {
        return new StartOffer(
                LevelPlayer.LEVELS,
                StartOptions.clocks().stream().map(TimeControl::text).toList(),
                StartOptions.OWN_CLOCK.text(),
                TimeControl.MAX_MINUTES,
                TimeControl.MAX_INCREMENT,
                TimeControl.MIN_SECONDS,
                StartOptions.MAX_NAME);
    }

    /** The options that are offered first. */
    static GameOptions usual(Game game) {
        StartOptions usual = StartOptions.usual(game);
        return page(usual, StartOptions.DEFAULT_LEVEL, StartOptions.DEFAULT_LEVEL);
    }

    /** The options of the game at a table; those that it does not show are the last ones. */
    static GameOptions played(Table table, GameOptions last) {
        GameOptions played = page(StartOptions.of(GameSetting.of(table)), last.level(), last.rival());
        boolean isSideKnown = played.against() == Against.COMPUTER && last.side() != SideChoice.RANDOM;
        return new GameOptions(
                played.against(),
                played.level(),
                played.rival(),
                isSideKnown ? played.side() : last.side(),
                played.clock(),
                last.setup(),
                last.names());
    }

    /** The options of a rematch; its start is that of the game at the table. */
    static GameOptions rematch(Table table, GameOptions last) {
        return page(StartOptions.of(GameSetting.rematch(table)), last.level(), last.rival());
    }

    private static GameOptions page(StartOptions options, int level, int rival) {
        return new GameOptions(
                options.against(),
                StartOptions.level(options.opponent()).orElse(level),
                StartOptions.level(options.player()).orElse(rival),
                options.side(),
                options.time().text(),
                options.setup(),
                names(options.names()));
    }

    /** Names, if somebody has one. */
    static Optional<PlayerNames> names(GameSetting.Names names) {
        return names.equals(GameSetting.Names.NONE)
                ? Optional.empty()
                : Optional.of(new PlayerNames(names.first(), names.second()));
    }

    /** The options in the form that page and window share. */
    static StartOptions start(Game game, GameOptions options) {
        Seat person = new Seat.Person();
        return new StartOptions(
                game,
                options.against() == Against.COMPUTERS ? new Seat.Computer(options.rival()) : person,
                options.against() == Against.PERSON ? person : new Seat.Computer(options.level()),
                options.side(),
                StartOptions.readClock(options.clock()).orElse(new TimeControl.None()),
                options.setup(),
                options.names()
                        .map(names -> new GameSetting.Names(names.first(), names.second()))
                        .orElse(GameSetting.Names.NONE));
    }
}
