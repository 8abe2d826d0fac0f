package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.time.Duration;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tabuleiro.cli.BadInput;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(60)
class SiteServerShutdownTest {
    /** A grace period long enough to fail the test if the shutdown waits for it. */
    private static final ConnectionLimits PATIENT = new ConnectionLimits(
            ConnectionLimits.DEFAULT.connections(),
            ConnectionLimits.DEFAULT.lineBytes(),
            ConnectionLimits.DEFAULT.headerBytes(),
            ConnectionLimits.DEFAULT.bodyBytes(),
            ConnectionLimits.DEFAULT.idle(),
            ConnectionLimits.DEFAULT.headers(),
            ConnectionLimits.DEFAULT.answer(),
            Duration.ofSeconds(30));

    @Test
    void a_running_response_completes() throws Exception {
        TestServer server = new TestServer(ConnectionLimits.DEFAULT);
        try (Socket socket = server.connect()) {
            TestServer.send(socket, "GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n");
            InputStream in = socket.getInputStream();
            assertThat(in.read()).isEqualTo('H');
            Thread stop = Thread.ofVirtual().start(server::close);
            while (accepts(server)) {
                Thread.onSpinWait();
            }
            assertThat(in.readAllBytes()).hasSizeGreaterThan(24 << 20);
            stop.join();
        }
    }

    @Test
    void a_client_that_does_not_read_does_not_block_the_shutdown() throws Exception {
        TestServer server = new TestServer(ConnectionLimits.DEFAULT);
        try (Socket socket = server.connect()) {
            TestServer.send(socket, "GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n");
            assertThat(socket.getInputStream().read()).isEqualTo('H');
            assertThat(stopping(server))
                    .isLessThan(ConnectionLimits.DEFAULT.grace().plusSeconds(5));
        }
    }

    @Test
    void idle_connections_do_not_delay_the_shutdown() throws Exception {
        TestServer server = new TestServer(PATIENT);
        try (Socket silent = server.connect();
                Socket idle = server.connect()) {
            TestServer.send(idle, "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n");
            assertThat(idle.getInputStream().read()).isEqualTo('H');
            assertThat(silent.isConnected()).isTrue();
            server.get("/");
            assertThat(stopping(server)).isLessThan(PATIENT.grace());
        }
    }

    @Test
    void a_stopped_server_frees_its_port() throws Exception {
        TestServer server = new TestServer(ConnectionLimits.DEFAULT);
        server.get("/");
        server.close();
        assertThat(accepts(server)).isFalse();
        try (SiteServer next = SiteServer.start(
                TestServer.site(), "localhost", server.port(), RequestLog.none(), ConnectionLimits.DEFAULT)) {
            assertThat(next.port()).isEqualTo(server.port());
        }
    }

    @Test
    void every_answered_request_is_logged_once_the_server_has_stopped() throws Exception {
        TestServer server = new TestServer(ConnectionLimits.DEFAULT);
        server.get("/icon.svg?logged");
        server.ask("HEAD", "/not/here");
        server.close();
        assertThat(server.log().lines())
                .satisfiesExactlyInAnyOrder(
                        line -> assertThat(line)
                                .matches(
                                        "127\\.0\\.0\\.1 - - \\[\\d\\d/\\w{3}/\\d{4}(:\\d\\d){3} [+-]\\d{4}] \"GET /icon\\.svg HTTP/1\\.1\" 200 \\d+ \\d+"),
                        line -> assertThat(line).contains("\"HEAD /not/here HTTP/1.1\" 404 "));
    }

    @Test
    void two_servers_do_not_share_a_port() throws Exception {
        try (TestServer first = new TestServer(ConnectionLimits.DEFAULT)) {
            assertThatThrownBy(() -> SiteServer.start(
                            TestServer.site(), "localhost", first.port(), RequestLog.none(), ConnectionLimits.DEFAULT))
                    .isInstanceOfSatisfying(
                            BadInput.class,
                            refusal ->
                                    assertThat(refusal.fault().message().key()).isEqualTo("server.port-used"));
            assertThat(first.get("/").statusCode()).isEqualTo(200);
        }
    }

    private static Duration stopping(TestServer server) {
        long began = System.nanoTime();
        server.close();
        return Duration.ofNanos(System.nanoTime() - began);
    }

    private static boolean accepts(TestServer server) {
        try (Socket socket = server.connect()) {
            return socket.isConnected();
        } catch (IOException refused) {
            return false;
        }
    }
}
