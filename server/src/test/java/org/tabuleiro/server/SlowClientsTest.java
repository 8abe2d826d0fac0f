package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Slow clients do not block others. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(60)
class SlowClientsTest {
    private static final ConnectionLimits HASTY = new ConnectionLimits(
            4,
            ConnectionLimits.DEFAULT.lineBytes(),
            ConnectionLimits.DEFAULT.headerBytes(),
            ConnectionLimits.DEFAULT.bodyBytes(),
            Duration.ofMillis(800),
            Duration.ofMillis(800),
            Duration.ofMillis(1500),
            Duration.ofMillis(500));

    private final TestServer server;

    SlowClientsTest() {
        server = new TestServer(HASTY);
    }

    @AfterEach
    void the_server_still_answers() throws IOException, InterruptedException {
        assertThat(server.get("/health").statusCode()).isEqualTo(200);
        server.close();
    }

    @Test
    void a_silent_connection_is_closed() throws IOException {
        try (Socket socket = server.connect()) {
            assertThat(rest(socket)).isEmpty();
        }
    }

    @Test
    void an_idle_connection_is_closed() throws IOException {
        try (Socket socket = server.connect()) {
            TestServer.send(socket, "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n");
            assertThat(rest(socket)).contains("\"UP\"");
        }
    }

    @Test
    void a_tls_handshake_is_refused() throws IOException {
        String hello = "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003";
        assertThat(server.raw(hello)).doesNotContain("HTTP/1.1 200", "HTTP/1.1 500", "Exception", "helidon");
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET /aaaaaa", "GET / HTTP/1.1\r\nHost: localhost\r\nX: y"})
    void a_client_that_sends_a_byte_at_a_time_is_disconnected(String beginning)
            throws IOException, InterruptedException {
        long began = System.nanoTime();
        try (Socket socket = server.connect()) {
            socket.setSoTimeout(50);
            TestServer.send(socket, beginning);
            boolean open = true;
            while (open) {
                assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(10));
                try {
                    TestServer.send(socket, "a");
                    open = socket.getInputStream().read() >= 0;
                } catch (SocketTimeoutException nothingYet) {
                    open = true;
                } catch (IOException ended) {
                    open = false;
                }
            }
        }
    }

    @Test
    void a_client_that_does_not_read_the_response_is_disconnected() throws IOException {
        try (Socket socket = server.connect()) {
            TestServer.send(socket, "GET /large.bin" + TestServer.END);
            assertThat(socket.getInputStream().read()).isEqualTo('H');
            long began = System.nanoTime();
            while (!server.log().contains("/large.bin")) {
                assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(10));
                Thread.onSpinWait();
            }
            // The buffered rest arrives, and then the end, long before the whole file.
            assertThat(rest(socket).length()).isLessThan(24 << 20);
        }
    }

    @Test
    void surplus_connections_wait_until_others_close() throws IOException {
        List<Socket> silent = new ArrayList<>();
        try {
            for (int i = 0; i < HASTY.connections(); i++) {
                silent.add(server.connect());
            }
            // Answered nevertheless, because silent connections are closed after a timeout.
            assertThat(server.raw("GET /health" + TestServer.END)).contains("\"UP\"");
        } finally {
            for (Socket each : silent) {
                each.close();
            }
        }
    }

    private static String rest(Socket socket) throws IOException {
        InputStream in = socket.getInputStream();
        StringBuilder text = new StringBuilder();
        try {
            byte[] part = new byte[1 << 16];
            for (int n = in.read(part); n >= 0; n = in.read(part)) {
                text.append(new String(part, 0, n, StandardCharsets.ISO_8859_1));
            }
        } catch (SocketTimeoutException stillOpen) {
            throw stillOpen;
        } catch (IOException reset) {
            // Closed with a reset.
        }
        return text.toString();
    }
}
