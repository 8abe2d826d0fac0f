package org.tabuleiro.client;

import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.json.MessageCodec;

/**
 * A connection to a server that comes back by itself. A line that is silent for too long counts as cut. What
 * is sent while there is no line is lost: its sender sends it again when the connection is back.
 */
public final class Connection implements AutoCloseable {
    /** Receives what happens; one call at a time. */
    public interface Listener {

        /** The server has welcomed this client, for the first time or again. */
        void opened(ServerMessage.Welcome welcome);

        /** A message has arrived. */
        void received(ServerMessage message);

        /** About a second has passed with an open line. */
        void ticked();

        /** The line is cut, or an attempt to connect has failed; the connection goes on trying. */
        default void lost(OnlineFailure failure) {}

        /** The server does not want this client: the connection has ended for good. */
        default void ended(OnlineFailure failure) {}
    }

    /**
     * How patient a connection is.
     *
     * @param silence the time without any message after which the line counts as cut
     * @param ping how often the client asks for a sign of life
     * @param firstWait the time before the first attempt to connect again; it doubles with each
     * @param maxWait the longest time between two attempts
     */
    public record Patience(Duration silence, Duration ping, Duration firstWait, Duration maxWait) {
        /** For networks as they are. */
        public static final Patience NORMAL = new Patience(
                Duration.ofSeconds(12), Duration.ofSeconds(10), Duration.ofMillis(500), Duration.ofSeconds(8));
    }

    private static final Duration CONNECT = Duration.ofSeconds(10);
    private static final long TICK_MILLIS = 1000;

    private final HttpClient http;
    private final ServerAddress server;
    private final String secret;
    private final String client;
    private final String language;
    private final Patience patience;
    private final Supplier<Map<String, Integer>> versions;
    private final Listener listener;
    private final Object callbacks = new Object();
    private volatile @Nullable Line line;
    private volatile boolean closed;
    private volatile long restartMillis;

    /**
     * A connection that is not started.
     *
     * @param secret the secret of a player's session
     * @param client the name of the program
     * @param language the language of the user, such as pt
     * @param versions the last version of every match that is watched
     */
    public Connection(
            HttpClient http,
            ServerAddress server,
            String secret,
            String client,
            String language,
            Patience patience,
            Supplier<Map<String, Integer>> versions,
            Listener listener) {
        this.http = http;
        this.server = server;
        this.secret = secret;
        this.client = client;
        this.language = language;
        this.patience = patience;
        this.versions = versions;
        this.listener = listener;
    }

    /** Begins to connect. */
    public void start() {
        Thread.ofVirtual().name("connection").start(this::keepConnected);
    }

    /** Sends a message; lost if there is no line. */
    public void send(ClientMessage message) {
        Line open = line;
        if (open != null) {
            open.send(message);
        }
    }

    /** Whether the server has welcomed this client and the line is not cut. */
    public boolean isOpen() {
        Line open = line;
        return open != null && open.isWelcome;
    }

    /** Closes the connection for good. */
    @Override
    public void close() {
        closed = true;
        Line open = line;
        if (open != null) {
            open.closeNormally();
        }
    }

    private void keepConnected() {
        long wait = patience.firstWait().toMillis();
        try {
            while (!closed) {
                Line attempt = new Line();
                if (attempt.connect()) {
                    line = attempt;
                    attempt.keepAlive();
                    line = null;
                }
                if (!closed) {
                    OnlineFailure failure = attempt.failure;
                    tell(() -> listener.lost(failure));
                }
                wait = attempt.isWelcome
                        ? patience.firstWait().toMillis()
                        : Math.min(wait * 2, patience.maxWait().toMillis());
                if (!closed) {
                    double spread = ThreadLocalRandom.current().nextDouble(0.7, 1.3);
                    Thread.sleep(Math.max(restartMillis, (long) (wait * spread)));
                    restartMillis = 0;
                }
            }
        } catch (InterruptedException unexpected) {
            Thread.currentThread().interrupt();
        }
    }

    private void tell(Runnable news) {
        synchronized (callbacks) {
            news.run();
        }
    }

    /** One WebSocket. */
    private final class Line implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();
        private final CompletableFuture<Void> cut = new CompletableFuture<>();
        private @Nullable WebSocket socket;
        private CompletableFuture<?> sending = CompletableFuture.completedFuture(null);
        private volatile boolean isWelcome;
        private OnlineFailure failure = OnlineFailure.of(OnlineFailure.Reason.LOST, server);
        private volatile long heard = System.nanoTime();

        boolean connect() {
            try {
                socket = http.newWebSocketBuilder()
                        .header("Authorization", "Bearer " + secret)
                        .connectTimeout(CONNECT)
                        .buildAsync(server.socket(), this)
                        .join();
                return true;
            } catch (CompletionException unreachable) {
                failure = OnlineFailure.of(unreachable.getCause(), server);
                return false;
            }
        }

        /** Waits until the line is cut. */
        void keepAlive() throws InterruptedException {
            heard = System.nanoTime();
            send(new ClientMessage.Hello(ClientMessage.PROTOCOL, client, language));
            long pinged = System.nanoTime();
            while (!cut.isDone() && !closed) {
                pause(Math.min(TICK_MILLIS, patience.ping().toMillis()));
                long now = System.nanoTime();
                if (now - heard > patience.silence().toNanos()) {
                    break;
                }
                if (now - pinged >= patience.ping().toNanos()) {
                    pinged = now;
                    send(new ClientMessage.Ping(versions.get()));
                }
                if (isWelcome) {
                    tell(listener::ticked);
                }
            }
            if (!closed) {
                abort();
            }
        }

        private void pause(long millis) throws InterruptedException {
            try {
                cut.get(millis, TimeUnit.MILLISECONDS);
            } catch (TimeoutException open) {
                // As it should be.
            } catch (ExecutionException impossible) {
                throw new IllegalStateException(impossible);
            }
        }

        /** One at a time: the socket refuses a message while another is on its way. */
        synchronized void send(ClientMessage message) {
            WebSocket open = socket;
            if (open != null) {
                String json = MessageCodec.write(message);
                sending = sending.handle((done, failed) -> null).thenCompose(next -> open.sendText(json, true));
            }
        }

        synchronized void closeNormally() {
            WebSocket open = socket;
            if (open != null) {
                sending = sending.handle((done, failed) -> null)
                        .thenCompose(next -> open.sendClose(WebSocket.NORMAL_CLOSURE, ""))
                        .whenComplete((done, failed) -> open.abort());
            }
            cut.complete(null);
        }

        private synchronized void abort() {
            if (socket != null) {
                socket.abort();
            }
        }

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
            heard = System.nanoTime();
            text.append(part);
            if (last) {
                String json = text.toString();
                text.setLength(0);
                // Messages of kinds that this client does not know are ignored.
                if (MessageCodec.readServer(json) instanceof Parsed.Ok<ServerMessage>(ServerMessage message)) {
                    deliver(message);
                }
            }
            from.request(1);
            return null;
        }

        private void deliver(ServerMessage message) {
            synchronized (callbacks) {
                if (closed) {
                    return;
                }
                switch (message) {
                    case ServerMessage.Welcome welcome -> {
                        isWelcome = true;
                        listener.opened(welcome);
                    }
                    case ServerMessage.PleaseReload(int protocol) -> {
                        closed = true;
                        cut.complete(null);
                        listener.ended(OnlineFailure.ofProtocol(protocol, server));
                    }
                    case ServerMessage.Restart(int inMillis) -> restartMillis = inMillis;
                    default -> listener.received(message);
                }
            }
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            cut.complete(null);
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable failure) {
            cut.complete(null);
        }
    }
}
