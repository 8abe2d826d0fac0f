package org.tabuleiro.protocol;

import org.tabuleiro.games.Side;

/**
 * A running match that anybody can watch.
 *
 * @param id its id
 * @param game the id of the game
 * @param time the time control: empty for none, {@code 5+3}, {@code 30s}, or {@code 3d}
 * @param first the player of the first side
 * @param second the player of the second side
 * @param toMove the side to move
 * @param ply the number of turns played
 * @param position the position string
 */
public record WatchableMatch(
        String id,
        String game,
        String time,
        PlayerInfo first,
        PlayerInfo second,
        Side toMove,
        int ply,
        String position) {}
