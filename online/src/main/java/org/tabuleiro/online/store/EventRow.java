package org.tabuleiro.online.store;

import java.util.Optional;

/**
 * An event in the log of a match.
 *
 * @param version its number: 1, 2, 3 ... without gaps
 * @param body the event as JSON
 * @param command the command that led to it, if this is the command's last event
 * @param at when it happened
 */
public record EventRow(int version, String body, Optional<CommandKey> command, long at) {

    /**
     * A command that was carried out.
     *
     * @param id the side and the id that the sender chose
     * @param hash the SHA-256 of its content: another command with the same id is refused
     */
    public record CommandKey(String id, String hash) {}
}
