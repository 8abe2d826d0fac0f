package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.client.OnlinePlayer;
import org.tabuleiro.client.ServerAddress;
import org.tabuleiro.match.Match;

/**
 * A server process that is killed in the middle of turns and started again: no turn that a player has seen is
 * lost, and the match goes on.
 */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class KilledServerTest {
    private static final Duration SOON = Duration.ofSeconds(60);

    @TempDir
    Path folder;

    @Test
    @Timeout(300)
    void no_turn_is_lost_when_the_server_is_killed() throws Exception {
        run(3);
    }

    @Test
    @Tag("slow")
    @Timeout(7200)
    void no_turn_is_lost_in_three_hundred_kills() throws Exception {
        run(300);
    }

    private void run(int kills) throws Exception {
        int port = ServerProcess.freePort();
        Random random = new Random(23);
        ServerProcess process = serve(port);
        ServerAddress address = OnlineTestServer.address(port);
        HttpClient http = HttpClient.newHttpClient();
        try (OnlinePlayer ana = player(http, address);
                OnlinePlayer rui = player(http, address)) {
            String id = OnlineTestServer.match(ana, rui, "xadrersi", "");
            for (int kill = 0; kill < kills; kill++) {
                assertThat(ana.await(id, match -> true, SOON)).isTrue();
                if (ana.match(id).orElseThrow().isOver()) {
                    id = OnlineTestServer.match(ana, rui, "xadrersi", "");
                }
                for (OnlinePlayer each : List.of(ana, rui)) {
                    assertThat(each.await(id, match -> true, SOON)).isTrue();
                }
                process = playThroughKill(ana, rui, id, process, port, random);
            }
        } finally {
            process.close();
            http.close();
        }
    }

    /** Lets both play as fast as they can, kills the server meanwhile, and starts it again. */
    private ServerProcess playThroughKill(
            OnlinePlayer ana, OnlinePlayer rui, String id, ServerProcess process, int port, Random random)
            throws Exception {
        AtomicBoolean done = new AtomicBoolean();
        int target = ana.match(id).orElseThrow().played().size() + 2 + random.nextInt(20);
        List<Thread> players =
                List.of(playing(ana, id, 0, done, random.nextLong()), playing(rui, id, 1, done, random.nextLong()));
        assertThat(rui.await(id, match -> match.isOver() || match.played().size() >= target, SOON))
                .isTrue();
        process.kill();
        List<String> seenByAna = turns(ana, id);
        List<String> seenByRui = turns(rui, id);
        ServerProcess next = serve(port);
        List<String> more = seenByAna.size() > seenByRui.size() ? seenByAna : seenByRui;
        // Both go on playing after the restart.
        for (OnlinePlayer each : List.of(ana, rui)) {
            assertThat(each.await(id, match -> match.isOver() || match.played().size() >= more.size() + 2, SOON))
                    .as("the match goes on")
                    .isTrue();
        }
        done.set(true);
        for (Thread each : players) {
            each.join();
        }
        assertThat(turns(ana, id)).startsWith(seenByAna.toArray(String[]::new));
        assertThat(turns(ana, id)).startsWith(seenByRui.toArray(String[]::new));
        return next;
    }

    private static List<String> turns(OnlinePlayer player, String id) {
        return player.match(id).orElseThrow().turns().stream()
                .map(turn -> turn.text())
                .toList();
    }

    /** Plays the turns of a side until told to stop. */
    private static Thread playing(OnlinePlayer player, String id, int parity, AtomicBoolean done, long seed) {
        Random random = new Random(seed);
        return Thread.ofVirtual().start(() -> {
            try {
                while (!done.get()) {
                    boolean isDue = player.await(
                            id, match -> match.isOver() || match.played().size() % 2 == parity, Duration.ofMillis(200));
                    Match match = player.match(id).orElseThrow();
                    if (match.isOver()) {
                        return;
                    }
                    if (isDue && !done.get()) {
                        int ply = match.played().size();
                        player.play(
                                id,
                                OnlinePlayTest.anyTurn(match.state(), random).text());
                        player.await(id, seen -> seen.played().size() > ply, Duration.ofMillis(500));
                    }
                }
            } catch (InterruptedException unexpected) {
                Thread.currentThread().interrupt();
            }
        });
    }

    private OnlinePlayer player(HttpClient http, ServerAddress address) throws IOException, InterruptedException {
        OnlinePlayer player = new OnlinePlayer(http, address, address.newGuest(http), "test", OnlineTestServer.HASTY);
        player.start();
        return player;
    }

    private ServerProcess serve(int port) throws IOException {
        return ServerProcess.start(port, Map.of(), "--data=" + folder);
    }
}
