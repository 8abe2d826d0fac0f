package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(60)
class LibraryWarningsTest {
    private final Queue<String> warnings = new ConcurrentLinkedQueue<>();
    private final Handler handler = new Handler() {
        @Override
        public void publish(LogRecord entry) {
            warnings.add(entry.getLoggerName() + ": " + entry.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    @BeforeEach
    void listen() {
        Logger.getLogger("").addHandler(handler);
    }

    @AfterEach
    void stopListening() {
        Logger.getLogger("").removeHandler(handler);
    }

    /** Sends the beginning of a talk, and leaves without a word once something has come back, if anything will. */
    private static void leave(TestServer server, String sent, boolean isAnswered) throws IOException {
        try (Socket socket = server.connect()) {
            TestServer.send(socket, sent);
            if (isAnswered) {
                assertThat(socket.getInputStream().read()).isPositive();
                socket.setSoLinger(true, 0);
            }
        }
    }

    @Test
    void clients_that_leave_cause_no_warning() throws IOException {
        // The server stops when all connections have ended.
        try (TestServer server = new TestServer(ConnectionLimits.DEFAULT)) {
            leave(server, "GET / HTT", false);
            leave(server, "GET / HTTP/1.1\r\nHost: local", false);
            leave(server, "GET / HTTP/1.1\r\nHost: localhost\r\n", false);
            leave(server, "POST /api/v1/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{", false);
            leave(server, "GET /large.bin" + TestServer.END, true);
        }
        assertThat(warnings).isEmpty();
    }

    @Test
    void a_failure_inside_the_server_is_a_warning() throws IOException {
        RequestLog broken = (host, method, path, status, bytes, millis) -> {
            throw new IllegalStateException("a bug");
        };
        try (SiteServer server = SiteServer.start(TestServer.site(), "localhost", 0, broken, ConnectionLimits.DEFAULT);
                Socket socket = new Socket("localhost", server.port())) {
            TestServer.send(socket, "GET /" + TestServer.END);
            socket.getInputStream().readAllBytes();
        }
        assertThat(warnings).anyMatch(each -> each.startsWith("io.helidon"));
    }
}
