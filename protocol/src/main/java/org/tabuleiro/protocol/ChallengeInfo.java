package org.tabuleiro.protocol;

import java.util.Optional;
import org.tabuleiro.games.Side;

/**
 * An open challenge.
 *
 * @param id its id
 * @param by the player that challenges
 * @param own whether that is the reader
 * @param game the id of the game
 * @param setup the named set-up; empty for the start position
 * @param terms what the players agree on
 * @param side the side of the player that takes it; absent if it is drawn by lot
 * @param standing 0 if it ends when it is taken; otherwise the number of its matches that may run at once
 * @param running the number of its matches that run
 * @param accountsOnly whether guests cannot take it
 * @param createdAt when it was made, in the time of the server
 */
public record ChallengeInfo(
        String id,
        PlayerInfo by,
        boolean own,
        String game,
        String setup,
        MatchTerms terms,
        Optional<Side> side,
        int standing,
        int running,
        boolean accountsOnly,
        long createdAt) {}
