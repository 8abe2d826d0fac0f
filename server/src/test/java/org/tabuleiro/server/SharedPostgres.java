package org.tabuleiro.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;

/** A real PostgreSQL with a database for servers, whose role is its owner and no more, and has a password. */
final class SharedPostgres implements AutoCloseable {
    static final String PASSWORD = "correct horse";

    private final EmbeddedPostgres server;

    SharedPostgres(Path folder) throws IOException, SQLException {
        Path data = folder.resolve("data");
        server = EmbeddedPostgres.builder()
                .setDataDirectory(data)
                .setOverrideWorkingDirectory(folder.resolve("work").toFile())
                .start();
        execute("postgres", "create role tabuleiro login password '" + PASSWORD + "'");
        execute("postgres", "create database matches owner tabuleiro");
        Path rules = data.resolve("pg_hba.conf");
        Files.writeString(rules, "host all tabuleiro all scram-sha-256\n" + Files.readString(rules));
        execute("postgres", "select pg_reload_conf()");
    }

    String url(String database) {
        return "jdbc:postgresql://localhost:" + server.getPort() + "/" + database;
    }

    int port() {
        return server.getPort();
    }

    Map<String, String> environment() {
        return environment(port());
    }

    /** For servers that reach it through a port: its own, or that of a proxy before it. */
    Map<String, String> environment(int port) {
        return Map.of(
                "TABULEIRO_DATABASE",
                "jdbc:postgresql://localhost:" + port + "/matches",
                "PGUSER",
                "tabuleiro",
                "PGPASSWORD",
                PASSWORD);
    }

    /** Executes a statement in the database of the servers, as the administrator. */
    void execute(String statement) throws SQLException {
        execute("matches", statement);
    }

    private void execute(String database, String text) throws SQLException {
        try (Connection connection = server.getDatabase("postgres", database).getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(text);
        }
    }

    long count(String query) throws SQLException {
        try (Connection connection = server.getDatabase("postgres", "matches").getConnection();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            row.next();
            return row.getLong(1);
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
