package org.tabuleiro.protocol;

import java.util.Optional;
import java.util.OptionalLong;
import org.tabuleiro.games.Side;

/**
 * A match in the list of a player's own matches.
 *
 * @param id its id
 * @param game the id of the game
 * @param time the time control: empty for none, {@code 5+3}, or {@code 3d}
 * @param opponent the opponent
 * @param seat the side of the reader
 * @param toMove the side to move; absent if the match is over
 * @param ply the number of turns played
 * @param deadline when the side to move is out of time, in the time of the server
 */
public record OwnMatch(
        String id,
        String game,
        String time,
        PlayerInfo opponent,
        Side seat,
        Optional<Side> toMove,
        int ply,
        OptionalLong deadline) {}
