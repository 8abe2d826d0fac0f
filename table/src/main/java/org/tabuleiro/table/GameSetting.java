package org.tabuleiro.table;

import java.util.Map;
import java.util.function.LongSupplier;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
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
 */
public record GameSetting(State start, Seat first, Seat second, TimeControl time) {

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
        return new Table(new LocalReferee(match, clock), seats, factory, clock);
    }
}
