package org.tabuleiro.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.Terms;
import org.tabuleiro.match.TimeControl;

/**
 * The settings of a new local game.
 *
 * @param start the start state
 * @param first the player of the first side
 * @param second the player of the second side
 * @param time the time control
 * @param names the names of two people
 */
public record GameSetting(State start, Seat first, Seat second, TimeControl time, Names names) {

    /**
     * The names of the players; empty for a default name.
     *
     * @param first the name of the first player
     * @param second the name of the second player
     */
    public record Names(String first, String second) {
        /** Default names. */
        public static final Names NONE = new Names("", "");

        public Names {
            first = first.strip();
            second = second.strip();
        }

        private static Names of(Table table) {
            return new Names(
                    table.tags().getOrDefault(GameRecord.FIRST, ""),
                    table.tags().getOrDefault(GameRecord.SECOND, ""));
        }

        private Names swapped() {
            return new Names(second, first);
        }

        private Map<String, String> tags() {
            Map<String, String> tags = new LinkedHashMap<>();
            tags.put(GameRecord.FIRST, first);
            tags.put(GameRecord.SECOND, second);
            tags.values().removeIf(String::isEmpty);
            return tags;
        }
    }

    /** The settings of a game whose players have default names. */
    public GameSetting(State start, Seat first, Seat second, TimeControl time) {
        this(start, first, second, time, Names.NONE);
    }

    /** The settings of the game at a table. */
    public static GameSetting of(Table table) {
        boolean people =
                table.seat(Side.FIRST).isPerson() && table.seat(Side.SECOND).isPerson();
        return new GameSetting(
                table.match().start(),
                table.seat(Side.FIRST),
                table.seat(Side.SECOND),
                table.match().terms().time(),
                people ? Names.of(table) : Names.NONE);
    }

    /** The same game again with the sides swapped. */
    public static GameSetting rematch(Table table) {
        GameSetting played = of(table);
        Seat other = played.second;
        return new GameSetting(played.start, other, played.first, played.time, played.names.swapped());
    }

    /** A person on one side and an opponent on the other, without a clock. */
    public static GameSetting against(State start, Side person, Seat other) {
        Seat own = new Seat.Person();
        TimeControl none = new TimeControl.None();
        return person == Side.FIRST
                ? new GameSetting(start, own, other, none)
                : new GameSetting(start, other, own, none);
    }

    /** Opens a table with the game. */
    public Table open(Player.Factory factory, LongSupplier clock) {
        Match match = Match.begin(start, Terms.casual(time), clock.getAsLong());
        Map<Side, Seat> seats = Map.of(Side.FIRST, first, Side.SECOND, second);
        Table table = new Table(new LocalReferee(match, clock), seats, factory, clock);
        table.putTags(names.tags());
        return table;
    }
}
