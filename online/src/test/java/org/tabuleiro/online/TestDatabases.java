package org.tabuleiro.online;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.online.store.DatabaseException;

/** The databases that every test of the store runs on. */
public enum TestDatabases {
    /** The embedded database, in a file. */
    H2 {
        @Override
        public Database open() {
            try {
                return Database.h2(Files.createTempDirectory("online-h2"));
            } catch (IOException | DatabaseException failure) {
                throw new IllegalStateException(failure);
            }
        }
    },
    /** A real PostgreSQL, started once per test run. */
    POSTGRES {
        @Override
        public Database open() {
            try {
                String name = "online_" + UUID.randomUUID().toString().replace("-", "");
                try (var connection = postgres().getPostgresDatabase().getConnection();
                        var statement = connection.createStatement()) {
                    statement.execute("create database " + name);
                }
                return Database.postgres(postgres().getJdbcUrl("postgres", name), Optional.empty(), Optional.empty());
            } catch (SQLException | DatabaseException failure) {
                throw new IllegalStateException(failure);
            }
        }
    };

    private static @Nullable EmbeddedPostgres server;
    private static final Map<TestDatabases, Database> SHARED = new ConcurrentHashMap<>();

    /** Opens an empty database with all tables. */
    public abstract Database open();

    /** A database that stays open and fills up, for tests that look at their own players and matches only. */
    public Database shared() {
        return SHARED.computeIfAbsent(this, TestDatabases::open);
    }

    private static synchronized EmbeddedPostgres postgres() {
        EmbeddedPostgres running = server;
        if (running == null) {
            try {
                Path folder = Files.createTempDirectory("online-postgres");
                running = EmbeddedPostgres.builder()
                        .setOverrideWorkingDirectory(folder.toFile())
                        .start();
            } catch (IOException failure) {
                throw new IllegalStateException(failure);
            }
            server = running;
        }
        return running;
    }
}
