package org.tabuleiro.online.store;

/** A database that cannot be opened; the message is for the operator. */
public final class DatabaseException extends Exception {
    private static final long serialVersionUID = 1;

    DatabaseException(String message, Throwable cause) {
        super(message, cause);
    }
}
