package org.tabuleiro.server.online;

import io.helidon.common.buffers.BufferData;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.http.WritableHeaders;
import io.helidon.websocket.WsListener;
import io.helidon.websocket.WsSession;
import io.helidon.websocket.WsUpgradeException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.online.player.Identity;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.json.MessageCodec;

/**
 * Receives the frames of one client and lets nothing hostile through: foreign origins, binary or oversized
 * messages, fragments without end, floods. No exception reaches the library, which would send its text to the
 * client.
 */
final class SocketGuard implements WsListener {
    private static final Logger LOG = System.getLogger(SocketGuard.class.getName());

    private final Sockets sockets;
    private final StringBuilder fragments = new StringBuilder();
    private Headers headers = WritableHeaders.create();
    private Optional<Identity> identity = Optional.empty();
    private @Nullable SocketConnection connection;

    SocketGuard(Sockets sockets) {
        this.sockets = sockets;
    }

    /** Refuses by an exception; the library then treats the request as one without an upgrade. */
    @Override
    public Optional<Headers> onHttpUpgrade(HttpPrologue prologue, Headers requested) throws WsUpgradeException {
        if (sockets.isDraining() || !sockets.guard().maySocket(requested)) {
            throw new WsUpgradeException("refused");
        }
        try {
            headers = requested;
            identity = sockets.identify(requested);
        } catch (RuntimeException unavailable) {
            throw new WsUpgradeException("unavailable", unavailable);
        }
        return Optional.empty();
    }

    @Override
    public void onOpen(WsSession socket) {
        guarded(() -> {
            Optional<String> address =
                    sockets.addresses().key(socket.socketContext().remotePeer().host(), headers);
            connection = sockets.open(socket, identity, address);
        });
    }

    @Override
    public void onMessage(WsSession socket, String text, boolean last) {
        guarded(() -> {
            SocketConnection open = connection;
            if (open == null || open.isClosing()) {
                return;
            }
            open.frameReceived();
            int limit = sockets.limits().messageBytes();
            if (fragments.length() + text.length() > limit) {
                fragments.setLength(0);
                open.close(CloseCode.TOO_BIG);
                return;
            }
            fragments.append(text);
            if (last) {
                String message = fragments.toString();
                fragments.setLength(0);
                if (message.getBytes(StandardCharsets.UTF_8).length > limit) {
                    open.close(CloseCode.TOO_BIG);
                } else {
                    receive(open, message);
                }
            }
        });
    }

    private void receive(SocketConnection open, String json) {
        String key = open.player().orElseGet(() -> "socket " + System.identityHashCode(open));
        if (!sockets.limits().messages().tryTake(key)) {
            open.close(CloseCode.POLICY);
            return;
        }
        switch (MessageCodec.readClient(json)) {
            case Parsed.Fault<ClientMessage>(String field, Message message) -> {
                open.send(new ServerMessage.Malformed(field));
                open.close(CloseCode.POLICY);
            }
            case Parsed.Ok<ClientMessage>(ClientMessage message) -> {
                Optional<String> refused = sockets.overLimit(message, key, open.address());
                if (refused.isPresent()) {
                    open.send(new ServerMessage.Refused(refused.get(), RefusalReason.TOO_MANY, Optional.empty(), 0));
                } else {
                    open.receive(message);
                }
            }
        }
    }

    @Override
    public void onMessage(WsSession socket, BufferData binary, boolean last) {
        guarded(() -> {
            if (connection != null) {
                connection.close(CloseCode.UNSUPPORTED);
            }
        });
    }

    @Override
    public void onPing(WsSession socket, BufferData payload) {
        guarded(() -> {
            if (connection != null) {
                connection.frameReceived();
                connection.pong(BufferData.create(payload.readBytes()));
            }
        });
    }

    @Override
    public void onPong(WsSession socket, BufferData payload) {
        guarded(() -> {
            if (connection != null) {
                connection.frameReceived();
            }
        });
    }

    @Override
    public void onClose(WsSession socket, int code, String reason) {
        guarded(this::end);
    }

    @Override
    public void onError(WsSession socket, Throwable failure) {
        guarded(this::end);
    }

    private void end() {
        if (connection != null) {
            sockets.closed(connection);
        }
    }

    private void guarded(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | Error bug) {
            LOG.log(Level.ERROR, "a frame could not be handled", bug);
            if (connection != null) {
                connection.close(CloseCode.SERVER_ERROR);
            }
        }
    }
}
