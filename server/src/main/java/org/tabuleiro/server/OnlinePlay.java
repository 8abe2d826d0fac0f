package org.tabuleiro.server;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.InstantSource;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.games.Message;
import org.tabuleiro.online.OnlineService;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.online.store.DatabaseException;
import org.tabuleiro.server.online.OnlineApi;
import org.tabuleiro.server.online.OnlineLimits;

/**
 * Online play on the embedded database, from the opening of the database to its closing.
 *
 * @param database the database
 * @param service the matches
 * @param api the requests
 * @param isLocalOnly whether links of invitations lead nobody on another machine here
 */
record OnlinePlay(Database database, OnlineService service, OnlineApi api, boolean isLocalOnly)
        implements AutoCloseable {

    /**
     * Opens the database and gives back the time of an outage.
     *
     * @param address the address that the server listens on
     */
    static OnlinePlay open(ServerCommand.OnlineOptions options, String address) {
        // The pool and the migrations log through SLF4J; without a logger SLF4J would say so at every start.
        System.setProperty("slf4j.internal.verbosity", "ERROR");
        try {
            Database database = Database.h2(options.data());
            OnlineService service = new OnlineService(database, InstantSource.system());
            service.start();
            boolean localOnly = options.publicUrl().isEmpty() && isLoopback(address);
            OnlineApi api = new OnlineApi(
                    service,
                    options.publicUrl(),
                    localOnly,
                    options.trustedProxies(),
                    options.limited() ? OnlineLimits.standard(System::nanoTime) : OnlineLimits.none());
            return new OnlinePlay(database, service, api, localOnly);
        } catch (DatabaseException failure) {
            throw new BadInput(
                    Message.of("server.data", options.data().toString(), String.valueOf(failure.getMessage())));
        }
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
        database.close();
    }
}
