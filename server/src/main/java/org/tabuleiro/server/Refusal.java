package org.tabuleiro.server;

import org.tabuleiro.games.Message;

/** Something that cannot be done as a person asked for it, with what was expected. */
final class Refusal extends Exception {
    private final transient Message message;

    Refusal(String key, Object... args) {
        super(key);
        message = Message.of("server." + key, args);
    }

    /** What to tell the person. */
    Message message() {
        return message;
    }
}
