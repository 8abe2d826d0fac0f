package org.tabuleiro.online.store;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.JdbiException;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Short lines that the nodes of a PostgreSQL database tell each other. They are sent after the commits, many at
 * a time: a notification within the transaction of a turn would make all commits wait for each other. A line
 * may be lost.
 */
public final class Notifications implements AutoCloseable {
    private static final Logger LOG = System.getLogger(Notifications.class.getName());
    private static final String CHANNEL = "tabuleiro";
    private static final Duration INTERVAL = Duration.ofMillis(5);
    private static final int MOST_LINES = 300;
    /** PostgreSQL refuses 8000 bytes. */
    private static final int MOST_BYTES = 7500;
    /** What waits while the database is away is void soon. */
    private static final int MOST_WAITING = 10_000;

    private static final Duration POLL = Duration.ofSeconds(1);
    private static final Duration RETRY = Duration.ofMillis(200);
    /** Polls without news between two signs of life: a line that is cut without a word must not stay unnoticed. */
    private static final int QUIET_POLLS = 5;

    /** Gets what other nodes tell, by one thread at a time. */
    public interface Listener {
        /** This node hears the others from now on; what they told before is lost. */
        void listening();

        /**
         * Another node has told something.
         *
         * @param sender the node
         * @param lines the lines
         */
        void received(String sender, List<String> lines);
    }

    private final Database database;
    private final PostgresDataSource source;
    private final String node;
    private final Listener listener;
    private final Set<String> waiting = new LinkedHashSet<>();
    private final Thread sender;
    private final Thread receiver;
    private volatile boolean closed;
    private boolean hasFailed;

    Notifications(Database database, PostgresDataSource source, String node, Listener listener) {
        this.database = database;
        this.source = source;
        this.node = node;
        this.listener = listener;
        sender = Thread.ofPlatform().daemon().name("database-notify").start(this::sendUntilClosed);
        receiver = Thread.ofPlatform().daemon().name("database-listen").start(this::listenUntilClosed);
    }

    /** Tells the other nodes a line, soon. A line that already waits is told once. */
    public void tell(String line) {
        synchronized (waiting) {
            if (waiting.size() < MOST_WAITING && waiting.add(line)) {
                waiting.notifyAll();
            }
        }
    }

    private void sendUntilClosed() {
        try {
            while (!closed) {
                List<String> lines = next();
                if (!lines.isEmpty()) {
                    send(node + "\n" + String.join("\n", lines));
                    TimeUnit.MILLISECONDS.sleep(INTERVAL.toMillis());
                }
            }
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    private List<String> next() throws InterruptedException {
        synchronized (waiting) {
            while (waiting.isEmpty() && !closed) {
                waiting.wait();
            }
            List<String> lines = new ArrayList<>();
            int bytes = 0;
            for (Iterator<String> all = waiting.iterator(); all.hasNext() && lines.size() < MOST_LINES; ) {
                String line = all.next();
                bytes += line.length() + 1;
                if (bytes > MOST_BYTES) {
                    break;
                }
                lines.add(line);
                all.remove();
            }
            return lines;
        }
    }

    private void send(String payload) {
        try {
            database.run(handle -> handle.createQuery("select pg_notify(:channel, :payload)")
                    .bind("channel", CHANNEL)
                    .bind("payload", payload)
                    .map((row, context) -> true)
                    .one());
            hasFailed = false;
        } catch (JdbiException lost) {
            if (!hasFailed) {
                LOG.log(Level.WARNING, "other nodes are not notified: {0}", Database.kindOf(lost));
            }
            hasFailed = true;
        }
    }

    private void listenUntilClosed() {
        while (!closed) {
            try (Connection connection = source.getConnection()) {
                listen(connection);
            } catch (SQLException cut) {
                pause();
            }
        }
    }

    private void listen(Connection connection) throws SQLException {
        execute(connection, "listen " + CHANNEL);
        PGConnection line = connection.unwrap(PGConnection.class);
        listener.listening();
        for (int quiet = 0; !closed; quiet++) {
            PGNotification[] news = line.getNotifications((int) POLL.toMillis());
            if (news != null) {
                for (PGNotification each : news) {
                    receive(each.getParameter());
                }
            }
            if (quiet == QUIET_POLLS) {
                execute(connection, "select 1");
                quiet = 0;
            }
        }
    }

    private static void execute(Connection connection, String text) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(text);
        }
    }

    private void receive(String payload) {
        List<String> lines = List.of(payload.split("\n", -1));
        String from = lines.getFirst();
        if (!from.equals(node)) {
            listener.received(from, lines.subList(1, lines.size()));
        }
    }

    private void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(RETRY.toMillis());
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed = true;
        sender.interrupt();
        receiver.interrupt();
        try {
            sender.join();
            receiver.join(2 * POLL.toMillis());
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
