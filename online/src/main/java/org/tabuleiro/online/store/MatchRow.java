package org.tabuleiro.online.store;

import java.util.Optional;
import org.tabuleiro.games.Side;

/**
 * What a match is besides its events.
 *
 * @param id its id
 * @param game the id of the game
 * @param start the position string of the start
 * @param control the time control, in its short form
 * @param first the player of the first side
 * @param second the player of the second side
 * @param createdAt when it began
 * @param previous the match of which this is the rematch
 * @param rematchBy the side that offers a rematch
 * @param next the rematch of this match
 */
public record MatchRow(
        String id,
        String game,
        String start,
        String control,
        PlayerRow first,
        PlayerRow second,
        long createdAt,
        Optional<String> previous,
        Optional<Side> rematchBy,
        Optional<String> next) {

    /** The player of a side. */
    public PlayerRow player(Side side) {
        return side == Side.FIRST ? first : second;
    }

    /** The side of a player; empty for a spectator. */
    public Optional<Side> seat(String player) {
        if (first.id().equals(player)) {
            return Optional.of(Side.FIRST);
        }
        return second.id().equals(player) ? Optional.of(Side.SECOND) : Optional.empty();
    }
}
