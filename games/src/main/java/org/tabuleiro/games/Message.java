package org.tabuleiro.games;

import java.util.List;

/**
 * A translatable message: a key of the message catalogues, and its arguments.
 *
 * @param key the key in the catalogues
 * @param args the arguments {0}, {1} ...: a {@code String}, an {@code Integer} or another {@code Message}
 */
public record Message(String key, List<Object> args) {

    /** A message with its arguments in order. */
    public static Message of(String key, Object... args) {
        return new Message(key, List.of(args));
    }

    /** The key and the arguments, for logs and exceptions: people get the text of a catalogue. */
    @Override
    public String toString() {
        return args.isEmpty() ? key : key + args;
    }
}
