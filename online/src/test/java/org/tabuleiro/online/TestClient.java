package org.tabuleiro.online;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.Match;
import org.tabuleiro.online.live.ClientConnection;
import org.tabuleiro.online.player.Identity;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.LoggedEvent;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.json.MessageCodec;
import org.tabuleiro.protocol.wire.WireEvents;
import org.tabuleiro.protocol.wire.WireMatches;

/** A client without a socket: keeps what it gets, and the match that it watches. */
final class TestClient implements ClientConnection {
    final Optional<Identity> identity;
    final ConnectedClient connected;
    final List<ServerMessage> received = new ArrayList<>();
    /** The match as this client knows it. */
    @Nullable
    Match match;

    Optional<Side> seat = Optional.empty();
    boolean full;
    boolean closed;
    private final TestNode node;

    TestClient(TestNode node, Optional<Identity> identity) {
        this.node = node;
        this.identity = identity;
        connected = node.service.connect(identity, this);
    }

    /** Applies what is about the match as a real client does: each version once and in order. */
    @Override
    public synchronized boolean send(ServerMessage message) {
        if (full) {
            return false;
        }
        // What cannot be written or read back must not be sent.
        ServerMessage read =
                MessageCodec.readServer(MessageCodec.write(message)).orElseThrow();
        if (!read.equals(message)) {
            throw new AssertionError(message + " became " + read);
        }
        received.add(message);
        if (message instanceof ServerMessage.Snapshot snapshot) {
            match = WireMatches.fromWire(snapshot.state());
            seat = snapshot.header().seat();
        } else if (message instanceof ServerMessage.Events events) {
            events.events().forEach(this::apply);
        }
        return true;
    }

    private void apply(LoggedEvent logged) {
        Match before = match();
        if (logged.version() <= before.revision()) {
            return;
        }
        if (logged.version() != before.revision() + 1) {
            throw new AssertionError("gap between " + before.revision() + " and " + logged.version());
        }
        match = before.apply(WireEvents.fromWire(logged.event(), before));
        if (!match().state().toString().equals(logged.position())) {
            throw new AssertionError("another position at " + logged.version());
        }
    }

    @Override
    public void close() {
        closed = true;
    }

    Match match() {
        Match known = match;
        if (known == null) {
            throw new AssertionError("no match");
        }
        return known;
    }

    Identity player() {
        return identity.orElseThrow();
    }

    /** Sends a message and returns the first answer of a type. */
    <T extends ServerMessage> T ask(ClientMessage message, Class<T> type) {
        List<ServerMessage> answers = send(message);
        return answers.stream()
                .filter(type::isInstance)
                .map(type::cast)
                .findFirst()
                .orElseThrow(() -> new AssertionError(message + " was answered by " + answers));
    }

    /** Sends a message as JSON and returns everything that came back at once. */
    List<ServerMessage> send(ClientMessage message) {
        int before = received.size();
        connected.receive(MessageCodec.readClient(MessageCodec.write(message)).orElseThrow());
        return List.copyOf(received.subList(before, received.size()));
    }

    void watch(String id) {
        send(new ClientMessage.Watch(id, 0));
    }

    ClientMessage.Submit submission(String id, PlayerCommand command) {
        return submission(node.nextId(), id, command);
    }

    ClientMessage.Submit submission(String command, String id, PlayerCommand content) {
        return new ClientMessage.Submit(command, id, match().revision(), content);
    }

    /** A turn in the position that this client sees. */
    PlayerCommand.PlayTurn turn(String text) {
        return new PlayerCommand.PlayTurn(
                match().played().size(), match().state().toString(), text, OptionalLong.empty());
    }

    /** Sends a command; it must be carried out. */
    ServerMessage.Done done(String id, PlayerCommand command) {
        return ask(submission(id, command), ServerMessage.Done.class);
    }

    /** Sends a command; it must be refused. */
    RefusalReason refused(String id, PlayerCommand command) {
        return ask(submission(id, command), ServerMessage.Refused.class).reason();
    }

    <T extends ServerMessage> List<T> received(Class<T> type) {
        return received.stream().filter(type::isInstance).map(type::cast).toList();
    }
}
