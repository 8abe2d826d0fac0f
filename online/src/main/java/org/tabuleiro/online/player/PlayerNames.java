package org.tabuleiro.online.player;

import org.tabuleiro.online.store.PlayerRow;
import org.tabuleiro.protocol.PlayerInfo;
import org.tabuleiro.protocol.PlayerInfo.PlayerType;

/** Players as others see them. */
public final class PlayerNames {
    /** The letters of a guest's id that tell guests apart. */
    private static final int GUEST_LETTERS = 4;

    private PlayerNames() {}

    /** The player as others see it. */
    public static PlayerInfo info(PlayerRow player) {
        PlayerType type = switch (player.kind()) {
            case GUEST -> PlayerType.GUEST;
            case PERSON -> PlayerType.PERSON;
            case BOT -> PlayerType.BOT;
            case DELETED -> PlayerType.DELETED;
        };
        return new PlayerInfo(
                player.id(), type, player.name().orElse(player.id().substring(0, GUEST_LETTERS)));
    }
}
