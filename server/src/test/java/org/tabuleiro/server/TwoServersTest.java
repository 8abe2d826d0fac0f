package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.client.OnlinePlayer;
import org.tabuleiro.client.ServerAddress;
import org.tabuleiro.games.Turn;
import org.tabuleiro.match.Match;

/**
 * Two server processes on one PostgreSQL, and a player on each. What happens to one of them, and to what they
 * tell each other, neither loses a turn nor keeps the players from going on.
 */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Timeout(180)
class TwoServersTest {
    private static final Duration SOON = Duration.ofSeconds(20);

    private final Random random = new Random(5);
    private final HttpClient http = HttpClient.newHttpClient();
    private SharedPostgres postgres;
    private ServerProcess first;
    private ServerProcess second;
    /** Both servers reach the database through it. */
    private TcpProxy toPostgres;

    private TcpProxy toFirst;
    private TcpProxy toSecond;
    /** Plays through the first server. */
    private OnlinePlayer ana;
    /** Plays through the second server. */
    private OnlinePlayer rui;

    private String id;

    @BeforeAll
    void start(@TempDir Path folder) throws Exception {
        postgres = new SharedPostgres(folder);
        toPostgres = new TcpProxy(postgres.port());
        first = ServerProcess.start(ServerProcess.freePort(), postgres.environment(toPostgres.port()));
        second = ServerProcess.start(ServerProcess.freePort(), postgres.environment(toPostgres.port()));
        postgres.execute("create sequence held minvalue 0 start 1");
        postgres.execute("grant usage on sequence held to tabuleiro");
        postgres.execute("""
            create function hold() returns trigger language plpgsql as
            $$ begin if nextval('held') = 0 then perform pg_sleep(1); end if; return new; end $$\
            """);
        postgres.execute("create trigger hold before insert on match_event for each row execute function hold()");
    }

    @AfterAll
    void stop() throws Exception {
        first.close();
        second.close();
        toPostgres.close();
        postgres.close();
        http.close();
    }

    @BeforeEach
    void begin() throws Exception {
        toFirst = new TcpProxy(first.port());
        toSecond = new TcpProxy(second.port());
        ana = player(toFirst);
        rui = player(toSecond);
        id = OnlineTestServer.match(ana, rui, "xadrersi", "30+0");
        for (OnlinePlayer each : List.of(ana, rui)) {
            assertThat(each.await(id, match -> true, SOON)).isTrue();
        }
    }

    @AfterEach
    void end() throws Exception {
        ana.close();
        rui.close();
        toFirst.close();
        toSecond.close();
    }

    private OnlinePlayer player(TcpProxy proxy) throws Exception {
        ServerAddress address = OnlineTestServer.address(proxy.port());
        OnlinePlayer player = new OnlinePlayer(http, address, address.newGuest(http), "test", OnlineTestServer.HASTY);
        player.start();
        return player;
    }

    private OnlinePlayer mover() {
        return ana.match(id).orElseThrow().played().size() % 2 == 0 ? ana : rui;
    }

    /** Plays a turn; returns how long its opponent waits for it after its player knows that it is stored. */
    private Duration playTurn() throws InterruptedException {
        OnlinePlayer mover = mover();
        OnlinePlayer opponent = mover == ana ? rui : ana;
        int ply = mover.match(id).orElseThrow().played().size();
        assertThat(opponent.await(id, match -> match.played().size() == ply, SOON))
                .isTrue();
        send(mover);
        assertThat(mover.await(id, match -> match.played().size() == ply + 1, SOON))
                .isTrue();
        long stored = System.nanoTime();
        assertThat(opponent.await(id, match -> match.played().size() == ply + 1, SOON))
                .isTrue();
        return Duration.ofNanos(System.nanoTime() - stored);
    }

    private void send(OnlinePlayer mover) {
        mover.play(
                id,
                OnlinePlayTest.anyTurn(mover.match(id).orElseThrow().state(), random)
                        .text());
    }

    private void awaitBoth(int plies) throws InterruptedException {
        for (OnlinePlayer each : List.of(ana, rui)) {
            assertThat(each.await(id, match -> match.played().size() == plies, SOON))
                    .isTrue();
        }
        assertThat(texts(rui)).isEqualTo(texts(ana));
    }

    private List<String> texts(OnlinePlayer player) {
        return player.match(id).orElseThrow().turns().stream().map(Turn::text).toList();
    }

    @Test
    void a_turn_reaches_the_player_on_the_other_server() throws Exception {
        for (int turn = 0; turn < 10; turn++) {
            // Half of the time between two sweeps: on average, a sweep would not be so fast.
            assertThat(playTurn()).isLessThan(Duration.ofMillis(900));
        }
        awaitBoth(10);
    }

    @Test
    void without_notifications_a_turn_is_seen_within_one_and_a_half_seconds() throws Exception {
        notifications(false);
        try {
            for (int turn = 0; turn < 4; turn++) {
                assertThat(playTurn()).isLessThan(Duration.ofMillis(1500));
            }
        } finally {
            notifications(true);
        }
        awaitBoth(4);
    }

    /** Lets the servers notify each other, or makes every attempt fail. */
    private void notifications(boolean on) throws SQLException {
        String function = "function pg_catalog.pg_notify(text, text)";
        postgres.execute(
                on ? "grant execute on " + function + " to public" : "revoke execute on " + function + " from public");
    }

    @Test
    void a_turn_is_played_through_the_other_server_when_one_is_killed_before_the_commit() throws Exception {
        playTurn();
        holdNextTurn();
        send(rui);
        awaitHeld();
        second.kill();
        toSecond.leadTo(first.port());
        long killed = System.nanoTime();
        assertThat(ana.await(id, match -> match.played().size() == 2, SOON)).isTrue();
        assertThat(Duration.ofNanos(System.nanoTime() - killed)).isLessThan(SOON);
        awaitBoth(2);
        second = ServerProcess.start(second.port(), postgres.environment(toPostgres.port()));
    }

    @Test
    void a_turn_is_played_through_the_other_server_when_one_freezes_before_the_commit() throws Exception {
        playTurn();
        holdNextTurn();
        send(rui);
        awaitHeld();
        second.freeze();
        try {
            toSecond.leadTo(first.port());
            long frozen = System.nanoTime();
            assertThat(ana.await(id, match -> match.played().size() == 2, SOON)).isTrue();
            assertThat(Duration.ofNanos(System.nanoTime() - frozen)).isLessThan(SOON);
            awaitBoth(2);
        } finally {
            second.thaw();
        }
        // The server that was frozen knows an old match, and serves the present one.
        toSecond.leadTo(second.port());
        playTurn();
        playTurn();
        awaitBoth(4);
        assertThat(postgres.count("select count(*) from match_event where match_id = '" + id + "'"))
                .isEqualTo(4);
    }

    /** The next turn waits for a second within its transaction, which has locked the match. */
    private void holdNextTurn() throws SQLException {
        postgres.execute("alter sequence held restart with 0");
    }

    private void awaitHeld() throws SQLException {
        String held = "select count(*) from pg_stat_activity where wait_event = 'PgSleep' and usename = 'tabuleiro'";
        while (postgres.count(held) == 0) {
            Thread.onSpinWait();
        }
    }

    @Test
    void servers_are_replaced_one_after_the_other_while_a_match_goes_on() throws Exception {
        playTurn();
        toFirst.leadTo(second.port());
        first.stop();
        playTurn();
        first = ServerProcess.start(first.port(), postgres.environment(toPostgres.port()));
        toFirst.leadTo(first.port());
        playTurn();
        toSecond.leadTo(first.port());
        second.stop();
        playTurn();
        second = ServerProcess.start(second.port(), postgres.environment(toPostgres.port()));
        toSecond.leadTo(second.port());
        playTurn();
        awaitBoth(5);
        // Nobody was given time: there was always a server.
        Match match = ana.match(id).orElseThrow();
        assertThat(match.revision()).isEqualTo(5);
    }

    @Test
    void nothing_is_acknowledged_while_the_database_is_away_and_play_goes_on_when_it_is_back() throws Exception {
        playTurn();
        toPostgres.leadTo(ServerProcess.freePort());
        send(rui);
        awaitReady(first, false);
        awaitReady(second, false);
        assertThat(postgres.count("select count(*) from match_event where match_id = '" + id + "'"))
                .isEqualTo(1);
        assertThat(rui.match(id).orElseThrow().revision()).isEqualTo(1);
        toPostgres.leadTo(postgres.port());
        long back = System.nanoTime();
        awaitReady(first, true);
        awaitReady(second, true);
        assertThat(Duration.ofNanos(System.nanoTime() - back)).isLessThan(Duration.ofSeconds(3));
        assertThat(ana.await(id, match -> match.played().size() == 2, SOON)).isTrue();
        playTurn();
        awaitBoth(3);
    }

    /** Waits until a server says that it can or cannot serve players. */
    private void awaitReady(ServerProcess server, boolean isReady) throws Exception {
        long deadline = System.nanoTime() + SOON.toNanos();
        while (server.isReady(http) != isReady) {
            assertThat(System.nanoTime()).isLessThan(deadline);
        }
    }
}
