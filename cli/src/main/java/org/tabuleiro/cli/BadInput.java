package org.tabuleiro.cli;

import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;

/** Input that cannot be used: ends the command with one line that says what was expected. */
public final class BadInput extends RuntimeException {
    /** The exit code of a command that ends with bad input. */
    public static final int EXIT_CODE = 2;

    private static final long serialVersionUID = 1;

    private final transient Parsed.Fault<?> fault;

    public BadInput(Message message) {
        this(new Parsed.Fault<>("", message));
    }

    public BadInput(Parsed.Fault<?> fault) {
        super(fault.toString());
        this.fault = fault;
    }

    /** Returns the value that was parsed; throws its fault as bad input. */
    public static <T> T valueOf(Parsed<T> parsed) {
        return switch (parsed) {
            case Parsed.Ok<T>(T value) -> value;
            case Parsed.Fault<T> fault -> throw new BadInput(fault);
        };
    }

    public Parsed.Fault<?> fault() {
        return fault;
    }
}
