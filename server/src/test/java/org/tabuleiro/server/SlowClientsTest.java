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

/** Those who keep a server waiting do not keep it from others. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(60)
class SlowClientsTest {
    private static final ConnectionLimits HASTY = new ConnectionLimits(
            4,
            ConnectionLimits.USUAL.lineBytes(),
            ConnectionLimits.USUAL.headerBytes(),
            ConnectionLimits.USUAL.bodyBytes(),
            Duration.ofMillis(800),
            Duration.ofMillis(800),
            Duration.ofMillis(1500),
            Duration.ofMillis(500));

    private final Served served;

    SlowClientsTest() {
        served = new Served(HASTY);
    }

    @AfterEach
    void the_server_still_answers() throws IOException, InterruptedException {
        assertThat(served.get("/health").statusCode()).isEqualTo(200);
        served.close();
    }

    @Test
    void a_connection_that_says_nothing_is_ended() throws IOException {
        try (Socket socket = served.connect()) {
            assertThat(rest(socket)).isEmpty();
        }
    }

    @Test
    void a_connection_without_a_second_request_is_ended() throws IOException {
        try (Socket socket = served.connect()) {
            Served.send(socket, "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n");
            assertThat(rest(socket)).contains("\"UP\"");
        }
    }

    @Test
    void the_beginning_of_an_encrypted_connection_gets_no_word() throws IOException {
        String hello = "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003";
        assertThat(served.raw(hello)).doesNotContain("HTTP/1.1 200", "HTTP/1.1 500", "Exception", "helidon");
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET /aaaaaa", "GET / HTTP/1.1\r\nHost: localhost\r\nX: y"})
    void one_who_sends_a_byte_at_a_time_is_not_waited_for(String beginning) throws IOException, InterruptedException {
        long began = System.nanoTime();
        try (Socket socket = served.connect()) {
            socket.setSoTimeout(50);
            Served.send(socket, beginning);
            boolean open = true;
            while (open) {
                assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(10));
                try {
                    Served.send(socket, "a");
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
    void one_who_does_not_read_the_answer_is_not_waited_for() throws IOException {
        try (Socket socket = served.connect()) {
            Served.send(socket, "GET /large.bin" + Served.END);
            assertThat(socket.getInputStream().read()).isEqualTo('H');
            long began = System.nanoTime();
            while (!served.log().contains("/large.bin")) {
                assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(10));
                Thread.onSpinWait();
            }
            // What is left in the buffers comes, and then the end, long before the whole file.
            assertThat(rest(socket).length()).isLessThan(24 << 20);
        }
    }

    @Test
    void those_who_are_too_many_wait_until_others_go() throws IOException {
        List<Socket> crowd = new ArrayList<>();
        try {
            for (int i = 0; i < HASTY.connections(); i++) {
                crowd.add(served.connect());
            }
            // Answered all the same, since those who say nothing are sent away.
            assertThat(served.raw("GET /health" + Served.END)).contains("\"UP\"");
        } finally {
            for (Socket each : crowd) {
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
            // Ended, if not politely.
        }
        return text.toString();
    }
}
