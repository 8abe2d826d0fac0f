package org.tabuleiro.online.player;

import org.tabuleiro.online.store.PlayerRow;

/**
 * An authenticated player: the holder of a session's secret.
 *
 * @param player the player
 * @param session the hash of the session's secret, in hexadecimal
 */
public record Identity(PlayerRow player, String session) {}
