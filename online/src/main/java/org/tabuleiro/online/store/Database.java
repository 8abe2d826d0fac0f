package org.tabuleiro.online.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.tabuleiro.online.store.DatabaseException.Cause;

/** The connection pool of a database whose tables are up to date. */
public final class Database implements AutoCloseable {
    /** Whether H2 writes a commit before it returns: with any other delay a killed process loses commits. */
    private static final String H2_OPTIONS =
            ";MODE=PostgreSQL;DATABASE_TO_LOWER=TRUE;DEFAULT_NULL_ORDERING=HIGH;WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE";

    static final String MIGRATIONS = "org/tabuleiro/online/migration";
    /** The version of the last migration. */
    static final String LAST_MIGRATION = "5";

    private static final int H2_CONNECTIONS = 8;
    private static final int POSTGRES_CONNECTIONS = 10;
    /** A statement that waits longer for a connection fails, and its command is not acknowledged. */
    private static final int CONNECTION_TIMEOUT_MILLIS = 3000;
    /** A node that freezes in a transaction must not hold its row for long. */
    private static final String POSTGRES_LIMITS =
            "set lock_timeout = '5s'; set idle_in_transaction_session_timeout = '5s'; set statement_timeout = '10s'";

    private final HikariDataSource pool;
    private final Optional<PostgresDataSource> postgres;
    private final Jdbi jdbi;
    /** The file that names the process, as long as the database is open or if it was not closed. */
    private Optional<Path> owner = Optional.empty();

    private Database(HikariDataSource pool, Optional<PostgresDataSource> postgres) {
        this.pool = pool;
        this.postgres = postgres;
        this.jdbi = Jdbi.create(pool);
        postgres.ifPresent(source -> source.keepTrying(true));
    }

    /**
     * Opens the embedded database in a folder, which is created if missing. One process at a time can have it
     * open.
     *
     * @throws DatabaseException if another process has it open, or the folder cannot be written
     */
    public static Database h2(Path folder) throws DatabaseException {
        Path owner = folder.resolve("online.pid");
        try {
            Files.createDirectories(folder);
        } catch (IOException unwritable) {
            throw new DatabaseException(Cause.OTHER, "Cannot create the folder " + folder + ".", unwritable);
        }
        HikariConfig config = config(H2_CONNECTIONS);
        config.setJdbcUrl("jdbc:h2:file:" + folder.toAbsolutePath().resolve("online") + H2_OPTIONS);
        config.setUsername("sa");
        Database database;
        try {
            if (Files.exists(owner) && Files.exists(folder.resolve("online.mv.db"))) {
                writeAgain(folder);
            }
            database = open(config, Optional.empty(), folder.toString());
        } catch (DatabaseException failure) {
            throw isInUse(failure) ? inUse(folder, owner, failure) : failure;
        }
        try {
            Files.writeString(owner, Long.toString(ProcessHandle.current().pid()));
            database.owner = Optional.of(owner);
        } catch (IOException unwritable) {
            database.close();
            throw new DatabaseException(Cause.OTHER, "Cannot write " + owner + ".", unwritable);
        }
        return database;
    }

    /**
     * A process that was killed can leave rows that no transaction locks and that H2 waits for without end
     * (2.5.252; "shutdown defrag" copies them as they are). So all rows are written to a new file, which then
     * takes the place of the old one.
     */
    private static void writeAgain(Path folder) throws DatabaseException {
        Path rows = folder.resolve("online-rows.sql");
        Path copy = folder.resolve("online-copy.mv.db");
        try {
            Files.deleteIfExists(copy);
            run(folder.resolve("online"), "script to '" + quoted(rows) + "'");
            run(folder.resolve("online-copy"), "runscript from '" + quoted(rows) + "'");
            Files.move(copy, folder.resolve("online.mv.db"), StandardCopyOption.ATOMIC_MOVE);
            Files.delete(rows);
        } catch (SQLException | IOException failure) {
            throw new DatabaseException(Cause.OTHER, "Cannot open the database " + folder + ".", failure);
        }
    }

    private static String quoted(Path file) {
        return file.toAbsolutePath().toString().replace("'", "''");
    }

    private static void run(Path database, String text) throws SQLException {
        try (Connection connection = DriverManager.getConnection(
                        "jdbc:h2:file:" + database.toAbsolutePath() + H2_OPTIONS, "sa", "");
                Statement statement = connection.createStatement()) {
            statement.execute(text);
        }
    }

    /**
     * Opens a PostgreSQL database.
     *
     * @param url the JDBC address
     * @param user the role; empty if the address names it
     * @param password the password; empty if none is needed
     * @throws DatabaseException if it cannot be reached or its tables cannot be made
     */
    public static Database postgres(String url, Optional<String> user, Optional<String> password)
            throws DatabaseException {
        PostgresDataSource source = source(url);
        user.ifPresent(source::setUser);
        password.ifPresent(source::setPassword);
        HikariConfig config = config(POSTGRES_CONNECTIONS);
        config.setDataSource(source);
        config.setConnectionInitSql(POSTGRES_LIMITS);
        return open(config, Optional.of(source), url);
    }

    private static HikariConfig config(int connections) {
        HikariConfig config = new HikariConfig();
        config.setPoolName("online");
        config.setMaximumPoolSize(connections);
        config.setConnectionTimeout(CONNECTION_TIMEOUT_MILLIS);
        config.setRegisterMbeans(false);
        return config;
    }

    private static Database open(HikariConfig config, Optional<PostgresDataSource> postgres, String name)
            throws DatabaseException {
        HikariDataSource pool;
        try {
            pool = new HikariDataSource(config);
        } catch (RuntimeException unreachable) {
            throw new DatabaseException(cause(unreachable), "Cannot open the database " + name + ".", unreachable);
        }
        try {
            if (!isCurrent(pool)) {
                Flyway.configure()
                        .dataSource(pool)
                        // SLF4J, as the pool: without a logging backend, silent.
                        .loggers("slf4j")
                        .locations("classpath:" + MIGRATIONS)
                        .load()
                        .migrate();
            }
            return new Database(pool, postgres);
        } catch (FlywayException failure) {
            pool.close();
            throw new DatabaseException(cause(failure), "Cannot make the tables of " + name + ".", failure);
        }
    }

    private static PostgresDataSource source(String url) throws DatabaseException {
        try {
            return new PostgresDataSource(url);
        } catch (RuntimeException malformed) {
            throw new DatabaseException(Cause.ADDRESS, "This is no address of a database: " + url + ".", malformed);
        }
    }

    private static Cause cause(Throwable failure) {
        String state = sqlException(failure).map(SQLException::getSQLState).orElse("");
        return switch (state) {
            case "08001", "08004", "08006" -> Cause.UNREACHABLE;
            case "28000", "28P01" -> Cause.PASSWORD;
            case "3D000" -> Cause.NO_DATABASE;
            case "42501" -> Cause.NOT_ALLOWED;
            case "53300" -> Cause.TOO_MANY;
            default -> Cause.OTHER;
        };
    }

    /** Whether all migrations have run: then the program starts without loading Flyway, which takes long. */
    private static boolean isCurrent(HikariDataSource pool) {
        String query = "select version from flyway_schema_history where success order by installed_rank desc limit 1";
        try (Connection connection = pool.getConnection();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            return row.next() && LAST_MIGRATION.equals(row.getString("version"));
        } catch (SQLException noSuchTable) {
            return false;
        }
    }

    private static boolean isInUse(Throwable failure) {
        int h2AlreadyOpen = 90020;
        return sqlException(failure)
                .filter(sql -> sql.getErrorCode() == h2AlreadyOpen)
                .isPresent();
    }

    private static DatabaseException inUse(Path folder, Path owner, DatabaseException failure) {
        String process;
        try {
            process = "Process " + Files.readString(owner).strip();
        } catch (IOException unknown) {
            process = "Another process";
        }
        return new DatabaseException(Cause.IN_USE, process + " has the games in " + folder + " open.", failure);
    }

    /** Runs statements, each in a transaction of its own. */
    public <T> T run(HandleCallback<T, RuntimeException> statements) {
        return onOwnThread(() -> checked(() -> jdbi.withHandle(statements)));
    }

    /** Runs statements in one transaction; they are stored for good when this returns. */
    public <T> T inTransaction(HandleCallback<T, RuntimeException> statements) {
        return onOwnThread(() -> checked(() -> jdbi.inTransaction(statements)));
    }

    /** After a lost connection the others in the pool are lost too: the next statement gets a new one. */
    private <T> T checked(Supplier<T> statements) {
        try {
            return statements.get();
        } catch (JdbiException failure) {
            if (isConnectionLost(failure)) {
                pool.getHikariPoolMXBean().softEvictConnections();
            }
            throw failure;
        }
    }

    private static boolean isConnectionLost(JdbiException failure) {
        // Classes of SQLSTATE: connection exception, and the server that shuts down or was killed.
        return sqlException(failure)
                .map(SQLException::getSQLState)
                .filter(state -> state.startsWith("08") || state.startsWith("57P"))
                .isPresent();
    }

    private static Optional<SQLException> sqlException(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                return Optional.of(sql);
            }
        }
        return Optional.empty();
    }

    /** Whether a statement was refused since a unique value is there already. */
    static boolean isDuplicate(JdbiException failure) {
        return sqlException(failure).map(SQLException::getSQLState).equals(Optional.of("23505"));
    }

    /**
     * A failure for the log: what kind it is. The message of the failure has the values of the statement,
     * which do not belong in a log.
     */
    public static String kindOf(JdbiException failure) {
        return sqlException(failure)
                .map(sql -> sql.getClass().getSimpleName() + " " + sql.getSQLState())
                .orElse(failure.getClass().getSimpleName());
    }

    /**
     * Does work on a thread that nobody interrupts. Servers interrupt the threads of connections that end;
     * Java then closes the file or the socket that the thread is using, and H2 the whole database.
     */
    private static <T> T onOwnThread(Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        Thread.ofVirtual().name("database").start(task);
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return task.get();
                } catch (InterruptedException later) {
                    interrupted = true;
                } catch (ExecutionException failure) {
                    throw failure.getCause() instanceof RuntimeException cause
                            ? cause
                            : new IllegalStateException(failure);
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /**
     * The lines that other nodes tell this one; empty if there are no others.
     *
     * @param node the name of this node, unique among them
     */
    public Optional<Notifications> listen(String node, Notifications.Listener listener) {
        return postgres.map(source -> new Notifications(this, source, node, listener));
    }

    /** Whether this process is the only one that can use the database. */
    public boolean isEmbedded() {
        return postgres.isEmpty();
    }

    @Override
    public void close() {
        postgres.ifPresent(source -> source.keepTrying(false));
        pool.close();
        try {
            if (owner.isPresent()) {
                Files.deleteIfExists(owner.get());
            }
        } catch (IOException kept) {
            // Then the next start takes longer.
        }
    }
}
