package org.tabuleiro.server;

import io.helidon.http.DirectHandler.EventType;
import io.helidon.http.DirectHandler.TransportResponse;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http1.Http1Config;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.games.Message;

/** The site on a port of this machine. */
final class SiteServer implements AutoCloseable {
    /** What Helidon says is for its developers; kept here, since a logger that nobody holds forgets its level. */
    private static final Logger HELIDON = Logger.getLogger("io.helidon");

    private static final int FIRST_FREE_PORT = 1024;

    private final WebServer server;
    private final Deadlines deadlines;

    private SiteServer(WebServer server, Deadlines deadlines) {
        this.server = server;
        this.deadlines = deadlines;
    }

    /** Listens at an address. */
    static SiteServer start(Site site, String address, int port, RequestLog log, ConnectionLimits limits) {
        HELIDON.setLevel(Level.OFF);
        InetAddress where = find(address);
        // Helidon only logs why it cannot listen; and it answers files that are not there yet at once.
        probe(where, address, port);
        Deadlines deadlines = new Deadlines(limits.headers());
        SiteHandler handler = new SiteHandler(site, log, deadlines, limits.answer());
        WebServer server = WebServer.builder()
                .address(where)
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
                .directHandlers(refusals(log))
                .routing(HttpRouting.builder().any(handler))
                .build()
                .start();
        if (!server.isRunning()) {
            deadlines.close();
            throw new BadInput(Message.of("server.port-used", port, address));
        }
        return new SiteServer(server, deadlines);
    }

    private static InetAddress find(String address) {
        try {
            InetAddress found = InetAddress.getByName(address);
            if (!address.isBlank()
                    && (found.isAnyLocalAddress()
                            || found.isLoopbackAddress()
                            || NetworkInterface.getByInetAddress(found) != null)) {
                return found;
            }
        } catch (UnknownHostException | SocketException unknown) {
            // The same as one of another machine.
        }
        throw new BadInput(Message.of("server.address", address));
    }

    private static void probe(InetAddress where, String address, int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.bind(new InetSocketAddress(where, port));
        } catch (IOException no) {
            if (port >= FIRST_FREE_PORT || answers(where, port)) {
                throw new BadInput(Message.of("server.port-used", port, address));
            }
            throw new BadInput(Message.of("server.port-kept", port, String.valueOf(no.getMessage())));
        }
    }

    private static boolean answers(InetAddress where, int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(where, port), (int)
                    Duration.ofSeconds(1).toMillis());
            return true;
        } catch (IOException nobody) {
            return false;
        }
    }

    /** Requests that cannot even be read get a status and no word: nothing of them comes back. */
    private static DirectHandlers refusals(RequestLog log) {
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

    /** The port that it listens at. */
    int port() {
        return server.port();
    }

    /** Takes no more requests, lets those that are being answered end, and stops. */
    @Override
    public void close() {
        server.stop();
        deadlines.close();
    }
}
