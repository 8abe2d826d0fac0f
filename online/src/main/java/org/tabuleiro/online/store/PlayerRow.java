package org.tabuleiro.online.store;

import java.util.Optional;

/**
 * A player.
 *
 * @param id the id
 * @param kind whether the player has an account
 * @param name the name; guests have none
 */
public record PlayerRow(String id, Kind kind, Optional<String> name) {

    /** The kinds of players. */
    public enum Kind {
        /** Known by a session only. */
        GUEST,
        /** Has a name and a credential. */
        PERSON,
        /** A program. */
        BOT,
        /** Was deleted, and has only an id. */
        DELETED
    }
}
