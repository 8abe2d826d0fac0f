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
 * How somebody likes to play a game: what the dialog for a new one shows, and what a click on its card begins.
 *
 * @param game the game
 * @param one a player, in most games the person in front of the screen
 * @param two the other player
 * @param side the side of the first of them
 * @param time how much time there is
 * @param setup the named set-up it begins with; empty to begin as the rules say
 */
public record NewGameOptions(Game game, Seat one, Seat two, Order side, TimeControl time, String setup) {
    private static final int LEVEL = 2;
    private static final String NO_CLOCK = "none";

    /** Which side a player has. */
    public enum Order {
        /** The side that begins. */
        FIRST,
        /** The other one. */
        SECOND,
        /** Chosen at random in each game. */
        RANDOM
    }

    /** What was chosen last for a game. */
    public static NewGameOptions last(Settings settings, Game game) {
        String key = game.id() + ".";
        Seat one = seat(settings.get(key + "one", "")).orElse(new Seat.Person());
        Seat two = seat(settings.get(key + "two", "")).orElse(new Seat.Computer(LEVEL));
        Order side = switch (settings.get(key + "side", "")) {
            case "second" -> Order.SECOND;
            // Earlier versions wrote "lot".
            case "random", "lot" -> Order.RANDOM;
            default -> Order.FIRST;
        };
        String setup = settings.get(key + "setup", "");
        return new NewGameOptions(
                game,
                one,
                two,
                side,
                time(settings.get(key + "clock", "")),
                game.setups().containsKey(setup) ? setup : "");
    }

    /** Nobody at this screen waits for somebody who plays elsewhere. */
    private static Optional<Seat> seat(String text) {
        return Seat.read(text).filter(seat -> !(seat instanceof Seat.Elsewhere));
    }

    /** The time control that the settings name; another text than one of a clock counts as no clock. */
    private static TimeControl time(String text) {
        return TimeControl.parse(text) instanceof Parsed.Ok<TimeControl>(TimeControl read)
                ? read
                : new TimeControl.None();
    }

    /** Remembers this choice. */
    public void save(Settings settings) {
        String key = game.id() + ".";
        settings.set(key + "one", one.text());
        settings.set(key + "two", two.text());
        settings.set(key + "side", side.name().toLowerCase(Locale.ROOT));
        settings.set(key + "clock", time instanceof TimeControl.None ? NO_CLOCK : time.text());
        settings.set(key + "setup", setup);
        if (two instanceof Seat.Computer(int level)) {
            settings.set(key + "level", String.valueOf(level));
        }
    }

    /** The same with a person against the computer, on the level played last. */
    public NewGameOptions againstComputer(Settings settings) {
        if (one.isPerson() && !two.isPerson()) {
            return this;
        }
        Seat computer = new Seat.Computer(settings.number(game.id() + ".level", LEVEL, 1, 8));
        return new NewGameOptions(game, new Seat.Person(), computer, side, time, setup);
    }

    /** The same with two people. */
    public NewGameOptions betweenFriends() {
        return new NewGameOptions(game, new Seat.Person(), new Seat.Person(), Order.FIRST, time, setup);
    }

    /** A game of this kind; random sides are chosen now. */
    public GameSetting setting() {
        return setting(Optional.ofNullable(game.setups().get(setup))
                .map(text -> game.read(text).orElseThrow())
                .orElseGet(game::start));
    }

    /** A game of this kind that begins in a position. */
    public GameSetting setting(State start) {
        Side place = switch (side) {
            case FIRST -> Side.FIRST;
            case SECOND -> Side.SECOND;
            case RANDOM -> RandomGenerator.getDefault().nextBoolean() ? Side.FIRST : Side.SECOND;
        };
        return place == Side.FIRST ? new GameSetting(start, one, two, time) : new GameSetting(start, two, one, time);
    }
}
