package org.tabuleiro.online.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * Connections to a PostgreSQL that may go away and come back. The pool waits longer and longer between its
 * attempts to connect; this keeps trying at short intervals, so that play goes on soon after an outage.
 */
final class PostgresDataSource extends PGSimpleDataSource {
    private static final long serialVersionUID = 1;
    private static final Duration INTERVAL = Duration.ofMillis(200);
    private static final int CONNECT_SECONDS = 3;
    /** Longer than the longest statement: a network that swallows everything must not block for ever. */
    private static final int SOCKET_SECONDS = 15;

    private volatile boolean keepTrying;

    PostgresDataSource(String url) {
        setUrl(url);
        setConnectTimeout(CONNECT_SECONDS);
        setSocketTimeout(SOCKET_SECONDS);
        setTcpKeepAlive(true);
    }

    /** Whether to go on after a failure: not before the first connection, nor when the pool is closed. */
    void keepTrying(boolean value) {
        keepTrying = value;
    }

    @Override
    public Connection getConnection() throws SQLException {
        while (true) {
            try {
                return super.getConnection();
            } catch (SQLException away) {
                if (!keepTrying) {
                    throw away;
                }
                pause(away);
            }
        }
    }

    private static void pause(SQLException away) throws SQLException {
        try {
            Thread.sleep(INTERVAL);
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
            throw away;
        }
    }
}
