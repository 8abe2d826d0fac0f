package org.tabuleiro.server;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tabuleiro.server.admin.AdminCommand;
import org.tabuleiro.server.admin.DatabaseChoice;

/** A command of the server's command line. */
sealed interface ServerCommand {
    /**
     * Print the help or the version.
     *
     * @param text the text
     */
    record Information(String text) implements ServerCommand {}

    /**
     * Serve the site.
     *
     * @param address the host name or IP address to listen on
     * @param port the port; 0 for any free port
     * @param log what is logged where
     * @param metricsPort the port of the metrics; 0 for any free port, empty for none
     * @param once whether to exit after the first page has been served
     * @param online the options of online play; empty without it
     */
    record Serve(
            String address,
            int port,
            LogOptions log,
            OptionalInt metricsPort,
            boolean once,
            Optional<OnlineOptions> online)
            implements ServerCommand {}

    /**
     * What is logged where.
     *
     * @param file the file of the request log; empty for standard output
     * @param isJson whether requests and warnings are lines of JSON, in standard output
     * @param isQuiet whether requests are not logged
     */
    record LogOptions(Optional<Path> file, boolean isJson, boolean isQuiet) {}

    /**
     * The options of online play.
     *
     * @param database its database
     * @param publicUrl the address of the site for everybody
     * @param trustedProxies addresses and networks of proxies that name the clients
     * @param limited whether clients are limited in what they may do how often
     */
    record OnlineOptions(
            DatabaseChoice database, Optional<URI> publicUrl, List<String> trustedProxies, boolean limited) {}

    /**
     * Administer the database of online play.
     *
     * @param database the database
     * @param command what to do
     */
    record Administer(DatabaseChoice database, AdminCommand command) implements ServerCommand {}

    /**
     * Write the site to a folder.
     *
     * @param folder the folder
     * @param force whether foreign files in the folder may be overwritten
     */
    record WriteSite(Path folder, boolean force) implements ServerCommand {}
}
