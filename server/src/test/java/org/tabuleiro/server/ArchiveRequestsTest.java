package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.client.OnlinePlayer;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Match;
import org.tabuleiro.server.online.OnlineLimits;

/** The requests for finished matches. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(60)
class ArchiveRequestsTest {
    @TempDir
    static Path folder;

    private static OnlineTestServer server;
    /** The secret of a player, and the match that this player has lost against a friend. */
    private static String secret = "";

    private static String id = "";

    @BeforeAll
    static void playAMatch() throws Exception {
        server = new OnlineTestServer(folder, OnlineLimits.none());
        secret = server.newGuest();
        try (OnlinePlayer ana = server.player(secret, server.port());
                OnlinePlayer rui = server.guest()) {
            id = OnlineTestServer.match(ana, rui, "eximo", "");
            assertThat(ana.await(id, match -> true, Duration.ofSeconds(20))).isTrue();
            assertThat(get("matches/" + id + "/file", Optional.empty()).statusCode())
                    .isEqualTo(404);
            ana.submit(id, new Command.Resign());
            assertThat(ana.await(id, Match::isOver, Duration.ofSeconds(20))).isTrue();
        }
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static HttpResponse<String> get(String path, Optional<String> secret) throws Exception {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + "/api/v1/" + path));
        secret.ifPresent(each -> request.header("Authorization", "Bearer " + each));
        return server.http().send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void own_matches_are_found_and_those_of_friends_are_not() throws Exception {
        HttpResponse<String> own = get("matches?player=me&result=lost&game=eximo", Optional.of(secret));
        assertThat(own.statusCode()).isEqualTo(200);
        assertThat(own.headers().firstValue("Content-Type")).contains("application/json");
        assertThat(own.body()).contains("\"id\":\"" + id + "\"", "\"points\":\"0-1\"", "\"reason\":\"resignation\"");
        assertThat(get("matches?player=me&result=won", Optional.of(secret)).body())
                .isEqualTo("{\"matches\":[]}\n");
        assertThat(get("matches", Optional.empty()).body()).isEqualTo("{\"matches\":[]}\n");
        assertThat(get("matches?player=nobody", Optional.of(secret)).body()).isEqualTo("{\"matches\":[]}\n");
        assertThat(get("matches?player=me", Optional.empty()).statusCode()).isEqualTo(401);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "game=chess",
                "result=lucky",
                "side=both",
                "from=yesterday",
                "until=2026-02-30",
                "before=1",
                "before=1-..",
            })
    void a_search_that_makes_no_sense_is_refused(String query) throws Exception {
        HttpResponse<String> response = get("matches?" + query, Optional.empty());
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(response.body()).isEmpty();
    }

    @Test
    void the_file_of_a_match_is_a_download_that_can_be_read() throws Exception {
        HttpResponse<String> file = get("matches/" + id + "/file", Optional.empty());
        assertThat(file.statusCode()).isEqualTo(200);
        assertThat(file.headers().firstValue("Content-Disposition"))
                .contains("attachment; filename=\"tabuleiro-" + id + ".pgn\"");
        assertThat(GameReader.read(file.body(), Games::find).orElseThrow()).hasSize(1);
    }

    @Test
    void the_archive_is_read_only() throws Exception {
        HttpRequest post = HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + "/api/v1/matches"))
                .POST(HttpRequest.BodyPublishers.ofString("{}"))
                .build();
        HttpResponse<String> response = server.http().send(post, HttpResponse.BodyHandlers.ofString());
        assertThat(response.statusCode()).isEqualTo(405);
        assertThat(response.headers().firstValue("Allow")).contains("GET");
    }
}
