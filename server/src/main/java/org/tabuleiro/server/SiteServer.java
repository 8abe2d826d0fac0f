package org.tabuleiro.server;

import io.helidon.http.DirectHandler.EventType;
import io.helidon.http.DirectHandler.TransportResponse;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.WebServerConfig;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http1.Http1Config;
import io.helidon.webserver.websocket.WsConfig;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Optional;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.games.Message;
import org.tabuleiro.server.online.OnlineApi;

/** The HTTP server of the site. */
final class SiteServer implements AutoCloseable {
    /** The guard of sockets has a lower limit, and says so to the client. */
    private static final int MAX_FRAME_BYTES = 16 << 10;

    private static final int FIRST_UNPRIVILEGED_PORT = 1024;

    private final WebServer server;
    private final Deadlines deadlines;
    private final Optional<OnlineApi> online;

    private SiteServer(WebServer server, Deadlines deadlines, Optional<OnlineApi> online) {
        this.server = server;
        this.online = online;
        this.deadlines = deadlines;
    }

    /** Starts a server without online play. */
    static SiteServer start(Site site, String address, int port, RequestLog log, ConnectionLimits limits) {
        return start(site, Optional.empty(), address, port, log, limits);
    }

    /** Starts a server on an address and port. */
    static SiteServer start(
            Site site, Optional<OnlineApi> online, String address, int port, RequestLog log, ConnectionLimits limits) {
        LibraryWarnings.configure();
        InetAddress host = resolve(address);
        // Helidon only logs why it cannot listen.
        checkPort(host, address, port);
        Deadlines deadlines = new Deadlines(limits.headers());
        SiteHandler handler = new SiteHandler(site, online, log, deadlines, limits.answer());
        WebServerConfig.Builder builder = WebServer.builder()
                .address(host)
                .port(port)
                .shutdownHook(false)
                .shutdownGracePeriod(limits.grace())
                .featuresDiscoverServices(false)
                .protocolsDiscoverServices(false)
                .addProtocol(Http1Config.builder()
                        .maxPrologueLength(limits.lineBytes())
                        .maxHeadersSize(limits.headerBytes())
                        .addReceiveListener(deadlines)
                        .build())
                .maxPayloadSize(limits.bodyBytes())
                .maxTcpConnections(limits.connections())
                .idleConnectionTimeout(limits.idle())
                .idleConnectionPeriod(limits.idle().dividedBy(4))
                .connectionOptions(socket -> socket.readTimeout(limits.idle()))
                .directHandlers(errorHandlers(log))
                .routing(HttpRouting.builder().any(handler));
        online.ifPresent(api -> builder.addProtocol(
                        WsConfig.builder().maxFrameLength(MAX_FRAME_BYTES).build())
                .addRouting(api.sockets()));
        WebServer server = builder.build().start();
        if (!server.isRunning()) {
            deadlines.close();
            throw new BadInput(Message.of("server.port-used", port, address));
        }
        return new SiteServer(server, deadlines, online);
    }

    private static InetAddress resolve(String address) {
        try {
            InetAddress found = InetAddress.getByName(address);
            if (!address.isBlank()
                    && (found.isAnyLocalAddress()
                            || found.isLoopbackAddress()
                            || NetworkInterface.getByInetAddress(found) != null)) {
                return found;
            }
        } catch (UnknownHostException | SocketException unknown) {
            // The same error as for an address of another machine.
        }
        throw new BadInput(Message.of("server.address", address));
    }

    private static void checkPort(InetAddress host, String address, int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.bind(new InetSocketAddress(host, port));
        } catch (IOException failure) {
            if (port >= FIRST_UNPRIVILEGED_PORT || accepts(host, port)) {
                throw new BadInput(Message.of("server.port-used", port, address));
            }
            throw new BadInput(Message.of("server.port-kept", port, String.valueOf(failure.getMessage())));
        }
    }

    private static boolean accepts(InetAddress host, int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(host, port), (int)
                    Duration.ofSeconds(1).toMillis());
            return true;
        } catch (IOException refused) {
            return false;
        }
    }

    /** Malformed requests get a status without a body, so that nothing of the request is echoed. */
    private static DirectHandlers errorHandlers(RequestLog log) {
        DirectHandlers.Builder all = DirectHandlers.builder();
        for (EventType event : EventType.values()) {
            all.addHandler(event, (request, type, status, headers, message) -> {
                log.write("-", request.method(), request.path(), status.code(), 0, 0);
                SecurityHeaders.addTo(headers);
                headers.set(HeaderNames.CACHE_CONTROL, "no-store");
                return TransportResponse.builder()
                        .status(status)
                        .headers(headers)
                        .keepAlive(false)
                        .build();
            });
        }
        return all.build();
    }

    /** The port it listens on. */
    int port() {
        return server.port();
    }

    /** Graceful shutdown: accepts no more requests, waits for running responses, and stops. */
    @Override
    public void close() {
        // The library stops without a word to its sockets.
        online.ifPresent(OnlineApi::drain);
        server.stop();
        deadlines.close();
    }
}
