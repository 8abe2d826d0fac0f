package org.tabuleiro.protocol;

import java.util.Optional;
import org.tabuleiro.games.Side;

/**
 * What a match is besides its course.
 *
 * @param id its id
 * @param first the player of the first side
 * @param second the player of the second side
 * @param seat the side of the reader; absent for a spectator
 * @param rematchOffer the side that offers a rematch
 * @param next the match that is the rematch of this one
 */
public record MatchHeader(
        String id,
        PlayerInfo first,
        PlayerInfo second,
        Optional<Side> seat,
        Optional<Side> rematchOffer,
        Optional<String> next) {}
