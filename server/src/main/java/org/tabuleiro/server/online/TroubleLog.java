package org.tabuleiro.server.online;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/** The log of faults that pages report of themselves, such as a board that is not that of the server. */
final class TroubleLog {
    private static final Logger LOG = System.getLogger(TroubleLog.class.getName());
    private static final int MAX_LENGTH = 500;

    private TroubleLog() {}

    /** Logs a report, which anybody may have written: on one line, and not all of a long one. */
    static void report(String text) {
        String line = text.strip().replaceAll("[^\\x20-\\x7e]", "?");
        LOG.log(Level.WARNING, "a page reports: {0}", line.substring(0, Math.min(line.length(), MAX_LENGTH)));
    }
}
