package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.client.OnlinePlayer;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Match;
import org.tabuleiro.online.live.Measurements;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.SeatChoice;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.server.online.OnlineLimits;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(60)
class JsonLogTest {
    private static final Duration SOON = Duration.ofSeconds(20);

    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final JsonLog log = new JsonLog(new LogLines(out, lost -> {}), InstantSource.system());
    private final Logger root = Logger.getLogger("");
    private final List<Handler> handlers = List.of(root.getHandlers());

    @BeforeEach
    void takeWarnings() {
        log.takeWarnings();
    }

    @AfterEach
    void restoreHandlers() {
        List.of(root.getHandlers()).forEach(root::removeHandler);
        handlers.forEach(root::addHandler);
    }

    private String logged() {
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void a_request_is_one_line() {
        log.request("GET", "/assets/app.js", 200, 12, 3);
        assertThat(logged().strip())
                .startsWith("{\"time\":\"20")
                .endsWith(",\"level\":\"info\",\"event\":\"request\",\"method\":\"GET\",\"path\":\"/assets/app.js\","
                        + "\"status\":200,\"bytes\":12,\"millis\":3}");
    }

    @Test
    void parts_of_paths_that_are_values_are_masked() {
        log.request("GET", "/api/v1/players/Ana", 200, 1, 1);
        log.request("POST", "/api/v1/matches/x1y2/turns", 200, 1, 1);
        log.request("GET", "/secret-token", 404, 1, 1);
        log.request("SECRET", "/", 405, 1, 1);
        assertThat(logged().lines())
                .satisfiesExactly(
                        line -> assertThat(line).contains("\"/api/v1/players/*\""),
                        line -> assertThat(line).contains("\"/api/v1/matches/*/turns\""),
                        line -> assertThat(line).contains("\"path\":\"*\""),
                        line -> assertThat(line).contains("\"method\":\"*\",\"path\":\"*\""));
    }

    @Test
    void a_warning_has_neither_addresses_nor_the_messages_of_exceptions() {
        Logger library = Logger.getLogger("io.example");
        library.log(
                Level.WARNING,
                "lost 192.168.1.20 and [fe80::1:2%3] with abcdefghijklmnopqrstuvwxyz",
                new IllegalStateException("Ana played", new IllegalArgumentException("the secret")));
        library.info("a:b");
        assertThat(logged().lines().toList().getFirst())
                .contains("\"level\":\"warning\"", "\"logger\":\"io.example\"", "java.lang.IllegalStateException")
                .contains("JsonLogTest")
                .doesNotContain("192.168", "fe80", "abcdefgh", "Ana", "the secret");
    }

    @Test
    void the_log_of_a_whole_match_names_nobody() throws Exception {
        RequestLog requests =
                (host, method, path, status, bytes, millis) -> log.request(method, path, status, bytes, millis);
        try (OnlineTestServer server =
                new OnlineTestServer(folder, OnlineLimits.none(), Optional.empty(), Measurements.NONE, requests)) {
            String first = server.newGuest();
            String second = server.newGuest();
            String token;
            String id;
            try (OnlinePlayer ana = server.player(first, server.port());
                    OnlinePlayer rui = server.player(second, server.port())) {
                ServerMessage.Invited invited = OnlineTestServer.answer(
                        ana,
                        command -> new ClientMessage.Invite(command, "eximo", "", "", SeatChoice.FIRST),
                        ServerMessage.Invited.class);
                token = invited.token();
                ServerMessage.Seated seated = OnlineTestServer.answer(
                        rui, command -> new ClientMessage.Join(command, token), ServerMessage.Seated.class);
                id = seated.match();
                ana.watch(id);
                rui.watch(id);
                assertThat(ana.await(id, match -> true, SOON)).isTrue();
                ana.play(
                        id,
                        OnlinePlayTest.anyTurn(ana.match(id).orElseThrow().state(), new Random(1))
                                .text());
                assertThat(rui.await(id, match -> match.played().size() == 1, SOON))
                        .isTrue();
                rui.submit(id, new Command.Resign());
                assertThat(ana.await(id, Match::isOver, SOON)).isTrue();
            }
            HttpRequest report = HttpRequest.newBuilder(
                            URI.create("http://localhost:" + server.port() + "/api/v1/trouble"))
                    .header("Content-Type", "application/json")
                    .header("Authorization", "Bearer " + first)
                    .POST(HttpRequest.BodyPublishers.ofString("Ana in " + id))
                    .build();
            assertThat(server.http()
                            .send(report, HttpResponse.BodyHandlers.discarding())
                            .statusCode())
                    .isEqualTo(204);
            try (RawWebSocket broken = RawWebSocket.ofPage(server.port())) {
                broken.text("{\"kind\":\"watch\",\"match\":\"" + id + "\",\"from\":\"" + first + "\"}");
                assertThat(broken.closeCode()).isEqualTo(1008);
            }
            assertThat(logged())
                    .contains("\"/api/v1/guest\"", "a page reports: *")
                    .doesNotContain(
                            "Ana", first, second, token, id, "127.0.0.1", "0:0:0", "localhost", "Guest", "guest_");
        }
    }
}
