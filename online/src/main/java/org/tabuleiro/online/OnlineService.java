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
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jdbi.v3.core.JdbiException;
import org.tabuleiro.online.archive.Archive;
import org.tabuleiro.online.live.Absence;
import org.tabuleiro.online.live.Arbiter;
import org.tabuleiro.online.live.ChangeFeed;
import org.tabuleiro.online.live.Chats;
import org.tabuleiro.online.live.ClientConnection;
import org.tabuleiro.online.live.GameFolder;
import org.tabuleiro.online.live.LiveMatches;
import org.tabuleiro.online.live.LiveMatches.SubmitResult;
import org.tabuleiro.online.live.Measurements;
import org.tabuleiro.online.live.Planning;
import org.tabuleiro.online.live.PlayerNews;
import org.tabuleiro.online.live.Signal;
import org.tabuleiro.online.live.Watchers;
import org.tabuleiro.online.lobby.Challenges;
import org.tabuleiro.online.lobby.Invitations;
import org.tabuleiro.online.lobby.LobbyReaders;
import org.tabuleiro.online.lobby.MatchMaker;
import org.tabuleiro.online.lobby.Rematches;
import org.tabuleiro.online.player.Accounts;
import org.tabuleiro.online.player.Identity;
import org.tabuleiro.online.player.Passwords;
import org.tabuleiro.online.player.Players;
import org.tabuleiro.online.player.Secrets;
import org.tabuleiro.online.store.AccountStore;
import org.tabuleiro.online.store.ArchiveStore;
import org.tabuleiro.online.store.ChallengeStore;
import org.tabuleiro.online.store.ChatStore;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.online.store.ErasureStore;
import org.tabuleiro.online.store.InvitationStore;
import org.tabuleiro.online.store.MatchStore;
import org.tabuleiro.online.store.MatchStore.ChangedMatch;
import org.tabuleiro.online.store.PlanStore;
import org.tabuleiro.online.store.PlayerStore;
import org.tabuleiro.online.store.SeenStore;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.ServerMessage;

/** Online play on one node: a server connects clients to it. */
public final class OnlineService implements AutoCloseable {
    private static final Logger LOG = System.getLogger(OnlineService.class.getName());
    private static final Duration TICK = Duration.ofMillis(250);
    /** How often the connected players are noted. */
    private static final Duration SEEN = Duration.ofSeconds(10);
    /** Retention of last-seen times: a player without one has left every live match. */
    private static final Duration SEEN_KEPT = Duration.ofDays(1);

    /** How often sessions and codes that have expired are forgotten. */
    private static final Duration FORGET = Duration.ofHours(1);

    private final InstantSource time;
    private final Measurements measurements;
    private final String node = Secrets.matchId();
    private final Players players;
    private final Accounts accounts;
    private final MatchStore store;
    private final SeenStore seen;
    private final LiveMatches matches;
    private final Watchers watchers;
    private final InvitationStore invitationStore;
    private final ChallengeStore challengeStore;
    private final ChatStore chatStore;
    private final PlayerNews news;
    private final Invitations invitations;
    private final Challenges challenges;
    private final LobbyReaders lobby;
    private final Rematches rematches;
    private final Chats chats;
    private final Planning planning;
    private final Erasure erasure;
    private final OwnData ownData;
    private final Archive archive;
    private final Arbiter arbiter;
    private final OtherNodes others;
    private final BooleanSupplier isTimeCertain;

    private final Map<String, Set<ConnectedClient>> clients = new ConcurrentHashMap<>();
    private final Thread ticker =
            Thread.ofPlatform().daemon().name("online-ticker").unstarted(this::tickUntilClosed);
    private final CountDownLatch closed = new CountDownLatch(1);
    private long seenNoted;
    private long forgotAt;
    private volatile boolean storeIsAway;

    /** Online play on a database. Nothing happens by itself before {@link #start}. */
    public OnlineService(Database database, InstantSource time) {
        this(database, time, () -> true, Measurements.NONE);
    }

    /**
     * Online play on a database whose time is not always known.
     *
     * @param isTimeCertain whether players may be charged for the time
     * @param measurements is told what happens
     */
    public OnlineService(
            Database database, InstantSource time, BooleanSupplier isTimeCertain, Measurements measurements) {
        this(database, time, isTimeCertain, measurements, Optional.empty());
    }

    /**
     * Online play that also keeps the matches that end in files.
     *
     * @param isTimeCertain whether players may be charged for the time
     * @param measurements is told what happens
     * @param games gets every match that ends
     */
    public OnlineService(
            Database database,
            InstantSource time,
            BooleanSupplier isTimeCertain,
            Measurements measurements,
            Optional<GameFolder> games) {
        this.time = time;
        this.measurements = measurements;
        this.isTimeCertain = isTimeCertain;
        others = new OtherNodes(this, database, node, time);
        PlayerStore playerStore = new PlayerStore(database);
        ErasureStore erasureStore = new ErasureStore(database);
        players = new Players(playerStore, time);
        accounts = new Accounts(players, playerStore, new AccountStore(database), erasureStore, new Passwords(), time);
        store = new MatchStore(database);
        seen = new SeenStore(database);
        invitationStore = new InvitationStore(database);
        challengeStore = new ChallengeStore(database);
        chatStore = new ChatStore(database);
        PlanStore plans = new PlanStore(database);
        Absence absence = new Absence(seen);
        matches =
                new LiveMatches(store, plans, absence, measurements, ended -> games.ifPresent(each -> each.add(ended)));
        news = new PlayerNews(chatStore);
        watchers = new Watchers(matches, chatStore, news, absence, measurements, time, others);
        MatchMaker maker = new MatchMaker(new SecureRandom());
        invitations = new Invitations(invitationStore, matches, maker);
        challenges = new Challenges(challengeStore, seen, matches, maker);
        lobby = new LobbyReaders(challenges, store);
        rematches = new Rematches(store, matches, watchers);
        chats = new Chats(chatStore, matches, watchers);
        erasure = new Erasure(erasureStore, store, matches, watchers);
        ownData = new OwnData(accounts, store, matches, chatStore);
        planning = new Planning(plans, matches, watchers);
        others.tell(new ChangeFeed(store, matches, watchers, this::learnBegun), watchers, lobby);
        archive = new Archive(new ArchiveStore(database), matches);
        arbiter = new Arbiter(store, seen, matches, watchers, measurements, database.isEmbedded());
    }

    /** Gives back the time of an outage, then watches over deadlines and presence until closed. */
    public void start() {
        tick();
        try {
            seen.forgetBefore(now() - SEEN_KEPT.toMillis());
        } catch (JdbiException failure) {
            storeFailed(failure);
        }
        others.start();
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
            if (isTimeCertain.getAsBoolean()) {
                arbiter.sweep(now);
            }
            others.sweep(now);
            watchers.announcePresence();
            lobby.sweep(now);
            closeSessionsEndedLately();
            if (now - forgotAt >= FORGET.toMillis()) {
                players.forgetOld();
                erasure.sweep(now);
                forgotAt = now;
            }
            if (now - seenNoted >= SEEN.toMillis()) {
                seen.playersSeen(List.copyOf(clients.keySet()), node, now);
                seenNoted = now;
            }
            storeWorks();
        } catch (JdbiException failure) {
            storeFailed(failure);
        } catch (RuntimeException bug) {
            // The ticker must go on: without it no match ends by time.
            sweepFailed(bug);
        }
    }

    void sweepFailed(RuntimeException bug) {
        LOG.log(Level.ERROR, "a sweep has failed", bug);
    }

    /** Players and their sessions. */
    public Players players() {
        return players;
    }

    /** Names, passwords and the sessions of players. */
    public Accounts accounts() {
        return accounts;
    }

    /** Shows the new name of a player in running matches. */
    public void renamed(String player) {
        store.running(player).forEach(match -> matches.refresh(match.row().id()));
    }

    /** What is stored about a player. */
    public OwnData ownData() {
        return ownData;
    }

    /** Deletes the players that are due. */
    public void erase() {
        erasure.sweep(now());
    }

    /** Finished matches. */
    public Archive archive() {
        return archive;
    }

    /** Connects a client; a visitor that is no player yet can watch and look at invitations. */
    public ConnectedClient connect(Optional<Identity> identity, ClientConnection connection) {
        ConnectedClient client = new ConnectedClient(this, identity, connection);
        identity.ifPresent(each -> {
            String player = each.player().id();
            clients.compute(player, (id, present) -> {
                Set<ConnectedClient> set = present == null ? ConcurrentHashMap.newKeySet() : present;
                set.add(client);
                return set;
            });
            seenNow(player);
        });
        return client;
    }

    void closed(ConnectedClient client) {
        client.identity().ifPresent(each -> {
            String player = each.player().id();
            clients.computeIfPresent(player, (id, set) -> {
                set.remove(client);
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
        SubmitResult outcome = isTimeCertain.getAsBoolean() || !isClocked(submit.match())
                ? matches.submit(sender.player().id(), submit, now())
                : LiveMatches.refused(submit.id(), RefusalReason.UNAVAILABLE, 0);
        reply.accept(outcome.answer());
        if (outcome.changed()) {
            watchers.changed(submit.match());
        }
        return outcome;
    }

    private boolean isClocked(String match) {
        return matches.find(match)
                .filter(live -> !live.row().control().isEmpty())
                .isPresent();
    }

    /** Tells everybody who looks at the lobby that a challenge is new or gone. */
    void lobbyChanged(long now) {
        lobby.refresh(now);
        others.publish(new Signal.LobbyChanged());
    }

    /** Tells both players that an invitation or a challenge has led to a match. */
    void matchBegun(String match) {
        watchers.changed(match);
        tellMaker(match);
    }

    private void learnBegun(ChangedMatch change) {
        if (clients.containsKey(change.first()) || clients.containsKey(change.second())) {
            tellMaker(change.match());
        }
    }

    private void tellMaker(String match) {
        invitationStore
                .ofMatch(match)
                .ifPresent(invitation -> tellBegun(
                        invitation.by().id(), match, new ServerMessage.InvitationAccepted(invitation.id(), match)));
        challengeStore
                .ofMatch(match)
                .ifPresent(challenge ->
                        tellBegun(challenge.by().id(), match, new ServerMessage.ChallengeTaken(challenge.id(), match)));
    }

    private void tellBegun(String player, String match, ServerMessage message) {
        clients.getOrDefault(player, Set.of()).forEach(client -> client.tellBegun(match, message));
    }

    /** Ends a player's session everywhere: its connections close. */
    public void endSession(Identity ended) {
        players.end(ended);
        String player = ended.player().id();
        closeEndedSessions(player);
        others.publish(new Signal.SessionEnded(player));
    }

    /** Closes the connections of a player whose sessions have ended. */
    void closeEndedSessions(String player) {
        clients.getOrDefault(player, Set.of()).stream()
                .filter(client -> client.identity()
                        .filter(identity -> !players.isOpen(identity))
                        .isPresent())
                .forEach(ConnectedClient::closeConnection);
    }

    /** Closes the connections of sessions that have ended lately, here or on another node. */
    public void closeSessionsEndedLately() {
        if (clients.isEmpty()) {
            return;
        }
        Set<String> ended = players.endedLately();
        if (!ended.isEmpty()) {
            clients.values().stream()
                    .flatMap(Set::stream)
                    .filter(client -> client.identity()
                            .filter(each -> ended.contains(each.session()))
                            .isPresent())
                    .forEach(ConnectedClient::closeConnection);
        }
    }

    /** Closes the connections of all sessions that have ended. */
    void closeEndedSessions() {
        try {
            clients.keySet().forEach(this::closeEndedSessions);
        } catch (JdbiException failure) {
            storeFailed(failure);
        }
    }

    /** Whether the database can be used: false after a failure, until it works again. */
    public boolean isReady() {
        return !storeIsAway && isTimeCertain.getAsBoolean();
    }

    boolean isStoreAway() {
        return storeIsAway;
    }

    private void storeWorks() {
        if (storeIsAway) {
            storeIsAway = false;
            tellStorage();
        }
    }

    private void tellStorage() {
        ServerMessage message = new ServerMessage.Storage(!storeIsAway);
        clients.values().forEach(each -> each.forEach(client -> client.send(message)));
    }

    void storeFailed(JdbiException failure) {
        if (!storeIsAway) {
            LOG.log(Level.WARNING, "the database cannot be used: {0}", Database.kindOf(failure));
            storeIsAway = true;
            tellStorage();
        }
    }

    long now() {
        return time.millis();
    }

    /** Takes the measurements of this node. */
    public Measurements measurements() {
        return measurements;
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

    Challenges challenges() {
        return challenges;
    }

    LobbyReaders lobby() {
        return lobby;
    }

    PlayerNews news() {
        return news;
    }

    Chats chats() {
        return chats;
    }

    ChatStore chatStore() {
        return chatStore;
    }

    Planning planning() {
        return planning;
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
        others.close();
    }
}
