package org.tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.online.TestNode.Pair;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.protocol.ClientMessage.Submit;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.ServerMessage.Done;
import org.tabuleiro.protocol.ServerMessage.Refused;
import org.tabuleiro.protocol.ServerMessage.Storage;

/** A PostgreSQL that is stopped and comes back. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class DatabaseAwayTest {
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
}
