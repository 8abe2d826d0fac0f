package org.tabuleiro.server;

import io.helidon.common.buffers.DataReader.InsufficientDataAvailableException;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * The warnings of Helidon, without one that is none: it calls a client that leaves in the middle of its
 * request an internal server error.
 */
final class LibraryWarnings {
    // The fields keep the loggers from being collected, which would reset them.
    private static final Logger ALL = Logger.getLogger("io.helidon");
    private static final Logger CONNECTIONS = Logger.getLogger("io.helidon.webserver.http1.Http1Connection");

    private LibraryWarnings() {}

    /** Lets warnings, and nothing below, reach the log. */
    static void configure() {
        ALL.setLevel(Level.WARNING);
        CONNECTIONS.setFilter(LibraryWarnings::isWarning);
    }

    private static boolean isWarning(LogRecord entry) {
        for (Throwable each = entry.getThrown(); each != null; each = each.getCause()) {
            if (each instanceof InsufficientDataAvailableException) {
                return false;
            }
        }
        return true;
    }
}
