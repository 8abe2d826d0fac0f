package org.tabuleiro.server.online;

import io.helidon.common.buffers.BufferData;
import io.helidon.websocket.WsSession;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.tabuleiro.online.ConnectedClient;
import org.tabuleiro.online.OnlineService;
import org.tabuleiro.online.live.ClientConnection;
import org.tabuleiro.online.live.Measurements;
import org.tabuleiro.online.player.Identity;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.json.MessageCodec;

/** An open WebSocket: the library's thread reads and carries messages out, and a thread of ours writes. */
final class SocketConnection implements ClientConnection {
    private final WsSession socket;
    private final Optional<Identity> identity;
    private final Optional<String> address;
    private final LongSupplier nanoTime;
    private final Thread reader = Thread.currentThread();
    private final Outbox outbox;
    private final Measurements measurements;
    private final ConnectedClient client;
    private final Thread writer;
    private final AtomicBoolean ended = new AtomicBoolean();
    private volatile long lastFrame;
    private volatile long closingSince;
    private volatile boolean isClosing;

    /** Serves the socket that the current thread reads. */
    SocketConnection(
            WsSession socket,
            OnlineService service,
            Optional<Identity> identity,
            Optional<String> address,
            LongSupplier nanoTime) {
        this.socket = socket;
        this.identity = identity;
        this.address = address;
        this.nanoTime = nanoTime;
        measurements = service.measurements();
        lastFrame = nanoTime.getAsLong();
        outbox = new Outbox(nanoTime);
        client = service.connect(identity, this);
        writer = Thread.ofVirtual().name("socket-writer").start(this::write);
    }

    Optional<String> player() {
        return identity.map(each -> each.player().id());
    }

    Optional<String> address() {
        return address;
    }

    /** Notes that the client is alive. */
    void frameReceived() {
        lastFrame = nanoTime.getAsLong();
    }

    /** Carries a message out. */
    void receive(ClientMessage message) {
        client.receive(message);
    }

    @Override
    public boolean send(ServerMessage message) {
        if (message instanceof ServerMessage.Refused refused) {
            measurements.refused(refused.reason());
        }
        boolean isQueued = outbox.offer(MessageCodec.write(message));
        if (!isQueued && !isClosing) {
            measurements.dropped();
        }
        return isQueued;
    }

    @Override
    public void close() {
        close(CloseCode.NORMAL);
    }

    /** Closes the connection once the messages in the queue are written. */
    void close(int code) {
        if (!isClosing) {
            closingSince = nanoTime.getAsLong();
            isClosing = true;
        }
        outbox.close(code);
    }

    boolean isClosing() {
        return isClosing;
    }

    void ping() {
        outbox.ping();
    }

    void pong(BufferData payload) {
        outbox.pong(payload);
    }

    private void write() {
        try {
            outbox.write(socket, client::drained);
        } catch (InterruptedException killed) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException broken) {
            // The line is cut: the reader must not wait for more.
            reader.interrupt();
        } finally {
            outbox.discard();
        }
    }

    /** Whether the library has ended the connection. */
    boolean isDead() {
        return !reader.isAlive();
    }

    /** The time since the last frame of the client. */
    long silentNanos() {
        return nanoTime.getAsLong() - lastFrame;
    }

    /** The time since the connection was to be closed; 0 if it is open. */
    long closingNanos() {
        return isClosing ? nanoTime.getAsLong() - closingSince : 0;
    }

    /** For how long the client has not read what is being written. */
    long stuckNanos() {
        return outbox.stuckNanos();
    }

    /** Whether everything is written, up to the close frame. */
    boolean isFlushed() {
        return outbox.isDone();
    }

    /**
     * Cuts the connection: a virtual thread that is interrupted in a socket operation closes the socket.
     */
    void kill() {
        writer.interrupt();
        reader.interrupt();
    }

    /** Ends the writer and what belongs to the connection; the connection is gone or will be. */
    void end() {
        if (!ended.getAndSet(true)) {
            outbox.discard();
            client.close();
        }
    }
}
