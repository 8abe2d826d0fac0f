package org.tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.online.live.LiveMatch;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.online.store.DatabaseException;

/** A node on the embedded database that is killed while matches go on: nothing acknowledged is lost. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class KillTest {
    @TempDir
    Path folder = Path.of("");

    @Test
    void nothing_acknowledged_is_lost_when_the_process_is_killed() throws Exception {
        kill(4);
    }

    @Test
    @Tag("slow")
    void nothing_acknowledged_is_lost_in_three_hundred_kills() throws Exception {
        kill(300);
    }

    @Test
    void a_second_process_is_told_which_one_has_the_database() throws Exception {
        Process process = start();
        try (BufferedReader output = process.inputReader()) {
            output.readLine();
            try {
                Database.h2(folder).close();
                throw new AssertionError("opened twice");
            } catch (DatabaseException inUse) {
                assertThat(inUse).hasMessageContaining("Process " + process.pid());
            }
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void a_row_that_a_killed_process_has_left_locked_is_free_again() throws Exception {
        try (InputStream file = KillTest.class.getResourceAsStream("killed-online.mv.db.gz")) {
            Files.copy(new GZIPInputStream(Objects.requireNonNull(file)), folder.resolve("online.mv.db"));
        }
        Files.writeString(folder.resolve("online.pid"), "1");
        check(Map.of("ctGcixzATO0t", 28));
        assertThat(folder.resolve("online.pid")).doesNotExist();
    }

    private Process start() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-Dslf4j.internal.verbosity=ERROR",
                        "-cp",
                        System.getProperty("java.class.path"),
                        KilledNode.class.getName(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private void kill(int kills) throws Exception {
        Random random = new Random(11);
        Map<String, Integer> acknowledged = new HashMap<>();
        for (int i = 0; i < kills; i++) {
            Process process = start();
            int lines = 50 + random.nextInt(300);
            try (BufferedReader output = process.inputReader()) {
                String line;
                while ((line = output.readLine()) != null) {
                    String[] parts = line.split(" ", -1);
                    // A line may be cut off by the kill.
                    if (parts.length == 2 && parts[0].length() == 12 && !parts[1].isEmpty()) {
                        acknowledged.merge(parts[0], Integer.parseInt(parts[1]), Math::max);
                    }
                    if (--lines == 0) {
                        // Not the process itself, which would close its output before it is read.
                        process.toHandle().destroyForcibly();
                    }
                }
            }
            process.waitFor();
            check(acknowledged);
        }
        assertThat(acknowledged).isNotEmpty();
    }

    /** Every match has all acknowledged events, in order, and its row says the same as its events. */
    private void check(Map<String, Integer> acknowledged) throws DatabaseException {
        try (Database database = Database.h2(folder);
                OnlineService service = new OnlineService(database, InstantSource.system())) {
            List<Map<String, Object>> rows =
                    database.run(handle -> handle.createQuery("select id, version, ply, position, status from match")
                            .mapToMap()
                            .list());
            Map<String, Integer> versions = new HashMap<>();
            for (Map<String, Object> row : rows) {
                LiveMatch live =
                        service.matches().find(String.valueOf(row.get("id"))).orElseThrow();
                assertThat(row.get("version")).isEqualTo(live.version());
                assertThat(row.get("ply")).isEqualTo(live.match().played().size());
                assertThat(row.get("position")).isEqualTo(live.match().state().toString());
                versions.put(live.row().id(), live.version());
            }
            // The next turn of every match can be stored.
            assertThat(database.<Integer>run(handle -> handle.execute("update match set plan_number = plan_number")))
                    .isEqualTo(rows.size());
            acknowledged.forEach((match, version) ->
                    assertThat(versions.getOrDefault(match, 0)).as(match).isGreaterThanOrEqualTo(version));
        }
    }
}
