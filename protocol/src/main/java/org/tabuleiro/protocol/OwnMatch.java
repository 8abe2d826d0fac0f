package org.tabuleiro.protocol;

import java.util.Optional;
import java.util.OptionalLong;
import org.tabuleiro.games.Side;

/**
 * A match in the list of a player's own matches.
 *
 * @param id its id
 * @param game the id of the game
 * @param time the time control: empty for none, {@code 5+3}, {@code 30s}, or {@code 3d}
 * @param opponent the opponent
 * @param seat the side of the reader
 * @param toMove the side to move; absent if the match is over
 * @param ply the number of turns played
 * @param position the position string
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
        String position,
        OptionalLong deadline) {

    /** What can happen in a match that its player does not watch. */
    public enum MatchNews {
        /** The match has begun. */
        BEGUN,
        /** The opponent has played: it is the reader's turn. */
        YOUR_TURN,
        /** The opponent offers a draw, or asks to take turns back. */
        OFFER,
        /** The opponent has said something. */
        CHAT,
        /** The match is over. */
        OVER
    }
}
