package org.tabuleiro.online.player;

import org.tabuleiro.online.store.PlayerRow;

/**
 * An authenticated player: the holder of a session's secret.
 *
 * @param player the player
 * @param session the hash of the session's secret, which names the session
 * @param tokenKey the key of the tokens that the session makes, which follows from the secret and is never
 *     stored
 */
public record Identity(PlayerRow player, String session, String tokenKey) {

    /** The identity of a session's secret. */
    static Identity of(PlayerRow player, String secret) {
        return new Identity(player, Secrets.hexHash(secret), Secrets.hexHash("token " + secret));
    }

    /** Without the key. */
    @Override
    public String toString() {
        return player + " " + session;
    }
}
