package org.tabuleiro.table.start;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;

/**
 * The options of a new game as last chosen: the defaults of the new-game dialog and of the game cards.
 *
 * @param game the game
 * @param player usually the person at the screen; where two programs play, the first side
 * @param opponent the other seat
 * @param side the side of a person who plays against a program
 * @param time the time control
 * @param setup the named set-up; empty to set up by hand, or for the only start
 * @param names the names of two people
 */
public record StartOptions(
        Game game,
        Seat player,
        Seat opponent,
        SideChoice side,
        TimeControl time,
        String setup,
        GameSetting.Names names) {

    /** The level of the computer that is offered first. */
    public static final int DEFAULT_LEVEL = 2;

    /** The time control that is offered first where none of the presets suits. */
    public static final TimeControl OWN_CLOCK = TimeControl.minutes(20, 5);

    /** The maximum length of a player's name. */
    public static final int MAX_NAME = 40;

    /** The set-up that is offered first in games that have it. */
    private static final String USUAL_SETUP = "standard";

    private static final String NO_CLOCK = "none";

    /** The kinds of opponents. */
    public enum Against {
        /** A person plays against the computer or another program. */
        COMPUTER,
        /** Two people at this screen. */
        PERSON,
        /** Two programs. */
        COMPUTERS;

        /** Reads a stored kind; empty if the text is invalid. */
        public static Optional<Against> read(String text) {
            return named(values(), text);
        }
    }

    /** The choice of sides. */
    public enum SideChoice {
        /** The first side. */
        FIRST,
        /** The second side. */
        SECOND,
        /** Chosen at random in each game. */
        RANDOM;

        /** Reads a stored choice; empty if the text is invalid. */
        public static Optional<SideChoice> read(String text) {
            // Earlier versions wrote "lot".
            return text.equals("lot") ? Optional.of(RANDOM) : named(values(), text);
        }
    }

    private static <E extends Enum<E>> Optional<E> named(E[] constants, String text) {
        return Stream.of(constants).filter(each -> word(each).equals(text)).findFirst();
    }

    /** A choice as it is stored and as addresses have it. */
    public static String word(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT);
    }

    /** The time controls that are offered: none, then the presets. */
    public static List<TimeControl> clocks() {
        List<TimeControl> presets = TimeControl.presets();
        return List.of(new TimeControl.None(), presets.get(0), presets.get(1), presets.get(2));
    }

    /** The set-up that is offered first; empty for games without one. */
    public static String usualSetup(Game game) {
        return game.setups().containsKey(USUAL_SETUP) ? USUAL_SETUP : "";
    }

    /** Reads a level; empty if there is no such level. */
    public static Optional<Integer> readLevel(String text) {
        return Seat.read(Seat.LEVEL + text).flatMap(StartOptions::level);
    }

    /** The level of the computer on a seat; empty for all others. */
    public static Optional<Integer> level(Seat seat) {
        return seat instanceof Seat.Computer(int level) ? Optional.of(level) : Optional.empty();
    }

    /**
     * Reads a time control that can be chosen: none, minutes and increment, or seconds per turn, as {@link
     * TimeControl#text} writes them. Days per turn cannot be chosen.
     */
    public static Optional<TimeControl> readClock(String text) {
        return TimeControl.parse(text) instanceof Parsed.Ok<TimeControl>(TimeControl time)
                        && !time.isCorrespondence()
                        && time.text().equals(text)
                ? Optional.of(time)
                : Optional.empty();
    }

    /**
     * The time control of the fields for other clocks: minutes and increment, or without minutes seconds per
     * turn.
     */
    public static TimeControl clock(int minutes, int seconds) {
        return minutes > 0
                ? TimeControl.minutes(minutes, seconds)
                : TimeControl.seconds(Math.max(TimeControl.MIN_SECONDS, seconds));
    }

    /** Reads the name of a set-up, empty to set up by hand; no result if the game does not have it. */
    public static Optional<String> readSetup(Game game, String text) {
        return Optional.of(text).filter(name -> name.isEmpty() || game.setups().containsKey(name));
    }

    /** The options that are offered first. */
    public static StartOptions usual(Game game) {
        return read(game, (key, otherwise) -> otherwise);
    }

    /** The options that lead to the seats, clock and names of a game. */
    public static StartOptions of(GameSetting game) {
        boolean swapped = !game.first().isPerson() && game.second().isPerson();
        return new StartOptions(
                game.start().game(),
                swapped ? game.second() : game.first(),
                swapped ? game.first() : game.second(),
                swapped ? SideChoice.SECOND : SideChoice.FIRST,
                game.time(),
                "",
                game.names());
    }

    /**
     * Reads the options last chosen for a game; invalid values count as missing.
     *
     * @param game the game
     * @param stored returns the value of a key, or else the default
     */
    public static StartOptions read(Game game, BinaryOperator<String> stored) {
        String key = game.id() + ".";
        String usualSetup = usualSetup(game);
        return new StartOptions(
                game,
                seat(stored.apply(key + "one", "")).orElse(new Seat.Person()),
                seat(stored.apply(key + "two", "")).orElse(new Seat.Computer(DEFAULT_LEVEL)),
                SideChoice.read(stored.apply(key + "side", "")).orElse(SideChoice.FIRST),
                readClock(stored.apply(key + "clock", "")).orElse(new TimeControl.None()),
                readSetup(game, stored.apply(key + "setup", usualSetup)).orElse(usualSetup),
                new GameSetting.Names(stored.apply(key + "first-name", ""), stored.apply(key + "second-name", "")));
    }

    /** Remote players cannot be chosen. */
    private static Optional<Seat> seat(String text) {
        return Seat.read(text).filter(seat -> !(seat instanceof Seat.Elsewhere));
    }

    /** Stores these options by key. */
    public void write(BiConsumer<String, String> store) {
        String key = game.id() + ".";
        store.accept(key + "one", player.text());
        store.accept(key + "two", opponent.text());
        store.accept(key + "side", word(side));
        store.accept(key + "clock", time instanceof TimeControl.None ? NO_CLOCK : time.text());
        store.accept(key + "setup", setup);
        store.accept(key + "first-name", names.first());
        store.accept(key + "second-name", names.second());
        level(opponent).ifPresent(level -> store.accept(key + "level", String.valueOf(level)));
    }

    /** The level that was last played in a game. */
    public static int level(Game game, BinaryOperator<String> stored) {
        return readLevel(stored.apply(game.id() + ".level", "")).orElse(DEFAULT_LEVEL);
    }

    public Against against() {
        if (player.isPerson() && opponent.isPerson()) {
            return Against.PERSON;
        }
        return player.isPerson() || opponent.isPerson() ? Against.COMPUTER : Against.COMPUTERS;
    }

    /** The same for a person against the computer at a level; a program that was chosen last stays. */
    public StartOptions againstComputer(int level) {
        if (player.isPerson() && !opponent.isPerson()) {
            return this;
        }
        Seat computer = new Seat.Computer(Math.clamp(level, 1, LevelPlayer.LEVELS));
        return new StartOptions(game, new Seat.Person(), computer, side, time, setup, names);
    }

    /** The same for two persons. */
    public StartOptions twoPersons() {
        return new StartOptions(game, new Seat.Person(), new Seat.Person(), SideChoice.FIRST, time, setup, names);
    }

    /** The game, from the chosen set-up; a random side is drawn with the coin. */
    public GameSetting setting(BooleanSupplier coin) {
        String text = game.setups().get(setup);
        return setting(text == null ? game.start() : game.read(text).orElseThrow(), coin);
    }

    /** The game from a position. */
    public GameSetting setting(State start, BooleanSupplier coin) {
        boolean swapped =
                against() == Against.COMPUTER && personSide(coin) == (player.isPerson() ? Side.SECOND : Side.FIRST);
        GameSetting.Names called = against() == Against.PERSON ? names : GameSetting.Names.NONE;
        return swapped
                ? new GameSetting(start, opponent, player, time, called)
                : new GameSetting(start, player, opponent, time, called);
    }

    private Side personSide(BooleanSupplier coin) {
        return switch (side) {
            case FIRST -> Side.FIRST;
            case SECOND -> Side.SECOND;
            case RANDOM -> coin.getAsBoolean() ? Side.FIRST : Side.SECOND;
        };
    }
}
