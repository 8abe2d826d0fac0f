package org.tabuleiro.server;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.InstantSource;
import java.util.Optional;
import org.tabuleiro.online.OnlineService;
import org.tabuleiro.online.live.GameFolder;
import org.tabuleiro.online.live.Measurements;
import org.tabuleiro.online.store.Backups;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.online.store.DatabaseClock;
import org.tabuleiro.server.admin.DatabaseChoice;
import org.tabuleiro.server.online.OnlineApi;
import org.tabuleiro.server.online.OnlineLimits;

/**
 * Online play on a database, from the opening of the database to its closing.
 *
 * @param database the database
 * @param clock the time of a database that several servers share
 * @param backups the backups of a database that this server has alone
 * @param service the matches
 * @param api the requests
 * @param isLocalOnly whether links of invitations lead nobody on another machine here
 */
record OnlinePlay(
        Database database,
        Optional<DatabaseClock> clock,
        Optional<Backups> backups,
        OnlineService service,
        OnlineApi api,
        boolean isLocalOnly)
        implements AutoCloseable {

    /**
     * Opens the database and gives back the time of an outage.
     *
     * @param address the address that the server listens on
     * @param measurements is told what happens
     */
    static OnlinePlay open(ServerCommand.OnlineOptions options, String address, Measurements measurements) {
        DatabaseChoice choice = options.database();
        Database database = choice.open();
        Optional<DatabaseClock> clock = choice.shared().map(each -> new DatabaseClock(database, System::nanoTime));
        InstantSource time = clock.map(InstantSource.class::cast).orElseGet(InstantSource::system);
        Optional<GameFolder> games = choice.shared().isPresent()
                ? Optional.empty()
                : Optional.of(new GameFolder(choice.folder().resolve("games")));
        OnlineService service = new OnlineService(
                database, time, () -> clock.map(DatabaseClock::isCertain).orElse(true), measurements, games);
        service.start();
        Optional<Backups> backups = choice.shared().isPresent()
                ? Optional.empty()
                : Optional.of(new Backups(database, choice.folder().resolve("backups"), time));
        backups.ifPresent(Backups::start);
        boolean localOnly = options.publicUrl().isEmpty() && isLoopback(address);
        OnlineApi api = new OnlineApi(
                service,
                options.publicUrl(),
                localOnly,
                options.trustedProxies(),
                options.limited() ? OnlineLimits.standard(System::nanoTime) : OnlineLimits.none());
        return new OnlinePlay(database, clock, backups, service, api, localOnly);
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
        backups.ifPresent(Backups::close);
        clock.ifPresent(DatabaseClock::close);
        database.close();
    }
}
