package org.tabuleiro.games;

import java.util.function.Function;

/**
 * The result of parsing a text: a value or a fault.
 *
 * @param <T> the type of the value
 */
public sealed interface Parsed<T> {

    /**
     * The text is valid.
     *
     * @param value the value
     * @param <T> the type of the value
     */
    record Ok<T>(T value) implements Parsed<T> {}

    /**
     * The text is not valid.
     *
     * @param field the part at fault, such as {@code board} in a position string
     * @param message what was expected
     * @param <T> the type of the value
     */
    record Fault<T>(String field, Message message) implements Parsed<T> {
        /** The same fault with another type of value. */
        public <U> Fault<U> cast() {
            return new Fault<>(field, message);
        }
    }

    /** A valid text. */
    static <T> Parsed<T> ok(T value) {
        return new Ok<>(value);
    }

    /** A fault in a field: a message key and its arguments say what was expected. */
    static <T> Parsed<T> fault(String field, String key, Object... args) {
        return new Fault<>(field, Message.of(key, args));
    }

    /** Maps the value, if there is one, to another result (flatMap). */
    default <U> Parsed<U> then(Function<? super T, Parsed<U>> next) {
        return switch (this) {
            case Ok<T>(T value) -> next.apply(value);
            case Fault<T> fault -> fault.cast();
        };
    }

    /** The value; throws on a fault, for texts that are known to be valid. */
    default T orElseThrow() {
        return switch (this) {
            case Ok<T>(T value) -> value;
            case Fault<T>(String field, Message message) -> throw new IllegalArgumentException(field + ": " + message);
        };
    }
}
