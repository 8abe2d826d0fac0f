package org.tabuleiro.online.store;

import java.util.Optional;
import java.util.Set;
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
 * @param byInvitation whether the players met by an invitation
 * @param previous the match of which this is the rematch
 * @param rematchBy the side that offers a rematch
 * @param next the rematch of this match
 * @param chatNumber the number of lines that the players said
 * @param planNumber the number of changes of plans
 * @param forced the sides whose turns without an alternative the server plays
 */
public record MatchRow(
        String id,
        String game,
        String start,
        String control,
        PlayerRow first,
        PlayerRow second,
        long createdAt,
        boolean byInvitation,
        Optional<String> previous,
        Optional<Side> rematchBy,
        Optional<String> next,
        int chatNumber,
        int planNumber,
        Set<Side> forced) {

    /** Keeps an unmodifiable copy. */
    public MatchRow {
        forced = Set.copyOf(forced);
    }

    /**
     * A match that begins.
     *
     * @param side the side of the first player
     */
    public static MatchRow begin(
            String id,
            String game,
            String start,
            String control,
            Side side,
            PlayerRow player,
            PlayerRow opponent,
            boolean byInvitation,
            Optional<String> previous,
            long now) {
        return new MatchRow(
                id,
                game,
                start,
                control,
                side == Side.FIRST ? player : opponent,
                side == Side.FIRST ? opponent : player,
                now,
                byInvitation,
                previous,
                Optional.empty(),
                Optional.empty(),
                0,
                0,
                Set.of());
    }

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
