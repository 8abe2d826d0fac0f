package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.client.OnlinePlayer;
import org.tabuleiro.match.Match;
import org.tabuleiro.online.live.Measurements;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.server.TcpProxy.Damage;
import org.tabuleiro.server.TcpProxy.Direction;
import org.tabuleiro.server.TcpProxy.Fault;
import org.tabuleiro.server.online.OnlineLimits;

/**
 * Turns over a line that is cut, stalled or split at any point around them: none is lost, doubled or
 * reordered, and both players see the same match soon after the line is back.
 */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class CutLinesTest {
    private static final Duration SOON = Duration.ofSeconds(30);

    /** Points around a turn: chunks in either direction, and what happens to them. */
    private static final int CHUNKS = 3;

    /** Each line takes one chunk of one direction. */
    private static final int LINES = Direction.values().length * CHUNKS;

    @TempDir
    Path folder;

    @Test
    @Timeout(180)
    void every_point_around_a_turn() throws Exception {
        runOnH2(LINES * Damage.values().length);
    }

    @Test
    @Timeout(180)
    void every_point_around_a_turn_on_postgres() throws Exception {
        runOnPostgres(LINES * Damage.values().length);
    }

    @Test
    @Tag("slow")
    @Timeout(3600)
    void a_thousand_faults() throws Exception {
        runOnH2(1000);
    }

    @Test
    @Tag("slow")
    @Timeout(3600)
    void a_thousand_faults_on_postgres() throws Exception {
        runOnPostgres(1000);
    }

    private void runOnH2(int faults) throws Exception {
        try (OnlineTestServer server = new OnlineTestServer(folder, OnlineLimits.none())) {
            run(server, faults);
        }
    }

    private void runOnPostgres(int faults) throws Exception {
        try (SharedPostgres postgres = new SharedPostgres(folder);
                OnlineTestServer server = new OnlineTestServer(
                        Database.postgres(
                                postgres.url("matches"),
                                Optional.of("tabuleiro"),
                                Optional.of(SharedPostgres.PASSWORD)),
                        OnlineLimits.none(),
                        Optional.empty(),
                        Measurements.NONE,
                        RequestLog.none())) {
            run(server, faults);
        }
    }

    /** Several lines at a time: most of the time they wait until a stall is noticed. */
    private static void run(OnlineTestServer server, int faults) throws Exception {
        try (ExecutorService lines = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> played = new ArrayList<>();
            for (int line = 0; line < LINES; line++) {
                int first = line;
                played.add(lines.submit(() -> {
                    playOn(server, first, faults);
                    return null;
                }));
            }
            for (Future<?> each : played) {
                each.get();
            }
        }
    }

    /** Plays two turns per fault of a line; a match that ends is followed by another. */
    private static void playOn(OnlineTestServer server, int line, int faults) throws Exception {
        Random random = new Random(11 + line);
        try (TcpProxy proxy = new TcpProxy(server.port());
                OnlinePlayer ana = server.guest(proxy.port());
                OnlinePlayer rui = server.guest()) {
            String id = OnlineTestServer.match(ana, rui, "eximo", "");
            int ply = 0;
            for (int number = line; number < faults; number += LINES) {
                assertThat(ana.await(id, match -> true, SOON)).isTrue();
                if (ana.match(id).orElseThrow().isOver()) {
                    id = OnlineTestServer.match(ana, rui, "eximo", "");
                    assertThat(ana.await(id, match -> true, SOON)).isTrue();
                    ply = 0;
                }
                Fault fault = fault(number);
                proxy.prepare(fault);
                ply = playBoth(ana, rui, id, ply, random, fault);
                proxy.forget();
            }
        }
    }

    private static Fault fault(int number) {
        Damage[] damages = Damage.values();
        Direction direction = number % 2 == 0 ? Direction.TO_SERVER : Direction.TO_CLIENT;
        return new Fault(direction, number / 2 % CHUNKS, damages[number / (2 * CHUNKS) % damages.length]);
    }

    /** Lets both players play a turn, if the match is not over; returns the number of turns played. */
    private static int playBoth(OnlinePlayer ana, OnlinePlayer rui, String id, int ply, Random random, Fault fault)
            throws InterruptedException {
        int turns = ply;
        for (OnlinePlayer mover : new OnlinePlayer[] {ana, rui}) {
            int before = turns;
            assertThat(mover.await(id, match -> match.played().size() == before, SOON))
                    .as("the turn before arrives: %s", fault)
                    .isTrue();
            Match match = mover.match(id).orElseThrow();
            if (match.isOver()) {
                return turns;
            }
            String turn = OnlinePlayTest.anyTurn(match.state(), random).text();
            mover.play(id, turn);
            turns++;
            int after = turns;
            for (OnlinePlayer each : new OnlinePlayer[] {ana, rui}) {
                assertThat(each.await(id, seen -> seen.played().size() == after, SOON))
                        .as("the turn arrives: %s", fault)
                        .isTrue();
            }
            Match seen = ana.match(id).orElseThrow();
            assertThat(seen.played().get(before).turn().text()).isEqualTo(turn);
            assertThat(rui.match(id).orElseThrow().turns()).isEqualTo(seen.turns());
        }
        return turns;
    }
}
