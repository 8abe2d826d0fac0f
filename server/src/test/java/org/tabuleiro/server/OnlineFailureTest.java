package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.client.OnlineFailure;
import org.tabuleiro.client.OnlineFailure.Reason;
import org.tabuleiro.client.OnlinePlayer;
import org.tabuleiro.client.ServerAddress;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.server.online.OnlineLimits;

/** What a client says about servers that it cannot use. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(60)
class OnlineFailureTest {
    @TempDir
    Path folder;

    private static Reason reason(HttpClient http, String url) {
        OnlineFailure failure =
                catchThrowableOfType(OnlineFailure.class, () -> new ServerAddress(URI.create(url)).info(http));
        for (Language language : Language.values()) {
            String text = new Catalogue(language).text(failure.told());
            assertThat(text).contains(url).doesNotContain("client.failure");
        }
        return failure.reason();
    }

    private static HttpServer answering(int status, String body) throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        server.start();
        return server;
    }

    private static Reason answered(HttpClient http, int status, String body) throws Exception {
        HttpServer server = answering(status, body);
        try {
            return reason(http, "http://localhost:" + server.getAddress().getPort());
        } finally {
            server.stop(0);
        }
    }

    @Test
    void each_way_in_which_a_server_cannot_be_used_has_its_own_sentence() throws Exception {
        try (HttpClient http = HttpClient.newHttpClient()) {
            assertThat(answered(http, 200, "<html>hello</html>")).isEqualTo(Reason.NOT_TABULEIRO);
            assertThat(answered(http, 404, "")).isEqualTo(Reason.NOT_TABULEIRO);
            assertThat(answered(http, 503, "")).isEqualTo(Reason.UNAVAILABLE);
            assertThat(answered(http, 429, "")).isEqualTo(Reason.TOO_MANY);
            assertThat(answered(http, 403, "")).isEqualTo(Reason.REFUSED);
            assertThat(answered(http, 200, "{\"protocol\":0,\"localOnly\":true}"))
                    .isEqualTo(Reason.NO_ONLINE_PLAY);
            assertThat(answered(http, 200, "{\"protocol\":99,\"localOnly\":true}"))
                    .isEqualTo(Reason.CLIENT_TOO_OLD);
            assertThat(reason(http, "http://no-such-machine.invalid")).isEqualTo(Reason.UNKNOWN_HOST);
            int closed;
            try (ServerSocket socket = new ServerSocket(0)) {
                closed = socket.getLocalPort();
            }
            assertThat(reason(http, "http://localhost:" + closed)).isEqualTo(Reason.NOTHING_THERE);
        }
    }

    @Test
    void a_program_that_does_not_speak_http_is_no_tabuleiro_server() throws Exception {
        try (ServerSocket socket = new ServerSocket(0);
                HttpClient http = HttpClient.newHttpClient()) {
            Thread greeting = Thread.startVirtualThread(() -> {
                try (var line = socket.accept()) {
                    line.getOutputStream().write("220 mail.example.org ESMTP\r\n".getBytes(StandardCharsets.UTF_8));
                } catch (IOException closed) {
                    throw new UncheckedIOException(closed);
                }
            });
            assertThat(reason(http, "http://localhost:" + socket.getLocalPort()))
                    .isEqualTo(Reason.NOT_TABULEIRO);
            greeting.join();
        }
    }

    @Test
    void a_certificate_that_is_not_trusted_is_told_from_a_server_without_tls() throws Exception {
        Path keys = folder.resolve("keys");
        Process keytool = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-alias",
                        "self",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=localhost",
                        "-storepass",
                        "password",
                        "-keystore",
                        keys.toString())
                .redirectErrorStream(true)
                .start();
        keytool.getInputStream().readAllBytes();
        assertThat(keytool.waitFor()).isZero();
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(keys)) {
            store.load(in, "password".toCharArray());
        }
        KeyManagerFactory managers = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        managers.init(store, "password".toCharArray());
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(managers.getKeyManagers(), null, null);
        HttpsServer server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(context));
        server.start();
        ServerSocket plain = new ServerSocket(0);
        Thread answering = Thread.startVirtualThread(() -> {
            try (var line = plain.accept()) {
                line.getOutputStream().write("HTTP/1.1 400 Bad Request\r\n\r\n".getBytes(StandardCharsets.UTF_8));
                line.getInputStream().readAllBytes();
            } catch (IOException closed) {
                throw new UncheckedIOException(closed);
            }
        });
        try (plain;
                HttpClient http = HttpClient.newHttpClient()) {
            assertThat(reason(http, "https://localhost:" + server.getAddress().getPort()))
                    .isEqualTo(Reason.TLS);
            assertThat(reason(http, "https://localhost:" + plain.getLocalPort()))
                    .isEqualTo(Reason.NO_TLS);
        } finally {
            server.stop(0);
            answering.interrupt();
        }
    }

    @Test
    void a_cut_line_is_told_and_a_secret_that_is_unknown_makes_a_new_guest() throws Exception {
        CompletableFuture<Reason> lost = new CompletableFuture<>();
        CompletableFuture<Void> connected = new CompletableFuture<>();
        OnlineTestServer server = new OnlineTestServer(folder, OnlineLimits.none());
        try (OnlinePlayer player = new OnlinePlayer(
                server.http(),
                server.address(),
                server.newGuest(),
                "test",
                "en",
                OnlineTestServer.HASTY,
                Runnable::run,
                new OnlinePlayer.Listener() {
                    @Override
                    public void connected() {
                        connected.complete(null);
                    }

                    @Override
                    public void disconnected(OnlineFailure failure) {
                        lost.complete(failure.reason());
                    }
                })) {
            player.start();
            connected.get(20, TimeUnit.SECONDS);
            String secret = server.newGuest();
            var same = server.address().guest(server.http(), Optional.of(secret), "pt");
            assertThat(same.secret()).isEqualTo(secret);
            var other = server.address().guest(server.http(), Optional.of("x".repeat(43)), "pt");
            assertThat(other.secret()).isNotEqualTo("x".repeat(43));
            assertThat(other.player().id()).isNotEqualTo(same.player().id());
            server.close();
            assertThat(lost.get(20, TimeUnit.SECONDS)).isIn(Reason.LOST, Reason.NOTHING_THERE);
        }
    }
}
