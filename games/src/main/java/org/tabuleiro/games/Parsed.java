package org.tabuleiro.games;

import java.util.function.Function;

/**
 * What came of reading a text that a person may have got wrong: the value, or the fault.
 *
 * @param <T> what is read
 */
public sealed interface Parsed<T> {

    /**
     * The text was good.
     *
     * @param value what it says
     * @param <T> what is read
     */
    record Ok<T>(T value) implements Parsed<T> {}

    /**
     * The text was not good.
     *
     * @param field the part at fault, such as {@code board} in a position string
     * @param message what was expected
     * @param <T> what should have been read
     */
    record Fault<T>(String field, Message message) implements Parsed<T> {
        /** The same fault of another reading. */
        public <U> Fault<U> cast() {
            return new Fault<>(field, message);
        }
    }

    /** A good reading. */
    static <T> Parsed<T> ok(T value) {
        return new Ok<>(value);
    }

    /** A fault in a field: a message key and its arguments say what was expected. */
    static <T> Parsed<T> fault(String field, String key, Object... args) {
        return new Fault<>(field, Message.of(key, args));
    }

    /** Goes on with the value where there is one. */
    default <U> Parsed<U> then(Function<? super T, Parsed<U>> next) {
        return switch (this) {
            case Ok<T>(T value) -> next.apply(value);
            case Fault<T> fault -> fault.cast();
        };
    }

    /** The value, for texts that are known to be good: a fault is an exception here. */
    default T orElseThrow() {
        return switch (this) {
            case Ok<T>(T value) -> value;
            case Fault<T>(String field, Message message) -> throw new IllegalArgumentException(field + ": " + message);
        };
    }
}
