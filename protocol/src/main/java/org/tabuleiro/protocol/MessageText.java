package org.tabuleiro.protocol;

import java.util.List;

/**
 * A message for people: a key of the message catalogues, and its arguments.
 *
 * @param key the key
 * @param arguments the arguments {0}, {1} ...
 */
public record MessageText(String key, List<MessageArgument> arguments) {

    /** Keeps an unmodifiable copy. */
    public MessageText {
        arguments = List.copyOf(arguments);
    }

    /** An argument of a message. */
    public sealed interface MessageArgument {

        /**
         * A text that is shown as it is.
         *
         * @param text the text
         */
        record Text(String text) implements MessageArgument {}

        /**
         * A number.
         *
         * @param number the number
         */
        record Count(int number) implements MessageArgument {}

        /**
         * A message inside the message.
         *
         * @param message the message
         */
        record Nested(MessageText message) implements MessageArgument {}
    }
}
