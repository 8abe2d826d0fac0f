package org.tabuleiro.online.store;

/** A database that cannot be opened; the message is for the operator. */
public final class DatabaseException extends Exception {
    private static final long serialVersionUID = 1;

    /** Why it cannot be opened. */
    public enum Cause {
        /** The text is no address of a database. */
        ADDRESS,
        /** Another process has it open. */
        IN_USE,
        /** No answer from its server. */
        UNREACHABLE,
        /** The role or its password is wrong. */
        PASSWORD,
        /** The server has no such database. */
        NO_DATABASE,
        /** The role may not make or use the tables. */
        NOT_ALLOWED,
        /** The server has no connection left. */
        TOO_MANY,
        /** Something else; the message says what. */
        OTHER
    }

    private final Cause reason;

    DatabaseException(Cause reason, String message, Throwable cause) {
        super(message, cause);
        this.reason = reason;
    }

    /** Why it cannot be opened. */
    public Cause reason() {
        return reason;
    }

    /** What the driver or the system says. */
    public String detail() {
        Throwable deepest = this;
        while (deepest.getCause() != null) {
            deepest = deepest.getCause();
        }
        return String.valueOf(deepest.getMessage()).replace('\n', ' ').strip();
    }
}
