package org.tabuleiro.desktop.storage;

import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;

/**
 * The options of a new game as last chosen: defaults of the new-game dialog and of the game cards.
 *
 * @param game the game
 * @param player usually the person at the screen
 * @param opponent the other seat
 * @param side the side of {@code player}
 * @param time the time control
 * @param setup the named set-up; empty for the standard start
 */
public record NewGameOptions(Game game, Seat player, Seat opponent, SideChoice side, TimeControl time, String setup) {
    private static final int DEFAULT_LEVEL = 2;
    private static final String NO_CLOCK = "none";

    /** The choice of sides. */
    public enum SideChoice {
        /** The first side. */
        FIRST,
        /** The second side. */
        SECOND,
        /** Chosen at random in each game. */
        RANDOM
    }

    /** Loads the options last chosen for a game. */
    public static NewGameOptions load(Settings settings, Game game) {
        String key = game.id() + ".";
        Seat player = seat(settings.get(key + "one", "")).orElse(new Seat.Person());
        Seat opponent = seat(settings.get(key + "two", "")).orElse(new Seat.Computer(DEFAULT_LEVEL));
        SideChoice side = switch (settings.get(key + "side", "")) {
            case "second" -> SideChoice.SECOND;
            // Earlier versions wrote "lot".
            case "random", "lot" -> SideChoice.RANDOM;
            default -> SideChoice.FIRST;
        };
        String setup = settings.get(key + "setup", "");
        return new NewGameOptions(
                game,
                player,
                opponent,
                side,
                time(settings.get(key + "clock", "")),
                game.setups().containsKey(setup) ? setup : "");
    }

    /** Remote players are not supported here. */
    private static Optional<Seat> seat(String text) {
        return Seat.read(text).filter(seat -> !(seat instanceof Seat.Elsewhere));
    }

    /** Parses a time control; invalid text counts as no clock. */
    private static TimeControl time(String text) {
        return TimeControl.parse(text) instanceof Parsed.Ok<TimeControl>(TimeControl read)
                ? read
                : new TimeControl.None();
    }

    /** Saves these options. */
    public void save(Settings settings) {
        String key = game.id() + ".";
        settings.set(key + "one", player.text());
        settings.set(key + "two", opponent.text());
        settings.set(key + "side", side.name().toLowerCase(Locale.ROOT));
        settings.set(key + "clock", time instanceof TimeControl.None ? NO_CLOCK : time.text());
        settings.set(key + "setup", setup);
        if (opponent instanceof Seat.Computer(int level)) {
            settings.set(key + "level", String.valueOf(level));
        }
    }

    /** The same for a person against the computer at the level last played. */
    public NewGameOptions againstComputer(Settings settings) {
        if (player.isPerson() && !opponent.isPerson()) {
            return this;
        }
        Seat computer = new Seat.Computer(settings.number(game.id() + ".level", DEFAULT_LEVEL, 1, 8));
        return new NewGameOptions(game, new Seat.Person(), computer, side, time, setup);
    }

    /** The same for two persons. */
    public NewGameOptions twoPersons() {
        return new NewGameOptions(game, new Seat.Person(), new Seat.Person(), SideChoice.FIRST, time, setup);
    }

    /** Creates the game; a random side is chosen now. */
    public GameSetting setting() {
        return setting(Optional.ofNullable(game.setups().get(setup))
                .map(text -> game.read(text).orElseThrow())
                .orElseGet(game::start));
    }

    /** Creates the game from a position. */
    public GameSetting setting(State start) {
        Side place = switch (side) {
            case FIRST -> Side.FIRST;
            case SECOND -> Side.SECOND;
            case RANDOM -> RandomGenerator.getDefault().nextBoolean() ? Side.FIRST : Side.SECOND;
        };
        return place == Side.FIRST
                ? new GameSetting(start, player, opponent, time)
                : new GameSetting(start, opponent, player, time);
    }
}
