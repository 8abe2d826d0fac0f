package org.tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.jdbi.v3.core.JdbiException;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.online.TestNode.Pair;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.protocol.ClientMessage.Submit;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.ServerMessage.Done;
import org.tabuleiro.protocol.ServerMessage.Refused;
import org.tabuleiro.protocol.ServerMessage.Storage;

/** A PostgreSQL that is stopped and comes back, and a database without a connection that is free. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class DatabaseAwayTest {
    private static final int H2_CONNECTIONS = 8;
    private static final int CONNECTIONS = 10;

    @TempDir
    Path folder = Path.of("");

    private EmbeddedPostgres start(int port) throws IOException {
        return EmbeddedPostgres.builder()
                .setDataDirectory(folder.resolve("data"))
                .setOverrideWorkingDirectory(folder.resolve("work").toFile())
                .setCleanDataDirectory(false)
                .setPort(port)
                .start();
    }

    @Test
    void nothing_is_acknowledged_while_the_database_is_away_and_play_goes_on_afterwards() throws Exception {
        EmbeddedPostgres server = start(0);
        int port = server.getPort();
        try (Database database = Database.postgres(
                        server.getJdbcUrl("postgres", "postgres"), Optional.empty(), Optional.empty());
                TestNode node = new TestNode(database, new TestTime())) {
            Pair pair = node.match("eximo", "", "5+3");
            pair.first().done(pair.match(), pair.first().turn("b3-b4"));
            pair.second().done(pair.match(), pair.second().turn("g6-g5"));
            node.service.tick();
            long left = pair.first().match().clocks().left(pair.first().match().toMove(), node.time.millis());
            server.close();
            Submit turn =
                    pair.first().submission("t3", pair.match(), pair.first().turn("c3-c4"));
            assertThat(pair.first().ask(turn, Refused.class).reason()).isEqualTo(RefusalReason.UNAVAILABLE);
            node.service.tick();
            assertThat(node.service.isReady()).isFalse();
            assertThat(pair.second().received(Storage.class)).containsExactly(new Storage(false));
            assertThat(pair.second().match().played()).hasSize(2);

            node.time.pass(Duration.ofMinutes(6));
            server = start(port);
            node.service.tick();
            assertThat(node.service.isReady()).isTrue();
            assertThat(pair.second().received(Storage.class)).last().isEqualTo(new Storage(true));
            // The time of the outage is given back, and the turn that was sent again is played.
            assertThat(pair.first().match().clocks().left(pair.first().match().toMove(), node.time.millis()))
                    .isGreaterThanOrEqualTo(left);
            pair.first().ask(turn, Done.class);
            assertThat(pair.second().match().played()).hasSize(3);
        } finally {
            server.close();
        }
    }

    @ParameterizedTest
    @EnumSource
    void nothing_is_acknowledged_while_all_connections_are_taken(TestDatabases databases) throws Exception {
        try (Database database = databases.open();
                TestNode node = new TestNode(database, new TestTime())) {
            Pair pair = node.match("eximo", "", "5+3");
            Submit turn =
                    pair.first().submission("t1", pair.match(), pair.first().turn("b3-b4"));
            CountDownLatch release = new CountDownLatch(1);
            CountDownLatch taken = new CountDownLatch(CONNECTIONS);
            List<Thread> holders = Stream.generate(
                            () -> Thread.startVirtualThread(() -> hold(database, taken, release)))
                    .limit(CONNECTIONS)
                    .toList();
            int free = database.isEmbedded() ? H2_CONNECTIONS : CONNECTIONS;
            while (taken.getCount() > CONNECTIONS - free) {
                Thread.onSpinWait();
            }
            assertThat(pair.first().ask(turn, Refused.class).reason()).isEqualTo(RefusalReason.UNAVAILABLE);
            assertThat(pair.second().match().played()).isEmpty();
            release.countDown();
            for (Thread each : holders) {
                each.join();
            }
            pair.first().ask(turn, Done.class);
            assertThat(pair.second().match().played()).hasSize(1);
        }
    }

    private static void hold(Database database, CountDownLatch taken, CountDownLatch release) {
        try {
            database.run(handle -> {
                taken.countDown();
                try {
                    release.await();
                } catch (InterruptedException unexpected) {
                    Thread.currentThread().interrupt();
                }
                return true;
            });
        } catch (JdbiException none) {
            // The pool of H2 is smaller than the number of those that want a connection.
        }
    }
}
