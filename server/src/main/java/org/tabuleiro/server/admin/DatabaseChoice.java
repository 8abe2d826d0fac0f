package org.tabuleiro.server.admin;

import java.nio.file.Path;
import java.util.Optional;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.games.Message;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.online.store.DatabaseException;

/**
 * Which database has the matches.
 *
 * @param folder the folder of the embedded database, and of the files beside it
 * @param shared the PostgreSQL database instead of the embedded one
 */
public record DatabaseChoice(Path folder, Optional<SharedDatabase> shared) {

    /**
     * A PostgreSQL database, which several servers can share.
     *
     * @param url its JDBC address
     * @param user the role; empty if the address names it, or it is that of the system
     * @param password the password; empty if none is needed, or the driver finds it
     */
    public record SharedDatabase(String url, Optional<String> user, Optional<String> password) {
        /** The address without its options, and without the password. */
        @Override
        public String toString() {
            return url.replaceFirst("\\?.*", "");
        }
    }

    /** Opens the database; what is wrong is bad input. */
    public Database open() {
        // The pool and the migrations log through SLF4J; without a logger SLF4J would say so at every start.
        System.setProperty("slf4j.internal.verbosity", "ERROR");
        try {
            return shared.isPresent() ? open(shared.get()) : Database.h2(folder);
        } catch (DatabaseException failure) {
            throw new BadInput(
                    shared.isPresent()
                            ? explain(shared.get().toString(), failure)
                            : Message.of("server.data", folder.toString(), String.valueOf(failure.getMessage())));
        }
    }

    private static Database open(SharedDatabase shared) throws DatabaseException {
        return Database.postgres(shared.url(), shared.user(), shared.password());
    }

    private static Message explain(String database, DatabaseException failure) {
        return switch (failure.reason()) {
            case ADDRESS -> Message.of("server.database.address", database);
            case UNREACHABLE -> Message.of("server.database.unreachable", database, failure.detail());
            case PASSWORD -> Message.of("server.database.password", database, failure.detail());
            case NO_DATABASE -> Message.of("server.database.none", database, failure.detail());
            case NOT_ALLOWED -> Message.of("server.database.not-allowed", database, failure.detail());
            case TOO_MANY -> Message.of("server.database.too-many", database, failure.detail());
            case IN_USE, OTHER -> Message.of("server.database.other", database, failure.detail());
        };
    }
}
