package org.tabuleiro.protocol;

import java.util.Optional;
import org.tabuleiro.games.Side;

/**
 * An invitation by link.
 *
 * @param id its id
 * @param state whether it can still be accepted
 * @param by the player that invites
 * @param own whether that is the reader
 * @param game the id of the game
 * @param setup the named set-up; empty for the start position
 * @param terms what the players agree on
 * @param side the side of the player that accepts; absent if it is drawn by lot
 * @param match the match, once it was accepted
 * @param seat the side of the reader in that match; absent for everybody else, who may watch
 */
public record InvitationInfo(
        String id,
        InvitationState state,
        PlayerInfo by,
        boolean own,
        String game,
        String setup,
        MatchTerms terms,
        Optional<Side> side,
        Optional<String> match,
        Optional<Side> seat) {

    /** The states of an invitation. */
    public enum InvitationState {
        /** It waits for an opponent. */
        OPEN,
        /** It has led to a match. */
        ACCEPTED,
        /** Its sender has withdrawn it. */
        WITHDRAWN,
        /** Nobody accepted it in time. */
        EXPIRED
    }
}
