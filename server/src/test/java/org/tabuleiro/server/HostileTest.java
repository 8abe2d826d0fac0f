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

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(60)
class HostileTest {
    private static final String END = " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

    private final Served served;

    HostileTest() throws Refusal {
        served = new Served(Served.TIGHT);
    }

    @AfterEach
    void the_server_still_answers() throws IOException, InterruptedException {
        assertThat(served.get("/health").statusCode()).isEqualTo(200);
        served.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../../../../etc/passwd",
                "/assets/../../../../etc/passwd",
                "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
                "/..%2f..%2f..%2fetc/passwd",
                "/%252e%252e/%252e%252e/etc/passwd",
                "/..\\..\\..\\etc\\passwd",
                "/..%5c..%5cetc%5cpasswd",
                "//etc/passwd",
                "/etc/passwd%00.html",
                "/index.html%00",
                "/index.html/",
                "/./././etc/passwd",
                "/file:///etc/passwd",
                "/META-INF/MANIFEST.MF",
                "/org/tabuleiro/server/Main.class",
                "/%zz",
                "/%",
                "/%c0%ae%c0%ae/etc/passwd",
                "index.html",
                "*",
                ""
            })
    void no_path_leads_out_of_the_site(String path) throws IOException {
        String answer = served.raw("GET " + path + END);
        assertThat(answer).matches(text -> text.matches("(?s)HTTP/1\\.1 (400|404) .*"), "400 or 404");
        assertThat(answer).doesNotContain("root:", "Manifest-Version", "Exception", "at io.helidon");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\r\n\r\n\r\n",
                "nonsense\r\n\r\n",
                "GET /\r\n\r\n",
                "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: localhost\r\nno colon\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: localhost\r\nBad Name: x\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: localhost\r\nX: a\u0000b\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: nonsense\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\n\r\n",
                "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
                "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
            })
    void what_is_no_request_is_refused_without_a_word(String request) throws IOException {
        String answer = served.raw(request);
        assertThat(answer).doesNotContain("HTTP/1.1 200", "HTTP/1.1 500", "Exception", "helidon", "nonsense");
    }

    @Test
    void a_request_that_hides_another_one_is_not_answered_twice() throws IOException {
        String answer = served.raw(
                "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
                        + "0\r\n\r\nGET /health" + END);
        assertThat(answer).doesNotContain("\"UP\"");
    }

    @Test
    void a_first_line_that_is_too_long_is_refused() throws IOException {
        assertThat(served.raw("GET /" + "a".repeat(2000) + END)).startsWith("HTTP/1.1 4");
    }

    @Test
    void headers_that_are_too_long_are_refused() throws IOException {
        String many = "X: y\r\n".repeat(1000);
        assertThat(served.raw("GET / HTTP/1.1\r\nHost: localhost\r\n" + many + "\r\n"))
                .startsWith("HTTP/1.1 4");
        String one = "X: " + "y".repeat(4000) + "\r\n";
        assertThat(served.raw("GET / HTTP/1.1\r\nHost: localhost\r\n" + one + "\r\n"))
                .startsWith("HTTP/1.1 4");
    }

    @Test
    void refusals_trust_nobody_either() throws IOException {
        assertThat(served.raw("GET /%zz" + END)).startsWith("HTTP/1.1 400").contains("default-src 'none'");
        assertThat(served.log()).contains(" 400 ");
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
            Served.send(socket, "GET /large.bin" + END);
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
            for (int i = 0; i < Served.TIGHT.connections(); i++) {
                crowd.add(served.connect());
            }
            // Answered all the same, since those who say nothing are sent away.
            assertThat(served.raw("GET /health" + END)).contains("\"UP\"");
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
