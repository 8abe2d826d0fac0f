package org.tabuleiro.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.tabuleiro.client.Connection.Patience;
import org.tabuleiro.client.OnlinePlayer;
import org.tabuleiro.client.ServerAddress;
import org.tabuleiro.online.OnlineService;
import org.tabuleiro.online.live.Measurements;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.online.store.DatabaseException;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.SeatChoice;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.server.online.OnlineApi;
import org.tabuleiro.server.online.OnlineLimits;

/** A server with online play on a real port and a real database, and players on it. */
final class OnlineTestServer implements AutoCloseable {
    /** A client that notices and mends a cut line within a fraction of a second. */
    static final Patience HASTY =
            new Patience(Duration.ofSeconds(2), Duration.ofMillis(200), Duration.ofMillis(20), Duration.ofMillis(100));

    private final HttpClient http = HttpClient.newHttpClient();
    private final Database database;
    private final OnlineService service;
    private final OnlineApi api;
    private final SiteServer server;

    OnlineTestServer(Path folder, OnlineLimits limits) throws DatabaseException {
        this(folder, limits, Optional.empty());
    }

    OnlineTestServer(Path folder, OnlineLimits limits, Optional<URI> publicUrl) throws DatabaseException {
        this(Database.h2(folder), limits, publicUrl, Measurements.NONE, RequestLog.none());
    }

    OnlineTestServer(
            Path folder, OnlineLimits limits, Optional<URI> publicUrl, Measurements measurements, RequestLog log)
            throws DatabaseException {
        this(Database.h2(folder), limits, publicUrl, measurements, log);
    }

    OnlineTestServer(
            Database database,
            OnlineLimits limits,
            Optional<URI> publicUrl,
            Measurements measurements,
            RequestLog log) {
        this.database = database;
        service = new OnlineService(database, InstantSource.system(), () -> true, measurements);
        service.start();
        api = new OnlineApi(service, publicUrl, true, List.of(), limits);
        server = SiteServer.start(TestServer.site(), Optional.of(api), "localhost", 0, log, ConnectionLimits.DEFAULT);
    }

    int port() {
        return server.port();
    }

    OnlineApi api() {
        return api;
    }

    HttpClient http() {
        return http;
    }

    ServerAddress address() {
        return address(port());
    }

    static ServerAddress address(int port) {
        return new ServerAddress(URI.create("http://localhost:" + port));
    }

    String newGuest() throws IOException, InterruptedException {
        return address().newGuest(http);
    }

    /** A guest that is connected through a port: the server's, or that of a proxy before it. */
    OnlinePlayer guest(int port) throws IOException, InterruptedException {
        return player(newGuest(), port);
    }

    OnlinePlayer guest() throws IOException, InterruptedException {
        return guest(port());
    }

    OnlinePlayer player(String secret, int port) {
        OnlinePlayer player = new OnlinePlayer(http, address(port), secret, "test", HASTY);
        player.start();
        return player;
    }

    /** Lets two players begin a match by invitation; the first invites and has the first side. */
    static String match(OnlinePlayer first, OnlinePlayer second, String game, String time) throws Exception {
        ServerMessage.Invited invited = answer(
                first,
                id -> new ClientMessage.Invite(id, game, "", time, SeatChoice.FIRST),
                ServerMessage.Invited.class);
        ServerMessage.Seated seated =
                answer(second, id -> new ClientMessage.Join(id, invited.token()), ServerMessage.Seated.class);
        first.watch(seated.match());
        second.watch(seated.match());
        return seated.match();
    }

    static <T extends ServerMessage> T answer(
            OnlinePlayer player, Function<String, ClientMessage> request, Class<T> type) throws Exception {
        return type.cast(player.ask(request).get(20, TimeUnit.SECONDS));
    }

    @Override
    public void close() {
        server.close();
        api.close();
        service.close();
        database.close();
        http.close();
    }
}
