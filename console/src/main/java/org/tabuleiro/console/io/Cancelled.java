package org.tabuleiro.console.io;

/** Thrown when a line is cancelled with Ctrl+C: what it was asked for must not be done. */
public final class Cancelled extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String typed;

    Cancelled(String typed) {
        super(null, null, false, false);
        this.typed = typed;
    }

    /** Whether the cancelled line had any text. */
    public boolean hasText() {
        return !typed.isBlank();
    }
}
