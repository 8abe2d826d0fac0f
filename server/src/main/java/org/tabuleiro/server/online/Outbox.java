package org.tabuleiro.server.online;

import io.helidon.common.buffers.BufferData;
import io.helidon.websocket.WsSession;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The queue of frames to a client, written by a thread of its own: the library does not allow two at a time,
 * and a client that reads slowly must not hold up anybody else.
 */
final class Outbox {
    static final int MAX_MESSAGES = 256;
    static final int MAX_BYTES = 256 << 10;

    private sealed interface Frame {
        record Text(String text, int bytes) implements Frame {}

        record Ping() implements Frame {}

        record Pong(BufferData payload) implements Frame {}

        record Close(int code) implements Frame {}
    }

    private final LongSupplier nanoTime;
    private final Deque<Frame> queue = new ArrayDeque<>();
    private int messages;
    private int bytes;
    private boolean behind;
    private boolean closed;
    private boolean isWriting;
    private long writingSince;

    /** An empty queue. */
    Outbox(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /** Queues a message; false if the queue is full or closed. A message alone may have any size. */
    synchronized boolean offer(String text) {
        int size = text.getBytes(StandardCharsets.UTF_8).length;
        boolean full = messages >= MAX_MESSAGES || (messages > 0 && bytes + size > MAX_BYTES);
        if (closed || full) {
            behind = true;
            return false;
        }
        messages++;
        bytes += size;
        add(new Frame.Text(text, size));
        return true;
    }

    /** Queues a ping of the WebSocket protocol, unless one is waiting. */
    synchronized void ping() {
        if (!closed && queue.stream().noneMatch(Frame.Ping.class::isInstance)) {
            add(new Frame.Ping());
        }
    }

    /** Queues the answer to a ping of the client, unless one is waiting. */
    synchronized void pong(BufferData payload) {
        if (!closed && queue.stream().noneMatch(Frame.Pong.class::isInstance)) {
            add(new Frame.Pong(payload));
        }
    }

    /** Closes the connection after what is queued; nothing can be queued any more. */
    synchronized void close(int code) {
        if (!closed) {
            closed = true;
            add(new Frame.Close(code));
        }
    }

    /** Ends the writer without writing what is queued. */
    synchronized void discard() {
        closed = true;
        queue.clear();
        notifyAll();
    }

    private void add(Frame frame) {
        queue.add(frame);
        notifyAll();
    }

    /** Whether everything is written, up to the close frame. */
    synchronized boolean isDone() {
        return closed && queue.isEmpty() && !isWriting;
    }

    /** For how long the present frame has been written; 0 if none is. */
    synchronized long stuckNanos() {
        return isWriting ? nanoTime.getAsLong() - writingSince : 0;
    }

    /**
     * Writes frames until the connection is closed; the task of the writer thread.
     *
     * @param onDrained called when the queue is empty after messages were dropped
     */
    void write(WsSession socket, Runnable onDrained) throws InterruptedException {
        while (true) {
            Frame frame = next();
            if (frame == null) {
                return;
            }
            switch (frame) {
                case Frame.Text(String text, int size) -> socket.send(text, true);
                case Frame.Ping() -> socket.ping(BufferData.empty());
                case Frame.Pong(BufferData payload) -> socket.pong(payload);
                case Frame.Close(int code) -> socket.close(code, "");
            }
            if (written(frame)) {
                onDrained.run();
            }
        }
    }

    private synchronized @Nullable Frame next() throws InterruptedException {
        while (queue.isEmpty()) {
            if (closed) {
                return null;
            }
            wait();
        }
        isWriting = true;
        writingSince = nanoTime.getAsLong();
        return queue.poll();
    }

    /** Whether there is room again after messages were dropped. */
    private synchronized boolean written(Frame frame) {
        isWriting = false;
        if (frame instanceof Frame.Text(String text, int size)) {
            messages--;
            bytes -= size;
        }
        boolean drained = behind && messages == 0 && !closed;
        behind = behind && !drained;
        return drained;
    }
}
