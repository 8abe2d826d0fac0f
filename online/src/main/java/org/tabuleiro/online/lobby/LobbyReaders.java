package org.tabuleiro.online.lobby;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.tabuleiro.online.live.ClientConnection;
import org.tabuleiro.online.player.PlayerNames;
import org.tabuleiro.online.store.ChallengeStore.ChallengeRow;
import org.tabuleiro.online.store.MatchStore;
import org.tabuleiro.online.store.PlayerRow;
import org.tabuleiro.protocol.ChallengeInfo;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.WatchableMatch;

/**
 * Connections that follow the open challenges and the running matches. What was sent to each is compared with what the database has,
 * so that changes by other nodes, by time and by players that leave need no announcement.
 */
public final class LobbyReaders {
    private static final Duration INTERVAL = Duration.ofSeconds(1);
    /** How often the running matches are read. */
    private static final Duration MATCH_INTERVAL = Duration.ofSeconds(3);

    private static final int MOST_MATCHES = 12;

    private final Challenges challenges;
    private final MatchStore matches;
    private final Map<ClientConnection, Reader> readers = new ConcurrentHashMap<>();
    private long readAt;
    private long matchesReadAt;

    private static final class Reader {
        final ClientConnection connection;
        final Optional<PlayerRow> player;
        /** What the client has; empty if it has nothing. */
        private Optional<Map<String, ChallengeInfo>> sent = Optional.empty();

        private Optional<List<WatchableMatch>> sentMatches = Optional.empty();

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

        void show(List<WatchableMatch> running) {
            if (!sentMatches.equals(Optional.of(running))) {
                boolean isSent = connection.send(new ServerMessage.RunningMatches(running));
                sentMatches = isSent ? Optional.of(running) : Optional.empty();
            }
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

    /** Readers of these challenges and matches. */
    public LobbyReaders(Challenges challenges, MatchStore matches) {
        this.challenges = challenges;
        this.matches = matches;
    }

    /** Sends a connection the open challenges and the running matches, and from now on their changes. */
    public synchronized void add(ClientConnection connection, Optional<PlayerRow> player, long now) {
        Reader reader = new Reader(connection, player);
        readers.put(connection, reader);
        reader.tell(challenges.open(now));
        reader.show(running());
    }

    private List<WatchableMatch> running() {
        return matches.watchable(MOST_MATCHES).stream()
                .map(each -> new WatchableMatch(
                        each.row().id(),
                        each.row().game(),
                        each.row().control(),
                        PlayerNames.info(each.row().first()),
                        PlayerNames.info(each.row().second()),
                        each.summary().toMove(),
                        each.summary().ply(),
                        each.summary().position()))
                .toList();
    }

    /** Sends a connection no more changes. */
    public void remove(ClientConnection connection) {
        readers.remove(connection);
    }

    /** Sends what has changed: challenges every second, running matches every 3 seconds. */
    public synchronized void sweep(long now) {
        if (now - readAt >= INTERVAL.toMillis() || now < readAt) {
            refresh(now);
        }
        if (now - matchesReadAt >= MATCH_INTERVAL.toMillis() || now < matchesReadAt) {
            matchesReadAt = now;
            if (!readers.isEmpty()) {
                List<WatchableMatch> running = running();
                readers.values().forEach(reader -> reader.show(running));
            }
        }
    }

    /** Sends the changes of challenges. */
    public synchronized void refresh(long now) {
        readAt = now;
        if (!readers.isEmpty()) {
            List<ChallengeRow> open = challenges.open(now);
            readers.values().forEach(reader -> reader.tell(open));
        }
    }
}
