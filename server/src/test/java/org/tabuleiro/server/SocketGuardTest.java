package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.json.MessageCodec;
import org.tabuleiro.server.online.OnlineLimits;

/** Hostile and broken clients of the WebSocket. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(60)
class SocketGuardTest {
    private static final String HELLO = MessageCodec.write(new ClientMessage.Hello(1, "test", "en"));

    @TempDir
    static Path folder;

    private static OnlineTestServer server;

    @BeforeAll
    static void start() throws Exception {
        server = new OnlineTestServer(folder, OnlineLimits.standard(System::nanoTime));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static void awaitNoSocket() {
        while (server.api().socketCount() > 0) {
            Thread.onSpinWait();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "101 | Host: localhost:PORT       | Origin: http://localhost:PORT",
                "101 | Host: 192.168.1.5:PORT     | Origin: http://192.168.1.5:PORT",
                "101 | Host: [::1]:PORT           | Origin: http://[::1]:PORT",
                "403 | Host: localhost:PORT       | Origin: http://evil.example",
                "403 | Host: localhost:PORT       | Origin: https://localhost:PORT",
                "403 | Host: localhost:PORT       | Origin: http://localhost:1",
                "403 | Host: localhost:PORT       | Origin: null",
                "403 | Host: evil.example:PORT    | Origin: http://evil.example:PORT",
                "403 | Host: localhost.evil.example | Origin: http://localhost.evil.example",
                "403 | Host: localhost:PORT       | X-Nothing: 1",
                "403 | Host: localhost:PORT       | Authorization: Bearer short",
            })
    void only_our_pages_and_programs_with_a_secret_may_connect(String status, String host, String header)
            throws IOException {
        String port = String.valueOf(server.port());
        try (RawWebSocket socket =
                new RawWebSocket(server.port(), host.replace("PORT", port), header.replace("PORT", port))) {
            assertThat(socket.status()).contains(" " + status + " ");
        }
    }

    @Test
    void with_a_public_address_only_its_pages_may_connect() throws Exception {
        try (OnlineTestServer open = new OnlineTestServer(
                        folder.resolve("public"),
                        OnlineLimits.none(),
                        Optional.of(URI.create("https://play.example.org")));
                RawWebSocket ours = new RawWebSocket(open.port(), "Host: inner", "Origin: https://play.example.org");
                RawWebSocket local = RawWebSocket.ofPage(open.port())) {
            assertThat(ours.status()).contains(" 101 ");
            assertThat(local.status()).contains(" 403 ");
        }
    }

    @Test
    void a_visitor_without_a_player_is_welcome_to_watch() throws IOException {
        try (RawWebSocket socket = RawWebSocket.ofPage(server.port())) {
            socket.text(HELLO);
            assertThat(socket.read().text()).startsWith("{\"kind\":\"welcome\"").doesNotContain("\"player\"");
            socket.text("{\"kind\":\"watch\",\"match\":\"nothing\",\"from\":0}");
            assertThat(socket.read().text()).contains("\"reason\":\"no-match\"");
            socket.text("{\"kind\":\"rematch\",\"id\":\"c\",\"match\":\"m\"}");
            assertThat(socket.read().text()).contains("\"reason\":\"no-player\"");
        }
    }

    @Test
    void a_message_in_fragments_is_one_message() throws IOException {
        try (RawWebSocket socket = RawWebSocket.ofPage(server.port())) {
            socket.part(RawWebSocket.TEXT, false, HELLO.substring(0, 10));
            socket.part(RawWebSocket.CONTINUATION, false, HELLO.substring(10, 20));
            socket.part(RawWebSocket.CONTINUATION, true, HELLO.substring(20));
            assertThat(socket.read().text()).contains("welcome");
        }
    }

    @Test
    void fragments_without_end_are_cut_off() throws IOException {
        try (RawWebSocket socket = RawWebSocket.ofPage(server.port())) {
            socket.part(RawWebSocket.TEXT, false, "x".repeat(4000));
            socket.part(RawWebSocket.CONTINUATION, false, "x".repeat(4000));
            assertThat(socket.closeCode()).isEqualTo(1009);
        }
        awaitNoSocket();
    }

    @Test
    void a_large_message_is_refused() throws IOException {
        try (RawWebSocket socket = RawWebSocket.ofPage(server.port())) {
            socket.text("x".repeat(4097));
            assertThat(socket.closeCode()).isEqualTo(1009);
        }
        awaitNoSocket();
    }

    @Test
    void binary_messages_are_refused() throws IOException {
        try (RawWebSocket socket = RawWebSocket.ofPage(server.port())) {
            socket.frame(0x80 | RawWebSocket.BINARY, new byte[] {1, 2, 3});
            assertThat(socket.closeCode()).isEqualTo(1003);
        }
        awaitNoSocket();
    }

    @Test
    void a_malformed_message_ends_the_connection_and_nothing_of_it_comes_back() throws IOException {
        try (RawWebSocket socket = RawWebSocket.ofPage(server.port())) {
            socket.text("{\"kind\":\"watch\",\"match\":\"secret\",\"from\":\"secret\"}");
            assertThat(socket.read().text()).isEqualTo("{\"kind\":\"malformed\",\"field\":\"from\"}");
            RawWebSocket.Received close = socket.read();
            assertThat(close).isEqualTo(new RawWebSocket.Received(RawWebSocket.CLOSE, "", 1008));
        }
        awaitNoSocket();
    }

    @Test
    void a_flood_is_cut_off() throws IOException {
        try (RawWebSocket socket = RawWebSocket.ofPage(server.port())) {
            for (int i = 0; i < 61; i++) {
                socket.text("{\"kind\":\"unwatch\",\"match\":\"m\"}");
            }
            assertThat(socket.closeCode()).isEqualTo(1008);
        }
    }

    @Test
    void a_ping_is_answered_with_its_content() throws IOException {
        try (RawWebSocket socket = RawWebSocket.ofPage(server.port())) {
            socket.frame(0x80 | RawWebSocket.PING, new byte[] {'a', 'b'});
            assertThat(socket.read()).isEqualTo(new RawWebSocket.Received(RawWebSocket.PONG, "ab", 0));
        }
    }

    @Test
    void a_session_ends_when_its_line_is_cut() throws IOException {
        awaitNoSocket();
        for (boolean reset : new boolean[] {true, false}) {
            RawWebSocket socket = RawWebSocket.ofPage(server.port());
            socket.text(HELLO);
            assertThat(socket.read().text()).contains("welcome");
            assertThat(server.api().socketCount()).isEqualTo(1);
            if (reset) {
                socket.reset();
            } else {
                socket.close();
            }
            awaitNoSocket();
        }
    }

    @Test
    void bytes_that_are_no_frames_leave_no_session_and_echo_nothing() throws IOException {
        Random random = new Random(5);
        for (int i = 0; i < 40; i++) {
            byte[] bytes = new byte[1 + random.nextInt(60)];
            random.nextBytes(bytes);
            if (i % 2 == 0) {
                bytes[0] = (byte) 0x81;
            }
            try (RawWebSocket socket = RawWebSocket.ofPage(server.port())) {
                assertThat(socket.status()).contains(" 101 ");
                socket.raw(bytes);
                socket.socket().shutdownOutput();
                byte[] answer = socket.socket().getInputStream().readAllBytes();
                assertThat(new String(answer, StandardCharsets.ISO_8859_1))
                        .doesNotContain("Exception", "tabuleiro", "helidon");
            }
        }
        awaitNoSocket();
    }

    @Test
    void when_the_server_stops_clients_are_told_to_come_back() throws Exception {
        try (OnlineTestServer stopped = new OnlineTestServer(folder.resolve("stopped"), OnlineLimits.none());
                RawWebSocket socket = RawWebSocket.ofPage(stopped.port())) {
            socket.text(HELLO);
            assertThat(socket.read().text()).contains("welcome");
            Thread stopping = Thread.startVirtualThread(() -> stopped.api().drain());
            assertThat(socket.read().text()).startsWith("{\"kind\":\"restart\",\"inMillis\":");
            assertThat(socket.closeCode()).isEqualTo(1012);
            assertThat(stopped.api().isReady()).isFalse();
            stopping.join();
            try (RawWebSocket late = RawWebSocket.ofPage(stopped.port())) {
                assertThat(late.status()).contains(" 403 ");
            }
        }
    }

    @Test
    void whatever_clients_send_nothing_is_left_of_them() throws Exception {
        beHostile(Duration.ofSeconds(3));
    }

    @Test
    @Tag("slow")
    @Timeout(900)
    void nothing_is_left_of_ten_minutes_of_hostile_clients() throws Exception {
        beHostile(Duration.ofMinutes(10));
    }

    private static void beHostile(Duration time) throws IOException {
        Random random = new Random(7);
        List<String> examples = Files.readAllLines(Path.of("../protocol/src/test/examples/client.jsonl"));
        AtomicReference<@Nullable Throwable> escaped = new AtomicReference<>();
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> escaped.set(failure));
        StringBuilder answers = new StringBuilder();
        int clients = 0;
        for (long end = System.nanoTime() + time.toNanos(); System.nanoTime() < end; clients++) {
            try (RawWebSocket socket = RawWebSocket.ofPage(server.port())) {
                socket.socket().setSoTimeout(20);
                for (int i = random.nextInt(8); i > 0; i--) {
                    attack(socket, random, examples.get(random.nextInt(examples.size())));
                }
                answers.setLength(0);
                for (int i = 0; i < 10; i++) {
                    answers.append(socket.read().text());
                }
                if (random.nextBoolean()) {
                    socket.reset();
                }
            } catch (IOException ended) {
                // The server has closed the connection, or has nothing to say.
            }
            assertThat(answers.toString()).doesNotContain("xception", "java.", "org.tabuleiro", "jdbc");
        }
        Thread.setDefaultUncaughtExceptionHandler(null);
        assertThat(clients).isGreaterThan(20);
        assertThat(escaped.get()).isNull();
        awaitNoSocket();
    }

    private static void attack(RawWebSocket socket, Random random, String example) throws IOException {
        switch (random.nextInt(9)) {
            case 0 -> socket.text(HELLO);
            case 1 -> socket.text(example);
            case 2 -> socket.text(damaged(example, random));
            case 3 -> socket.text(example.replaceAll("[0-9]+", "99999999999999999999"));
            case 4 -> socket.text("[".repeat(random.nextInt(4000)));
            case 5 -> socket.part(random.nextInt(16), random.nextBoolean(), example);
            // A frame that says it is huge, and one without a mask.
            case 6 -> socket.raw(new byte[] {(byte) 0x81, (byte) 0xff, 0x7f, -1, -1, -1, -1, -1, -1, -1});
            case 7 -> socket.raw(new byte[] {(byte) 0x81, 5, 'h', 'e', 'l', 'l', 'o'});
            default -> {
                byte[] bytes = new byte[random.nextInt(200)];
                random.nextBytes(bytes);
                socket.raw(bytes);
            }
        }
    }

    private static String damaged(String example, Random random) {
        StringBuilder text = new StringBuilder(example);
        for (int i = random.nextInt(4); i >= 0; i--) {
            text.setCharAt(random.nextInt(text.length()), (char) (32 + random.nextInt(96)));
        }
        return text.toString();
    }
}
