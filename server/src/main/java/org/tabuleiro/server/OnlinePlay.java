package org.tabuleiro.server;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.InstantSource;
import java.util.Optional;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.games.Message;
import org.tabuleiro.online.OnlineService;
import org.tabuleiro.online.live.Measurements;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.online.store.DatabaseClock;
import org.tabuleiro.online.store.DatabaseException;
import org.tabuleiro.server.online.OnlineApi;
import org.tabuleiro.server.online.OnlineLimits;

/**
 * Online play on a database, from the opening of the database to its closing.
 *
 * @param database the database
 * @param clock the time of a database that several servers share
 * @param service the matches
 * @param api the requests
 * @param isLocalOnly whether links of invitations lead nobody on another machine here
 */
record OnlinePlay(
        Database database, Optional<DatabaseClock> clock, OnlineService service, OnlineApi api, boolean isLocalOnly)
        implements AutoCloseable {

    /**
     * Opens the database and gives back the time of an outage.
     *
     * @param address the address that the server listens on
     * @param measurements is told what happens
     */
    static OnlinePlay open(ServerCommand.OnlineOptions options, String address, Measurements measurements) {
        // The pool and the migrations log through SLF4J; without a logger SLF4J would say so at every start.
        System.setProperty("slf4j.internal.verbosity", "ERROR");
        try {
            Database database = database(options);
            Optional<DatabaseClock> clock = options.shared().map(each -> new DatabaseClock(database, System::nanoTime));
            OnlineService service = clock.map(time -> new OnlineService(database, time, time::isCertain, measurements))
                    .orElseGet(() -> new OnlineService(database, InstantSource.system(), () -> true, measurements));
            service.start();
            boolean localOnly = options.publicUrl().isEmpty() && isLoopback(address);
            OnlineApi api = new OnlineApi(
                    service,
                    options.publicUrl(),
                    localOnly,
                    options.trustedProxies(),
                    options.limited() ? OnlineLimits.standard(System::nanoTime) : OnlineLimits.none());
            return new OnlinePlay(database, clock, service, api, localOnly);
        } catch (DatabaseException failure) {
            throw new BadInput(explain(options, failure));
        }
    }

    private static Database database(ServerCommand.OnlineOptions options) throws DatabaseException {
        return options.shared().isPresent() ? postgres(options.shared().get()) : Database.h2(options.data());
    }

    private static Database postgres(ServerCommand.SharedDatabase shared) throws DatabaseException {
        return Database.postgres(shared.url(), shared.user(), shared.password());
    }

    private static Message explain(ServerCommand.OnlineOptions options, DatabaseException failure) {
        if (options.shared().isEmpty()) {
            return Message.of("server.data", options.data().toString(), String.valueOf(failure.getMessage()));
        }
        // Not the rest of the address, which may have options.
        String database = options.shared().get().url().replaceFirst("\\?.*", "");
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

    private static boolean isLoopback(String address) {
        try {
            return InetAddress.getByName(address).isLoopbackAddress();
        } catch (UnknownHostException unknown) {
            return false;
        }
    }

    @Override
    public void close() {
        api.close();
        service.close();
        clock.ifPresent(DatabaseClock::close);
        database.close();
    }
}
