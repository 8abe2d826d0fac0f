package org.tabuleiro.client;

import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import java.util.function.Predicate;
import org.tabuleiro.match.Actor;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.RemoteReferee;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.MatchHeader;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.ServerMessage;

/**
 * A player on a server. Requests and commands are sent again until they are answered, whatever happens to the
 * line; matches are followed as they go on. Everything that arrives is handled by one executor, so that the
 * referees of matches are used by one thread.
 */
public final class OnlinePlayer implements AutoCloseable, Connection.Listener {
    /** After this many ticks without an answer, everything unanswered is sent again. */
    private static final int TICKS_TO_RESEND = 4;

    /** Receives what happens to a player, on its executor. */
    public interface Listener {
        /** The line is open, for the first time or again. */
        default void connected() {}

        /** The line is cut, or could not be opened; the player goes on trying. */
        default void disconnected(OnlineFailure failure) {}

        /** The server does not serve this program: nothing more will come. */
        default void ended(OnlineFailure failure) {}

        /** A message has arrived; matches that are followed have received it already. */
        default void received(ServerMessage message) {}
    }

    private final String prefix =
            HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
    private final Map<String, RemoteMatch> matches = new LinkedHashMap<>();
    private final Map<String, Asked> asked = new LinkedHashMap<>();
    private final List<CompletableFuture<ServerMessage.OwnMatches>> listing = new ArrayList<>();
    private final List<CompletableFuture<ServerMessage.OpenChallenges>> lobby = new ArrayList<>();
    private final Connection connection;
    private final Executor executor;
    private final Listener listener;
    private int ids;
    private int waitingTicks;
    private boolean followsOwn;
    private boolean followsLobby;
    private volatile long offset;

    private record Asked(ClientMessage message, CompletableFuture<ServerMessage> answer) {}

    /** A player with the secret of its session, not yet connected. */
    public OnlinePlayer(
            HttpClient http, ServerAddress server, String secret, String client, Connection.Patience patience) {
        this(http, server, secret, client, "en", patience, Runnable::run, new Listener() {});
    }

    /**
     * A player, not yet connected.
     *
     * @param secret the secret of its session
     * @param client the name of the program
     * @param language the language of the user, such as pt
     * @param executor runs what arrives, one after the other
     */
    public OnlinePlayer(
            HttpClient http,
            ServerAddress server,
            String secret,
            String client,
            String language,
            Connection.Patience patience,
            Executor executor,
            Listener listener) {
        connection = new Connection(http, server, secret, client, language, patience, this::versions, this);
        this.executor = executor;
        this.listener = listener;
    }

    /** Begins to connect. */
    public void start() {
        connection.start();
    }

    private synchronized Map<String, Integer> versions() {
        Map<String, Integer> versions = new HashMap<>();
        matches.forEach((id, match) -> versions.put(id, match.version()));
        return versions;
    }

    private String nextId() {
        return prefix + "-" + ++ids;
    }

    /** The time of the server in milliseconds, as far as it is known. */
    public long serverMillis() {
        return System.currentTimeMillis() + offset;
    }

    /**
     * Sends a request; the answer comes even if the line is cut in between.
     *
     * @param request makes the message for its id
     */
    public synchronized CompletableFuture<ServerMessage> ask(Function<String, ClientMessage> request) {
        return ask(nextId(), request);
    }

    private CompletableFuture<ServerMessage> ask(String id, Function<String, ClientMessage> request) {
        ClientMessage message = request.apply(id);
        CompletableFuture<ServerMessage> answer = new CompletableFuture<>();
        asked.put(id, new Asked(message, answer));
        connection.send(message);
        return answer;
    }

    /** Asks for the player's running matches, invitations and challenges; changes arrive from then on. */
    public synchronized CompletableFuture<ServerMessage.OwnMatches> listOwn() {
        followsOwn = true;
        CompletableFuture<ServerMessage.OwnMatches> answer = new CompletableFuture<>();
        listing.add(answer);
        connection.send(new ClientMessage.ListOwn());
        return answer;
    }

    /** Asks for the open challenges of everybody; changes arrive from then on. */
    public synchronized CompletableFuture<ServerMessage.OpenChallenges> openChallenges() {
        followsLobby = true;
        CompletableFuture<ServerMessage.OpenChallenges> answer = new CompletableFuture<>();
        lobby.add(answer);
        connection.send(new ClientMessage.Lobby(true));
        return answer;
    }

    /** Tells the opponent and the spectators how many steps of the turn that is due are entered. */
    public void entering(String match, int ply, int steps) {
        connection.send(new ClientMessage.Entering(match, ply, steps));
    }

    /** Follows a match from now on. */
    public synchronized void watch(String match) {
        matches.computeIfAbsent(match, id -> {
            RemoteMatch remote = new RemoteMatch(id, connection::send, this::nextId);
            remote.recover();
            return remote;
        });
    }

    /** Follows a match from now on; completes with its snapshot, or a refusal. */
    public synchronized CompletableFuture<ServerMessage> open(String match) {
        matches.remove(match);
        RemoteMatch remote = new RemoteMatch(match, connection::send, this::nextId);
        matches.put(match, remote);
        // The answer of watch has the match as id.
        return ask(match, id -> new ClientMessage.Watch(id, 0));
    }

    /** No longer follows a match. */
    public synchronized void forget(String match) {
        if (matches.remove(match) != null) {
            connection.send(new ClientMessage.Unwatch(match));
        }
    }

    /** The match as it has arrived; empty before that. */
    public synchronized Optional<Match> match(String id) {
        return referee(id).map(RemoteReferee::match);
    }

    /** The referee of a match that has arrived; to be used by the executor's thread only. */
    public synchronized Optional<RemoteReferee> referee(String id) {
        return remote(id).flatMap(RemoteMatch::referee);
    }

    /** What a match is besides its course; empty before it has arrived. */
    public synchronized Optional<MatchHeader> header(String id) {
        return remote(id).flatMap(RemoteMatch::header);
    }

    private Optional<RemoteMatch> remote(String id) {
        return Optional.ofNullable(matches.get(id));
    }

    /** Submits a command to a match that is being followed; its events arrive later. */
    public synchronized void submit(String match, Command command) {
        RemoteMatch remote = remote(match).orElseThrow();
        Actor actor = Actor.of(remote.header().flatMap(MatchHeader::seat).orElseThrow());
        remote.referee().orElseThrow().submit(actor, command);
    }

    /** Submits a command that only a server can decide, such as a claim. */
    public synchronized CompletableFuture<ServerMessage> submit(String match, PlayerCommand command) {
        int seen = match(match).map(Match::revision).orElse(0);
        return ask(id -> new ClientMessage.Submit(id, match, seen, command));
    }

    /** Plays a turn in a match that has arrived. */
    public synchronized void play(String match, String turn) {
        submit(match, new Command.Play(turn, match(match).orElseThrow().revision()));
    }

    /** Waits until a match that is followed is as wanted; false if it takes too long. */
    public synchronized boolean await(String match, Predicate<Match> wanted, Duration most)
            throws InterruptedException {
        long deadline = System.nanoTime() + most.toNanos();
        while (match(match).filter(wanted).isEmpty()) {
            long left = deadline - System.nanoTime();
            if (left <= 0) {
                return false;
            }
            wait(left / 1_000_000 + 1);
        }
        return true;
    }

    /** Whether the line is open. */
    public boolean isConnected() {
        return connection.isOpen();
    }

    // --- from the connection ---

    @Override
    public void opened(ServerMessage.Welcome welcome) {
        executor.execute(() -> {
            synchronized (this) {
                setServerTime(welcome.serverMillis());
                resend();
                notifyAll();
            }
            listener.connected();
        });
    }

    private void setServerTime(long millis) {
        offset = millis - System.currentTimeMillis();
    }

    private void resend() {
        waitingTicks = 0;
        if (followsOwn || !listing.isEmpty()) {
            connection.send(new ClientMessage.ListOwn());
        }
        if (followsLobby || !lobby.isEmpty()) {
            connection.send(new ClientMessage.Lobby(true));
        }
        asked.values().forEach(each -> connection.send(each.message()));
        matches.forEach((id, match) -> {
            if (!asked.containsKey(id)) {
                match.recover();
            }
        });
    }

    @Override
    public void ticked() {
        executor.execute(() -> {
            synchronized (this) {
                boolean isWaiting = !asked.isEmpty()
                        || !listing.isEmpty()
                        || !lobby.isEmpty()
                        || matches.values().stream().anyMatch(RemoteMatch::isWaiting);
                waitingTicks = isWaiting ? waitingTicks + 1 : 0;
                if (waitingTicks >= TICKS_TO_RESEND) {
                    resend();
                }
            }
        });
    }

    @Override
    public void received(ServerMessage message) {
        executor.execute(() -> {
            synchronized (this) {
                if (message instanceof ServerMessage.Pong(long at)) {
                    setServerTime(at);
                }
                matches.values().forEach(match -> match.receive(message));
                answered(message);
                notifyAll();
            }
            listener.received(message);
        });
    }

    @Override
    public void lost(OnlineFailure failure) {
        executor.execute(() -> listener.disconnected(failure));
    }

    @Override
    public void ended(OnlineFailure failure) {
        executor.execute(() -> listener.ended(failure));
    }

    private void answered(ServerMessage message) {
        Optional<String> id = switch (message) {
            case ServerMessage.Done done -> Optional.of(done.id());
            case ServerMessage.Refused refused -> Optional.of(refused.id());
            case ServerMessage.Invited invited -> Optional.of(invited.id());
            case ServerMessage.Invitation invitation -> Optional.of(invitation.id());
            case ServerMessage.Seated seated -> Optional.of(seated.id());
            case ServerMessage.Challenged challenged -> Optional.of(challenged.id());
            case ServerMessage.Snapshot snapshot ->
                Optional.of(snapshot.header().id());
            case ServerMessage.OwnMatches own -> {
                complete(listing, own);
                yield Optional.empty();
            }
            case ServerMessage.OpenChallenges open -> {
                complete(lobby, open);
                yield Optional.empty();
            }
            default -> Optional.empty();
        };
        id.map(asked::remove).ifPresent(each -> each.answer().complete(message));
    }

    private static <T> void complete(List<CompletableFuture<T>> waiting, T answer) {
        List<CompletableFuture<T>> all = List.copyOf(waiting);
        waiting.clear();
        all.forEach(each -> each.complete(answer));
    }

    @Override
    public void close() {
        connection.close();
    }
}
