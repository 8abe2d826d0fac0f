package org.tabuleiro.online;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jdbi.v3.core.JdbiException;
import org.tabuleiro.online.live.Absence;
import org.tabuleiro.online.live.Arbiter;
import org.tabuleiro.online.live.ChangeFeed;
import org.tabuleiro.online.live.ClientConnection;
import org.tabuleiro.online.live.LiveMatches;
import org.tabuleiro.online.live.LiveMatches.SubmitResult;
import org.tabuleiro.online.live.Watchers;
import org.tabuleiro.online.lobby.Invitations;
import org.tabuleiro.online.lobby.Rematches;
import org.tabuleiro.online.player.Identity;
import org.tabuleiro.online.player.Players;
import org.tabuleiro.online.player.Secrets;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.online.store.InvitationStore;
import org.tabuleiro.online.store.MatchStore;
import org.tabuleiro.online.store.PlayerStore;
import org.tabuleiro.online.store.SeenStore;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.ServerMessage;

/** Online play on one node: a server connects clients to it. */
public final class OnlineService implements AutoCloseable {
    private static final Logger LOG = System.getLogger(OnlineService.class.getName());
    private static final Duration TICK = Duration.ofMillis(250);
    /** How often the connected players are noted. */
    private static final Duration SEEN = Duration.ofSeconds(10);
    /** Retention of last-seen times: a player without one has left every live match. */
    private static final Duration SEEN_KEPT = Duration.ofDays(1);

    private final InstantSource time;
    private final String node = Secrets.matchId();
    private final Players players;
    private final MatchStore store;
    private final SeenStore seen;
    private final LiveMatches matches;
    private final Watchers watchers;
    private final Invitations invitations;
    private final Rematches rematches;
    private final Arbiter arbiter;
    /** Present if other nodes can change matches. */
    private final Optional<ChangeFeed> changes;

    private final Map<String, Set<Session>> sessions = new ConcurrentHashMap<>();
    private final Thread ticker =
            Thread.ofPlatform().daemon().name("online-ticker").unstarted(this::tickUntilClosed);
    private final CountDownLatch closed = new CountDownLatch(1);
    private long seenNoted;
    private volatile boolean storeIsAway;

    /** Online play on a database. Nothing happens by itself before {@link #start}. */
    public OnlineService(Database database, InstantSource time) {
        this.time = time;
        players = new Players(new PlayerStore(database), time);
        store = new MatchStore(database);
        seen = new SeenStore(database);
        Absence absence = new Absence(seen);
        matches = new LiveMatches(store, absence);
        watchers = new Watchers(matches, absence, time);
        invitations = new Invitations(new InvitationStore(database), matches, new SecureRandom());
        rematches = new Rematches(store, matches, watchers);
        changes = database.isEmbedded() ? Optional.empty() : Optional.of(new ChangeFeed(store, matches, watchers));
        arbiter = new Arbiter(store, seen, matches, watchers, database.isEmbedded());
    }

    /** Gives back the time of an outage, then watches over deadlines and presence until closed. */
    public void start() {
        tick();
        try {
            seen.forgetBefore(now() - SEEN_KEPT.toMillis());
        } catch (JdbiException failure) {
            storeFailed(failure);
        }
        ticker.start();
    }

    private void tickUntilClosed() {
        while (true) {
            try {
                // Not by an interrupt: it would close the file under H2.
                if (closed.await(TICK.toMillis(), TimeUnit.MILLISECONDS)) {
                    return;
                }
            } catch (InterruptedException unexpected) {
                throw new IllegalStateException(unexpected);
            }
            tick();
        }
    }

    /** Ends matches that are out of time, and publishes the presence of players. */
    void tick() {
        long now = now();
        try {
            arbiter.sweep(now);
            if (changes.isPresent()) {
                changes.get().sweep(now);
            }
            watchers.announcePresence();
            if (now - seenNoted >= SEEN.toMillis()) {
                seen.playersSeen(List.copyOf(sessions.keySet()), node, now);
                seenNoted = now;
            }
            storeIsAway = false;
        } catch (JdbiException failure) {
            storeFailed(failure);
        } catch (RuntimeException bug) {
            // The ticker must go on: without it no match ends by time.
            LOG.log(Level.ERROR, "a sweep has failed", bug);
        }
    }

    /** Players and their sessions. */
    public Players players() {
        return players;
    }

    /** Connects a client; a visitor that is no player yet can watch and look at invitations. */
    public Session connect(Optional<Identity> identity, ClientConnection connection) {
        Session session = new Session(this, identity, connection);
        identity.ifPresent(each -> {
            String player = each.player().id();
            sessions.compute(player, (id, present) -> {
                Set<Session> set = present == null ? ConcurrentHashMap.newKeySet() : present;
                set.add(session);
                return set;
            });
            seenNow(player);
        });
        return session;
    }

    void closed(Session session) {
        session.identity().ifPresent(each -> {
            String player = each.player().id();
            sessions.computeIfPresent(player, (id, set) -> {
                set.remove(session);
                return set.isEmpty() ? null : set;
            });
            seenNow(player);
        });
    }

    private void seenNow(String player) {
        try {
            seen.playersSeen(List.of(player), node, now());
        } catch (JdbiException failure) {
            storeFailed(failure);
        }
    }

    /**
     * Carries out a command in a match, then wakes everybody who watches it.
     *
     * @param reply gets the answer, before anybody sees the events
     */
    public SubmitResult submit(Identity sender, ClientMessage.Submit submit, Consumer<ServerMessage> reply) {
        SubmitResult outcome = matches.submit(sender.player().id(), submit, now());
        reply.accept(outcome.answer());
        if (outcome.changed()) {
            watchers.wake(submit.match());
        }
        return outcome;
    }

    /** Sends a message to all connections of a player. */
    void sendTo(String player, ServerMessage message) {
        sessions.getOrDefault(player, Set.of()).forEach(session -> session.send(message));
    }

    /** Ends a player's session everywhere: its connections close. */
    public void endSession(Identity ended) {
        players.end(ended);
        sessions.getOrDefault(ended.player().id(), Set.of()).stream()
                .filter(session -> session.identity().equals(Optional.of(ended)))
                .forEach(Session::closeConnection);
    }

    /** Whether the database can be used: false after a failure, until it works again. */
    public boolean isReady() {
        return !storeIsAway;
    }

    void storeFailed(JdbiException failure) {
        if (!storeIsAway) {
            LOG.log(Level.WARNING, "the database cannot be used: {0}", Database.kindOf(failure));
        }
        storeIsAway = true;
    }

    long now() {
        return time.millis();
    }

    MatchStore store() {
        return store;
    }

    LiveMatches matches() {
        return matches;
    }

    Watchers watchers() {
        return watchers;
    }

    Invitations invitations() {
        return invitations;
    }

    Rematches rematches() {
        return rematches;
    }

    /** Stops watching over deadlines. The database stays open. */
    @Override
    public void close() {
        closed.countDown();
        try {
            ticker.join();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
