package org.tabuleiro.server;

import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.http1.Http1ConnectionListener;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Closes the connections of slow clients, which send a request or read a response one byte at a time. Helidon
 * itself only closes idle connections.
 */
final class Deadlines implements Http1ConnectionListener, AutoCloseable {
    private static final long CHECK_INTERVAL_MILLIS = 250;

    private final Map<Thread, Long> deadlines = new ConcurrentHashMap<>();
    private final Duration forHeaders;
    private final Thread watchdog;

    Deadlines(Duration forHeaders) {
        this.forHeaders = forHeaders;
        watchdog = Thread.ofPlatform().daemon().name("deadlines").start(this::watch);
    }

    /** Sets the deadline of the connection that the current thread serves. */
    void begin(Duration time) {
        deadlines.put(Thread.currentThread(), System.nanoTime() + time.toNanos());
    }

    /** Removes the deadline. */
    void end() {
        deadlines.remove(Thread.currentThread());
    }

    @Override
    public void prologue(ConnectionContext connection, HttpPrologue prologue) {
        begin(forHeaders);
    }

    @Override
    public void headers(ConnectionContext connection, Headers headers) {
        end();
    }

    @Override
    public void close() {
        watchdog.interrupt();
    }

    /**
     * Interrupts overdue threads: a virtual thread that is interrupted in a socket operation closes the
     * socket.
     */
    private void watch() {
        try {
            while (true) {
                Thread.sleep(CHECK_INTERVAL_MILLIS);
                deadlines.forEach((thread, deadline) -> {
                    if (!thread.isAlive()) {
                        deadlines.remove(thread);
                    } else if (System.nanoTime() - deadline > 0) {
                        thread.interrupt();
                    }
                });
            }
        } catch (InterruptedException closed) {
            deadlines.clear();
        }
    }
}
