package org.tabuleiro.server.metrics;

import io.helidon.http.HeaderNames;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http1.Http1Config;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.games.Message;

/** Answers {@code /metrics} on a port of its own that only this machine can reach. */
public final class MetricsServer implements AutoCloseable {
    private final WebServer server;
    private final ServerMetrics metrics;

    private MetricsServer(WebServer server, ServerMetrics metrics) {
        this.server = server;
        this.metrics = metrics;
    }

    /** Starts on a port; 0 for any free port. */
    public static MetricsServer start(int port, ServerMetrics metrics) {
        InetAddress host = InetAddress.getLoopbackAddress();
        // Helidon only logs why it cannot listen.
        try (ServerSocket socket = new ServerSocket()) {
            socket.bind(new InetSocketAddress(host, port));
        } catch (IOException used) {
            throw new BadInput(Message.of("server.metrics-port-used", port));
        }
        WebServer server = WebServer.builder()
                .address(host)
                .port(port)
                .shutdownHook(false)
                .featuresDiscoverServices(false)
                .protocolsDiscoverServices(false)
                .addProtocol(Http1Config.create())
                .routing(HttpRouting.builder()
                        .get(
                                "/metrics",
                                (request, response) -> response.header(
                                                HeaderNames.CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")
                                        .send(metrics.scrape())))
                .build()
                .start();
        return new MetricsServer(server, metrics);
    }

    /** The port it listens on. */
    public int port() {
        return server.port();
    }

    @Override
    public void close() {
        server.stop();
        metrics.close();
    }
}
