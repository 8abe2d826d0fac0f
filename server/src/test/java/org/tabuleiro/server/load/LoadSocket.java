package org.tabuleiro.server.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A socket of the load program: reports what arrives, and whether the line was cut. */
final class LoadSocket implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();
    private final Consumer<String> received;
    private final AtomicBoolean isOpen = new AtomicBoolean(true);
    private @Nullable WebSocket socket;

    private LoadSocket(Consumer<String> received) {
        this.received = received;
    }

    /** Opens a socket. */
    static LoadSocket open(HttpClient http, int port, String secret, Consumer<String> received) {
        LoadSocket opened = new LoadSocket(received);
        WebSocket.Builder builder = http.newWebSocketBuilder();
        if (!secret.isEmpty()) {
            builder.header("Authorization", "Bearer " + secret);
        } else {
            builder.header("Origin", "http://localhost:" + port);
        }
        opened.socket = builder.buildAsync(URI.create("ws://localhost:" + port + "/api/v1/socket"), opened)
                .join();
        return opened;
    }

    boolean isOpen() {
        return isOpen.get();
    }

    synchronized void send(String message) {
        WebSocket to = socket;
        if (to != null && isOpen.get()) {
            to.sendText(message, true).join();
        }
    }

    void cut() {
        WebSocket to = socket;
        if (to != null) {
            to.abort();
        }
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
        text.append(part);
        if (last) {
            String whole = text.toString();
            text.setLength(0);
            received.accept(whole);
        }
        from.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        isOpen.set(false);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable failure) {
        isOpen.set(false);
    }
}
