package org.tabuleiro.server;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

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
     * @param data the folder of its database
     * @param publicUrl the address of the site for everybody
     * @param trustedProxies addresses and networks of proxies that name the clients
     * @param limited whether clients are limited in what they may do how often
     * @param shared the PostgreSQL database instead of the embedded one
     */
    record OnlineOptions(
            Path data,
            Optional<URI> publicUrl,
            List<String> trustedProxies,
            boolean limited,
            Optional<SharedDatabase> shared) {}

    /**
     * A PostgreSQL database, which several servers can share.
     *
     * @param url its JDBC address
     * @param user the role; empty if the address names it, or it is that of the system
     * @param password the password; empty if none is needed, or the driver finds it
     */
    record SharedDatabase(String url, Optional<String> user, Optional<String> password) {
        /** Without the password. */
        @Override
        public String toString() {
            return url;
        }
    }

    /**
     * Write the site to a folder.
     *
     * @param folder the folder
     * @param force whether foreign files in the folder may be overwritten
     */
    record WriteSite(Path folder, boolean force) implements ServerCommand {}
}
