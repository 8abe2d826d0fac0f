package org.tabuleiro.table;

import java.util.Optional;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

/**
 * How a new game is played.
 *
 * @param start where it begins
 * @param first who plays the first side
 * @param second who plays the second side
 * @param clock how much time there is; empty for none
 */
public record GameSetting(State start, Seat first, Seat second, Optional<Clock.Control> clock) {

    /** A person on a side, somebody on the other. */
    public static GameSetting against(State start, Side person, Seat other) {
        Seat own = new Seat.Person();
        return person == Side.FIRST
                ? new GameSetting(start, own, other, Optional.empty())
                : new GameSetting(start, other, own, Optional.empty());
    }
}
