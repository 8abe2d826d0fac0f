package org.tabuleiro.online.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
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
}
