package org.tabuleiro.console.io;

/** A person pressed Ctrl-C instead of ending a line: what the line was for is not to be done. */
public final class Cancelled extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String typed;

    Cancelled(String typed) {
        super(null, null, false, false);
        this.typed = typed;
    }

    /** Whether something had been typed, which is given up with the line. */
    public boolean hasText() {
        return !typed.isBlank();
    }
}
