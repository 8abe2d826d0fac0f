package org.tabuleiro.server;

import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.http1.Http1ConnectionListener;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Ends connections whose other side sends its request or reads the answer one byte at a time. Helidon only ends those that
 * are between two requests or that send nothing at all.
 */
final class Deadlines implements Http1ConnectionListener, AutoCloseable {
    private static final long LOOK_EVERY_MILLIS = 250;

    private final Map<Thread, Long> ends = new ConcurrentHashMap<>();
    private final Duration forHeaders;
    private final Thread watch;

    Deadlines(Duration forHeaders) {
        this.forHeaders = forHeaders;
        watch = Thread.ofPlatform().daemon().name("deadlines").start(this::watch);
    }

    /** From now on what the connection of this thread does must be over in time. */
    void begin(Duration time) {
        ends.put(Thread.currentThread(), System.nanoTime() + time.toNanos());
    }

    /** It is over. */
    void end() {
        ends.remove(Thread.currentThread());
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
        watch.interrupt();
    }

    /** A virtual thread that is interrupted while it waits for its socket closes it. */
    private void watch() {
        try {
            while (true) {
                Thread.sleep(LOOK_EVERY_MILLIS);
                ends.forEach((thread, end) -> {
                    if (!thread.isAlive()) {
                        ends.remove(thread);
                    } else if (System.nanoTime() - end > 0) {
                        thread.interrupt();
                    }
                });
            }
        } catch (InterruptedException closed) {
            ends.clear();
        }
    }
}
