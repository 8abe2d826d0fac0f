package org.tabuleiro.console.io;

import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;

/** Something a person gave cannot be used: ends the command with one line that says what was expected. */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Parsed.Fault<?> fault;

    public BadInput(Message message) {
        this(new Parsed.Fault<>("", message));
    }

    public BadInput(Parsed.Fault<?> fault) {
        super(fault.toString());
        this.fault = fault;
    }

    public Parsed.Fault<?> fault() {
        return fault;
    }
}
