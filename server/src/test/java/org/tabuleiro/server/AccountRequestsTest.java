package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
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
import org.tabuleiro.games.Parsed;
import org.tabuleiro.online.live.Measurements;
import org.tabuleiro.protocol.account.AccountAnswer;
import org.tabuleiro.protocol.account.AccountFault;
import org.tabuleiro.protocol.account.AccountRequest;
import org.tabuleiro.protocol.json.MessageCodec;
import org.tabuleiro.server.online.OnlineLimits;

/** Accounts by HTTP: cookies, limits, the connections of sessions that end, and what logs say. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(60)
class AccountRequestsTest {
    private static final String PASSWORD = "tres-gatos-no-telhado";

    @TempDir
    static Path folder;

    private static final ByteArrayOutputStream LOGGED = new ByteArrayOutputStream();
    private static final Handler PROGRAM_LOG = new Handler() {
        @Override
        public void publish(LogRecord each) {
            LOGGED.writeBytes((each.getMessage() + Arrays.toString(each.getParameters()) + each.getThrown() + "\n")
                    .getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    private static OnlineTestServer server;

    @BeforeAll
    static void start() throws Exception {
        Logger.getLogger("").addHandler(PROGRAM_LOG);
        server = new OnlineTestServer(
                folder,
                OnlineLimits.standard(System::nanoTime),
                Optional.empty(),
                Measurements.NONE,
                RequestLog.common(new LogLines(LOGGED, failure -> {})));
    }

    @AfterAll
    static void stop() {
        server.close();
        Logger.getLogger("").removeHandler(PROGRAM_LOG);
    }

    private static HttpRequest.Builder post(String json) {
        return HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + "/api/v1/account"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(json));
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return server.http().send(request.build(), BodyHandlers.ofString());
    }

    private static AccountAnswer answer(HttpResponse<String> response) {
        return MessageCodec.readAccountAnswer(response.body()) instanceof Parsed.Ok<AccountAnswer>(AccountAnswer value)
                ? value
                : new AccountAnswer.AccountDone();
    }

    /** A browser with its cookie, at an address of its own. */
    private static final class Browser {
        private final String address;
        Optional<String> cookie = Optional.empty();

        Browser(String address) {
            this.address = address;
        }

        HttpResponse<String> send(AccountRequest request) throws IOException, InterruptedException {
            HttpRequest.Builder post = post(MessageCodec.write(request))
                    .header("X-Forwarded-For", address)
                    .header("Origin", "http://localhost:" + server.port())
                    .header("Sec-Fetch-Site", "same-origin")
                    .header("User-Agent", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0");
            cookie.ifPresent(value -> post.header("Cookie", value));
            HttpResponse<String> response = AccountRequestsTest.send(post);
            response.headers()
                    .firstValue("Set-Cookie")
                    .ifPresent(set -> cookie = Optional.of(set.replaceAll(";.*", "")));
            return response;
        }

        int status(AccountRequest request) throws IOException, InterruptedException {
            return send(request).statusCode();
        }

        AccountAnswer.AccountShown account() throws IOException, InterruptedException {
            return (AccountAnswer.AccountShown) answer(send(new AccountRequest.ShowAccount()));
        }

        RawWebSocket socket() throws IOException {
            return new RawWebSocket(
                    server.port(),
                    "Host: localhost:" + server.port(),
                    "Origin: http://localhost:" + server.port(),
                    "Cookie: " + cookie.orElseThrow());
        }
    }

    @Test
    void each_sign_in_sets_a_cookie_of_its_own_that_scripts_cannot_read() throws Exception {
        Browser browser = new Browser("203.0.113.1");
        HttpResponse<String> signedUp = browser.send(new AccountRequest.SignUp("Zulmira", PASSWORD));
        assertThat(signedUp.statusCode()).isEqualTo(200);
        assertThat(signedUp.headers().firstValue("Set-Cookie").orElseThrow())
                .matches("tabuleiro=[A-Za-z0-9]{43}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Strict");
        assertThat(signedUp.headers().firstValue("Cache-Control")).contains("no-store");
        Optional<String> before = browser.cookie;
        assertThat(browser.status(new AccountRequest.SignIn("Zulmira", PASSWORD)))
                .isEqualTo(200);
        assertThat(browser.cookie).isNotEqualTo(before);
        assertThat(browser.account().sessions())
                .singleElement()
                .satisfies(session -> assertThat(session.device()).isEqualTo("Firefox, Linux"));
        HttpResponse<String> out = browser.send(new AccountRequest.SignOut());
        assertThat(out.headers().firstValue("Set-Cookie").orElseThrow())
                .isEqualTo("tabuleiro=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict");
        assertThat(browser.account().player()).isEmpty();
    }

    @Test
    void a_session_that_ends_closes_its_connection_within_a_second() throws Exception {
        Browser first = new Browser("203.0.113.2");
        first.send(new AccountRequest.SignUp("Belmiro", PASSWORD));
        Browser second = new Browser("203.0.113.2");
        second.send(new AccountRequest.SignIn("Belmiro", PASSWORD));
        String ended = second.account().sessions().stream()
                .filter(each -> each.current())
                .findFirst()
                .orElseThrow()
                .id();
        try (RawWebSocket stays = first.socket();
                RawWebSocket closes = second.socket()) {
            assertThat(closes.status()).contains("101");
            long start = System.nanoTime();
            first.send(new AccountRequest.EndSession(ended));
            assertThat(closes.read().closeCode()).isEqualTo(1000);
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(1));
            stays.text("{\"kind\":\"hello\",\"protocol\":1,\"client\":\"test\",\"language\":\"en\"}");
            assertThat(stays.read().text()).contains("welcome").contains("Belmiro");
        }
        assertThat(second.account().player()).isEmpty();
    }

    @Test
    void guesses_at_a_password_are_limited_by_name_from_all_addresses() throws Exception {
        new Browser("203.0.113.3").send(new AccountRequest.SignUp("Leopoldina", PASSWORD));
        for (int i = 0; i < 10; i++) {
            assertThat(new Browser("198.51." + i + ".1").status(new AccountRequest.SignIn("LEOPOLDINA", "guess " + i)))
                    .isEqualTo(401);
        }
        HttpResponse<String> refused =
                new Browser("198.51.99.1").send(new AccountRequest.SignIn("leopoldina", PASSWORD));
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(answer(refused)).isEqualTo(new AccountAnswer.AccountRefused(AccountFault.TOO_MANY));
    }

    @Test
    void guesses_at_names_codes_and_links_are_limited_by_address() throws Exception {
        Browser browser = new Browser("203.0.113.4");
        for (int i = 0; i < 30; i++) {
            assertThat(browser.status(new AccountRequest.Recover("nobody" + i, "0", PASSWORD)))
                    .isEqualTo(401);
        }
        assertThat(browser.status(new AccountRequest.SignIn("nobody", PASSWORD)))
                .isEqualTo(429);
        for (int i = 0; i < 20; i++) {
            assertThat(browser.status(new AccountRequest.RedeemLink("0000000" + i % 10)))
                    .isEqualTo(401);
            assertThat(browser.status(new AccountRequest.SignUp("x", PASSWORD))).isEqualTo(409);
        }
        assertThat(browser.status(new AccountRequest.RedeemLink("00000000"))).isEqualTo(429);
        assertThat(browser.status(new AccountRequest.SignUp("x", PASSWORD))).isEqualTo(429);
        assertThat(new Browser("203.0.113.5").status(new AccountRequest.RedeemLink("00000000")))
                .isEqualTo(401);
    }

    @ParameterizedTest
    @CsvSource({
        "text/plain, X-Nothing, 1",
        "application/json, Origin, http://evil.example",
        "application/json, Sec-Fetch-Site, cross-site",
        "application/json, Cookie, tabuleiro=0123456789012345678901234567890123456789012",
    })
    void requests_of_foreign_pages_are_refused(String type, String header, String value) throws Exception {
        HttpRequest.Builder request = post("{\"kind\":\"show-account\"}");
        assertThat(send(request.setHeader("Content-Type", type).header(header, value))
                        .statusCode())
                .isEqualTo(403);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{}",
                "{\"kind\":\"nothing\"}",
                "{\"kind\":\"sign-in\",\"name\":\"ana\"}",
                "{\"kind\":\"sign-in\",\"name\":\"ana\",\"password\":12345678901}",
                "{\"kind\":\"sign-in\",\"name\":null,\"password\":\"x\"}",
                "[]",
            })
    void malformed_requests_are_refused_without_a_word(String json) throws Exception {
        HttpResponse<String> response = send(post(json));
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(response.body()).isEmpty();
    }

    @Test
    void other_methods_and_large_bodies_are_refused() throws Exception {
        assertThat(send(post("{}").GET()).statusCode()).isEqualTo(405);
        assertThat(send(post("{}").DELETE()).statusCode()).isEqualTo(405);
        assertThat(send(post("x".repeat(5000))).statusCode()).isEqualTo(413);
    }

    @Test
    void ones_own_data_is_a_file_for_the_holder_of_the_session_only() throws Exception {
        Browser browser = new Browser("203.0.113.7");
        browser.send(new AccountRequest.SignUp("Felismina", PASSWORD));
        HttpRequest.Builder export =
                HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + "/api/v1/me/export"));
        assertThat(send(export).statusCode()).isEqualTo(401);
        HttpResponse<String> file = send(export.header("Cookie", browser.cookie.orElseThrow()));
        assertThat(file.statusCode()).isEqualTo(200);
        assertThat(file.headers().firstValue("Content-Type")).contains("application/zip");
        assertThat(file.headers().firstValue("Content-Disposition")).contains("attachment; filename=\"tabuleiro.zip\"");
        assertThat(file.body()).startsWith("PK").contains("profile.json", "matches.pgn");
        assertThat(send(export.POST(BodyPublishers.ofString("{}"))).statusCode())
                .isEqualTo(405);
        HttpResponse<String> deleted = browser.send(new AccountRequest.DeletePlayer(PASSWORD));
        assertThat(deleted.headers().firstValue("Set-Cookie").orElseThrow()).contains("Max-Age=0");
        assertThat(browser.account().player()).isEmpty();
    }

    @Test
    void no_secret_is_in_a_log() throws Exception {
        Browser browser = new Browser("203.0.113.6");
        var signedUp = (AccountAnswer.SignedIn) answer(browser.send(new AccountRequest.SignUp("Hortense", PASSWORD)));
        var link = (AccountAnswer.LinkMade) answer(browser.send(new AccountRequest.LinkDevice()));
        browser.send(new AccountRequest.SignIn("Hortense", "um engano qualquer"));
        browser.send(new AccountRequest.Recover("Hortense", signedUp.codes().getFirst(), PASSWORD + "2"));
        String log = LOGGED.toString(StandardCharsets.UTF_8);
        assertThat(log)
                .contains("POST /api/v1/account")
                .doesNotContain(PASSWORD, "um engano", link.code(), browser.cookie.orElseThrow(), "Hortense");
        signedUp.codes().forEach(code -> assertThat(log).doesNotContain(code));
    }
}
