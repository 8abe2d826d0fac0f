package org.tabuleiro.server;

import java.nio.file.Path;
import java.util.Optional;

/** What the command line asks for. */
sealed interface ServerCommand {
    /**
     * Print the help or the version.
     *
     * @param text what to print
     */
    record Information(String text) implements ServerCommand {}

    /**
     * Serve the site.
     *
     * @param address the name or number of the address to listen at
     * @param port the port; 0 for any that is free
     * @param log the file for the request log; empty for standard output
     * @param quiet whether no request is logged
     * @param once whether to end as soon as the first page has been served
     */
    record Serve(String address, int port, Optional<Path> log, boolean quiet, boolean once) implements ServerCommand {}

    /**
     * Write the site into a folder.
     *
     * @param folder where to
     * @param force whether files of others in that folder may be overwritten
     */
    record WriteSite(Path folder, boolean force) implements ServerCommand {}
}
