package org.tabuleiro.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * A bad line: passes bytes on between clients and a server until a fault that was prepared happens. A fault
 * happens once, when the bytes that it waits for come by.
 */
final class TcpProxy implements AutoCloseable {

    /** The direction of bytes. */
    enum Direction {
        TO_SERVER,
        TO_CLIENT
    }

    /** What happens to the line. */
    enum Damage {
        /** Both ends are closed before the bytes are passed on. */
        CUT_BEFORE,
        /** Both ends are closed after half of the bytes. */
        CUT_WITHIN,
        /** Both ends are closed after the bytes. */
        CUT_AFTER,
        /** Both ends are reset before the bytes are passed on. */
        RESET,
        /** The bytes and all that follow are swallowed, and the line stays open. */
        STALL,
        /** The bytes are passed on one by one. */
        SPLIT
    }

    /**
     * A fault.
     *
     * @param direction the direction
     * @param skip the number of chunks that pass unharmed
     * @param damage what happens to the chunk after them
     */
    record Fault(Direction direction, int skip, Damage damage) {}

    private final ServerSocket entrance;
    private volatile int port;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final AtomicReference<@Nullable Fault> fault = new AtomicReference<>();

    /** A proxy before a server on this machine. */
    TcpProxy(int port) throws IOException {
        this.port = port;
        entrance = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.startVirtualThread(this::accept);
    }

    int port() {
        return entrance.getLocalPort();
    }

    /** Leads to another server from now on, as a balancer does whose server does not answer. */
    void leadTo(int other) {
        port = other;
        cutAll();
    }

    /** Prepares a fault. */
    void prepare(Fault next) {
        fault.set(next);
    }

    /** Whether the fault that was prepared has happened. */
    boolean hasHappened() {
        return fault.get() == null;
    }

    /** Forgets the fault that was prepared. */
    void forget() {
        fault.set(null);
    }

    /** Cuts all lines. */
    void cutAll() {
        open.forEach(TcpProxy::closeQuietly);
    }

    private void accept() {
        while (!entrance.isClosed()) {
            try {
                Socket client = entrance.accept();
                Socket server;
                try {
                    server = new Socket(InetAddress.getLoopbackAddress(), port);
                } catch (IOException away) {
                    // Refused at once, as by the server itself, and not left to a timeout of the client.
                    client.close();
                    continue;
                }
                open.add(client);
                open.add(server);
                Thread.startVirtualThread(() -> pass(client, server, Direction.TO_SERVER));
                Thread.startVirtualThread(() -> pass(server, client, Direction.TO_CLIENT));
            } catch (IOException closed) {
                // The test is over.
            }
        }
    }

    private void pass(Socket from, Socket to, Direction direction) {
        byte[] chunk = new byte[8192];
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int size = in.read(chunk); size >= 0; size = in.read(chunk)) {
                if (!passed(chunk, size, out, from, to, direction)) {
                    return;
                }
            }
        } catch (IOException cut) {
            // Both ends are closed now.
        } finally {
            open.remove(from);
            open.remove(to);
        }
    }

    /** Passes a chunk on; false if the line is cut. */
    private boolean passed(byte[] chunk, int size, OutputStream out, Socket from, Socket to, Direction direction)
            throws IOException {
        Damage damage = due(direction);
        if (damage == null) {
            out.write(chunk, 0, size);
            return true;
        }
        return switch (damage) {
            case CUT_BEFORE -> false;
            case CUT_WITHIN -> {
                out.write(chunk, 0, size / 2);
                yield false;
            }
            case CUT_AFTER -> {
                out.write(chunk, 0, size);
                yield false;
            }
            case RESET -> {
                from.setSoLinger(true, 0);
                to.setSoLinger(true, 0);
                yield false;
            }
            case STALL -> {
                from.getInputStream().transferTo(OutputStream.nullOutputStream());
                yield false;
            }
            case SPLIT -> {
                to.setTcpNoDelay(true);
                for (int i = 0; i < size; i++) {
                    out.write(chunk, i, 1);
                }
                yield true;
            }
        };
    }

    /** The damage to this chunk, if there is any. */
    private @Nullable Damage due(Direction direction) {
        while (true) {
            Fault prepared = fault.get();
            if (prepared == null || prepared.direction() != direction) {
                return null;
            }
            Fault next = prepared.skip() == 0
                    ? null
                    : new Fault(prepared.direction(), prepared.skip() - 1, prepared.damage());
            if (fault.compareAndSet(prepared, next)) {
                return next == null ? prepared.damage() : null;
            }
        }
    }

    private static void closeQuietly(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        entrance.close();
        cutAll();
    }
}
