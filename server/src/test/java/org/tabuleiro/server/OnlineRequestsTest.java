package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tabuleiro.server.online.OnlineLimits;

/** The requests of online play: what they answer, and whom they refuse. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(60)
class OnlineRequestsTest {
    private static final String JSON = "application/json";

    @TempDir
    static Path folder;

    private static OnlineTestServer server;

    @BeforeAll
    static void start() throws Exception {
        server = new OnlineTestServer(folder, OnlineLimits.none());
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return server.http().send(request.build(), BodyHandlers.ofString());
    }

    private static HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + "/api/v1/" + path));
    }

    private static HttpRequest.Builder guest(String type) {
        return request("guest").header("Content-Type", type).POST(BodyPublishers.ofString("{}"));
    }

    @Test
    void the_page_learns_that_there_is_online_play() throws Exception {
        HttpResponse<String> answer = send(request("hello"));
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo("{\"protocol\":1,\"localOnly\":true}\n");
        assertThat(answer.headers().firstValue("Cache-Control")).contains("no-store");
        assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    }

    @Test
    void a_site_without_online_play_has_no_such_address() throws Exception {
        try (TestServer site = new TestServer(ConnectionLimits.DEFAULT)) {
            assertThat(site.get("/api/v1/hello").statusCode()).isEqualTo(404);
            assertThat(site.get("/ready").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void a_guest_keeps_its_cookie() throws Exception {
        HttpResponse<String> first = send(guest(JSON));
        assertThat(first.statusCode()).isEqualTo(201);
        assertThat(first.body()).contains("\"type\":\"guest\"");
        String cookie = first.headers().firstValue("Set-Cookie").orElseThrow();
        assertThat(cookie).matches("tabuleiro=[A-Za-z0-9]{43}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Strict");
        HttpResponse<String> again = send(guest(JSON)
                .header("Cookie", "other=1; " + cookie.replaceAll(";.*", ""))
                .header("Origin", "http://localhost:" + server.port()));
        assertThat(again.statusCode()).isEqualTo(200);
        assertThat(again.body()).isEqualTo(first.body());
        assertThat(again.headers().firstValue("Set-Cookie")).isEmpty();
    }

    @Test
    void with_https_the_cookie_stays_on_it() throws Exception {
        try (OnlineTestServer secure = new OnlineTestServer(
                folder.resolve("https"), OnlineLimits.none(), Optional.of(URI.create("https://play.example.org")))) {
            HttpResponse<String> answer = server.http()
                    .send(
                            HttpRequest.newBuilder(URI.create("http://localhost:" + secure.port() + "/api/v1/guest"))
                                    .header("Content-Type", JSON)
                                    .header("Origin", "https://play.example.org")
                                    .POST(BodyPublishers.ofString("{}"))
                                    .build(),
                            BodyHandlers.ofString());
            assertThat(answer.headers().firstValue("Set-Cookie").orElseThrow())
                    .startsWith("__Host-tabuleiro=")
                    .endsWith("; HttpOnly; SameSite=Strict; Secure");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "text/plain, X-Nothing, 1",
        "application/x-www-form-urlencoded, X-Nothing, 1",
        "application/json, Origin, http://evil.example",
        "application/json, Origin, null",
        "application/json, Sec-Fetch-Site, cross-site",
        "application/json, Sec-Fetch-Site, same-site",
        "application/json, Cookie, tabuleiro=0123456789012345678901234567890123456789012",
    })
    void requests_of_foreign_pages_are_refused(String type, String header, String value) throws Exception {
        HttpResponse<String> answer = send(guest(type).header(header, value));
        assertThat(answer.statusCode()).isEqualTo(403);
        assertThat(answer.headers().firstValue("Set-Cookie")).isEmpty();
    }

    @Test
    void methods_sizes_and_paths_are_checked() throws Exception {
        assertThat(send(request("guest")).statusCode()).isEqualTo(405);
        assertThat(send(request("hello").DELETE()).statusCode()).isEqualTo(405);
        assertThat(send(request("nothing")).statusCode()).isEqualTo(404);
        assertThat(send(request("socket")).statusCode()).isEqualTo(403);
        assertThat(send(request("guest").header("Content-Type", JSON).POST(BodyPublishers.ofString("x".repeat(5000))))
                        .statusCode())
                .isEqualTo(413);
    }

    @Test
    void a_page_reports_a_fault_of_its_own_on_one_line_of_the_log() throws Exception {
        List<String> logged = new CopyOnWriteArrayList<>();
        Logger log = Logger.getLogger("org.tabuleiro.server.online.TroubleLog");
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord entry) {
                logged.add(MessageFormat.format(entry.getMessage(), entry.getParameters()));
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        log.addHandler(handler);
        log.setUseParentHandlers(false);
        try {
            HttpRequest.Builder report = request("trouble").header("Content-Type", JSON);
            String body = "{\"what\":\"match m1\\n\"}\nWARNING: forged " + "x".repeat(600);
            assertThat(send(report.POST(BodyPublishers.ofString(body))).statusCode())
                    .isEqualTo(204);
            assertThat(logged).singleElement().asString().contains("match m1").doesNotContain("\n");
            assertThat(logged.getFirst().length()).isLessThan(600);
            HttpRequest.Builder foreign = request("trouble").header("Content-Type", JSON);
            assertThat(send(foreign.header("Origin", "http://elsewhere.example").POST(BodyPublishers.ofString(body)))
                            .statusCode())
                    .isEqualTo(403);
            assertThat(logged).hasSize(1);
        } finally {
            log.removeHandler(handler);
            log.setUseParentHandlers(true);
        }
    }
}
