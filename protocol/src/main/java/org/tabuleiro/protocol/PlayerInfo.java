package org.tabuleiro.protocol;

/**
 * A player, as others see it.
 *
 * @param id the id, which never changes
 * @param type guest, person or program
 * @param name the name; for a guest a short code, shown as "Guest K7Q2" in the language of the reader
 */
public record PlayerInfo(String id, PlayerType type, String name) {

    /** The types of players. */
    public enum PlayerType {
        /** A person without an account. */
        GUEST,
        /** A person with an account. */
        PERSON,
        /** A program. */
        BOT,
        /** An account that was deleted, or a guest that was away for too long. */
        DELETED
    }
}
