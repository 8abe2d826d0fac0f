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
class ShutdownTest {
    /** Waits so long for answers that are on their way that it would be noticed. */
    private static final ConnectionLimits PATIENT = new ConnectionLimits(
            ConnectionLimits.USUAL.connections(),
            ConnectionLimits.USUAL.lineBytes(),
            ConnectionLimits.USUAL.headerBytes(),
            ConnectionLimits.USUAL.bodyBytes(),
            ConnectionLimits.USUAL.idle(),
            ConnectionLimits.USUAL.headers(),
            ConnectionLimits.USUAL.answer(),
            Duration.ofSeconds(30));

    @Test
    void an_answer_that_is_on_its_way_arrives_whole() throws Exception {
        Served served = new Served(ConnectionLimits.USUAL);
        try (Socket socket = served.connect()) {
            Served.send(socket, "GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n");
            InputStream in = socket.getInputStream();
            assertThat(in.read()).isEqualTo('H');
            Thread stop = Thread.ofVirtual().start(served::close);
            while (accepts(served)) {
                Thread.onSpinWait();
            }
            assertThat(in.readAllBytes()).hasSizeGreaterThan(24 << 20);
            stop.join();
        }
    }

    @Test
    void one_who_does_not_read_keeps_nobody_from_stopping() throws Exception {
        Served served = new Served(ConnectionLimits.USUAL);
        try (Socket socket = served.connect()) {
            Served.send(socket, "GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n");
            assertThat(socket.getInputStream().read()).isEqualTo('H');
            assertThat(stopping(served))
                    .isLessThan(ConnectionLimits.USUAL.grace().plusSeconds(5));
        }
    }

    @Test
    void open_connections_without_a_request_are_not_waited_for() throws Exception {
        Served served = new Served(PATIENT);
        try (Socket silent = served.connect();
                Socket idle = served.connect()) {
            Served.send(idle, "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n");
            assertThat(idle.getInputStream().read()).isEqualTo('H');
            assertThat(silent.isConnected()).isTrue();
            served.get("/");
            assertThat(stopping(served)).isLessThan(PATIENT.grace());
        }
    }

    @Test
    void a_server_that_has_stopped_leaves_its_port_to_the_next_one() throws Exception {
        Served served = new Served(ConnectionLimits.USUAL);
        served.get("/");
        served.close();
        assertThat(accepts(served)).isFalse();
        try (SiteServer next = SiteServer.start(
                Served.site(), "localhost", served.port(), RequestLog.none(), ConnectionLimits.USUAL)) {
            assertThat(next.port()).isEqualTo(served.port());
        }
    }

    @Test
    void each_request_that_was_answered_is_one_line_in_the_log_of_a_server_that_has_stopped() throws Exception {
        Served served = new Served(ConnectionLimits.USUAL);
        served.get("/icon.svg?logged");
        served.ask("HEAD", "/not/here");
        served.close();
        assertThat(served.log().lines())
                .satisfiesExactlyInAnyOrder(
                        line -> assertThat(line)
                                .matches(
                                        "127\\.0\\.0\\.1 - - \\[\\d\\d/\\w{3}/\\d{4}(:\\d\\d){3} [+-]\\d{4}] \"GET /icon\\.svg HTTP/1\\.1\" 200 \\d+ \\d+"),
                        line -> assertThat(line).contains("\"HEAD /not/here HTTP/1.1\" 404 "));
    }

    @Test
    void two_servers_do_not_share_a_port() throws Exception {
        try (Served first = new Served(ConnectionLimits.USUAL)) {
            assertThatThrownBy(() -> SiteServer.start(
                            Served.site(), "localhost", first.port(), RequestLog.none(), ConnectionLimits.USUAL))
                    .isInstanceOfSatisfying(
                            BadInput.class,
                            refusal ->
                                    assertThat(refusal.fault().message().key()).isEqualTo("server.port-used"));
            assertThat(first.get("/").statusCode()).isEqualTo(200);
        }
    }

    private static Duration stopping(Served served) {
        long began = System.nanoTime();
        served.close();
        return Duration.ofNanos(System.nanoTime() - began);
    }

    private static boolean accepts(Served served) {
        try (Socket socket = served.connect()) {
            return socket.isConnected();
        } catch (IOException refused) {
            return false;
        }
    }
}
