package org.tabuleiro.online.lobby;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.tabuleiro.online.live.ClientConnection;
import org.tabuleiro.online.store.ChallengeStore.ChallengeRow;
import org.tabuleiro.online.store.PlayerRow;
import org.tabuleiro.protocol.ChallengeInfo;
import org.tabuleiro.protocol.ServerMessage;

/**
 * Connections that follow the open challenges. What was sent to each is compared with what the database has,
 * so that changes by other nodes, by time and by players that leave need no announcement.
 */
public final class LobbyReaders {
    private static final Duration INTERVAL = Duration.ofSeconds(1);

    private final Challenges challenges;
    private final Map<ClientConnection, Reader> readers = new ConcurrentHashMap<>();
    private long readAt;

    private static final class Reader {
        final ClientConnection connection;
        final Optional<PlayerRow> player;
        /** What the client has; empty if it has nothing. */
        private Optional<Map<String, ChallengeInfo>> sent = Optional.empty();

        Reader(ClientConnection connection, Optional<PlayerRow> player) {
            this.connection = connection;
            this.player = player;
        }

        void tell(List<ChallengeRow> open) {
            Map<String, ChallengeInfo> now = new HashMap<>();
            List<ChallengeInfo> all =
                    open.stream().map(each -> Challenges.info(each, player)).toList();
            all.forEach(each -> now.put(each.id(), each));
            boolean isSent = sent.isEmpty()
                    ? connection.send(new ServerMessage.OpenChallenges(all))
                    : changes(all, now).map(connection::send).orElse(true);
            // A client whose queue is full gets the whole list later.
            sent = isSent ? Optional.of(now) : Optional.empty();
        }

        private Optional<ServerMessage> changes(List<ChallengeInfo> all, Map<String, ChallengeInfo> now) {
            Map<String, ChallengeInfo> before = sent.orElseThrow();
            List<ChallengeInfo> added = all.stream()
                    .filter(each -> !each.equals(before.get(each.id())))
                    .toList();
            List<String> removed = new ArrayList<>(before.keySet());
            removed.removeAll(now.keySet());
            return added.isEmpty() && removed.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new ServerMessage.ChallengesChanged(added, removed));
        }
    }

    /** Readers of these challenges. */
    public LobbyReaders(Challenges challenges) {
        this.challenges = challenges;
    }

    /** Sends a connection the open challenges, and from now on their changes. */
    public synchronized void add(ClientConnection connection, Optional<PlayerRow> player, long now) {
        Reader reader = new Reader(connection, player);
        readers.put(connection, reader);
        reader.tell(challenges.open(now));
    }

    /** Sends a connection no more changes. */
    public void remove(ClientConnection connection) {
        readers.remove(connection);
    }

    /** Sends the changes that nobody has announced, once per second. */
    public synchronized void sweep(long now) {
        if (now - readAt >= INTERVAL.toMillis() || now < readAt) {
            refresh(now);
        }
    }

    /** Sends the changes. */
    public synchronized void refresh(long now) {
        readAt = now;
        if (!readers.isEmpty()) {
            List<ChallengeRow> open = challenges.open(now);
            readers.values().forEach(reader -> reader.tell(open));
        }
    }
}
