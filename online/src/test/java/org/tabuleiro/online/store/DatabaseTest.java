package org.tabuleiro.online.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.online.TestDatabases;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class DatabaseTest {

    /** Servers interrupt the threads of connections that end: Java then closes the file that the thread writes. */
    @ParameterizedTest
    @EnumSource
    void threads_that_are_interrupted_while_they_write_leave_the_database_open(TestDatabases databases)
            throws InterruptedException {
        try (Database database = databases.open()) {
            SeenStore store = new SeenStore(database);
            for (int i = 0; i < 50; i++) {
                int now = 1000 * i;
                Thread writer = Thread.ofVirtual().start(() -> {
                    Thread.currentThread().interrupt();
                    try {
                        store.beat(now);
                    } catch (RuntimeException refused) {
                        // Not written is allowed, and not acknowledged either.
                    }
                });
                writer.join();
            }
            store.beat(1_000_000);
            assertThat(store.lastBeat()).hasValue(1_000_000);
        }
    }

    @Test
    void the_last_migration_is_the_one_that_a_current_database_has() throws Exception {
        Path folder = Path.of("src", "main", "resources", Database.MIGRATIONS);
        try (Stream<Path> files = Files.list(folder)) {
            int last = files.map(file -> file.getFileName().toString())
                    .mapToInt(name -> Integer.parseInt(name.substring(1, name.indexOf("__"))))
                    .max()
                    .orElseThrow();
            assertThat(Database.LAST_MIGRATION).isEqualTo(Integer.toString(last));
        }
    }

    @Test
    void a_database_is_opened_again_with_what_it_had(@TempDir Path folder) throws Exception {
        try (Database database = Database.h2(folder)) {
            new SeenStore(database).beat(1000);
        }
        try (Database database = Database.h2(folder)) {
            assertThat(new SeenStore(database).lastBeat()).hasValue(1000);
        }
    }
}
