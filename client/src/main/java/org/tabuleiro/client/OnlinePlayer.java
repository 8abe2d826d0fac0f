package org.tabuleiro.client;

import java.net.http.HttpClient;
import java.time.Duration;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import java.util.function.Predicate;
import org.tabuleiro.match.Actor;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.RemoteReferee;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.MatchHeader;
import org.tabuleiro.protocol.ServerMessage;

/**
 * A player on a server. Requests and commands are sent again until they are answered, whatever happens to the
 * line; matches are followed as they go on.
 */
public final class OnlinePlayer implements AutoCloseable, Connection.Listener {
    /** After this many ticks without an answer, everything unanswered is sent again. */
    private static final int TICKS_TO_RESEND = 4;

    private final String prefix =
            HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
    private final Map<String, RemoteMatch> matches = new LinkedHashMap<>();
    private final Map<String, Asked> asked = new LinkedHashMap<>();
    private final Connection connection;
    private int ids;
    private int waitingTicks;

    private record Asked(ClientMessage message, CompletableFuture<ServerMessage> answer) {}

    /** A player with the secret of its session, not yet connected. */
    public OnlinePlayer(
            HttpClient http, ServerAddress server, String secret, String client, Connection.Patience patience) {
        connection = new Connection(http, server, secret, client, patience, this::versions, this);
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

    /**
     * Sends a request; the answer comes even if the line is cut in between.
     *
     * @param request makes the message for its id
     */
    public synchronized CompletableFuture<ServerMessage> ask(Function<String, ClientMessage> request) {
        String id = nextId();
        ClientMessage message = request.apply(id);
        CompletableFuture<ServerMessage> answer = new CompletableFuture<>();
        asked.put(id, new Asked(message, answer));
        connection.send(message);
        return answer;
    }

    /** Follows a match from now on. */
    public synchronized void watch(String match) {
        matches.computeIfAbsent(match, id -> {
            RemoteMatch remote = new RemoteMatch(id, connection::send, this::nextId);
            remote.recover();
            return remote;
        });
    }

    /** The match as it has arrived; empty before that. */
    public synchronized Optional<Match> match(String id) {
        return remote(id).flatMap(RemoteMatch::referee).map(RemoteReferee::match);
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

    @Override
    public synchronized void opened(ServerMessage.Welcome welcome) {
        resend();
        notifyAll();
    }

    private void resend() {
        waitingTicks = 0;
        asked.values().forEach(each -> connection.send(each.message()));
        matches.values().forEach(RemoteMatch::recover);
    }

    @Override
    public synchronized void ticked() {
        boolean isWaiting = !asked.isEmpty() || matches.values().stream().anyMatch(RemoteMatch::isWaiting);
        waitingTicks = isWaiting ? waitingTicks + 1 : 0;
        if (waitingTicks >= TICKS_TO_RESEND) {
            resend();
        }
    }

    @Override
    public synchronized void received(ServerMessage message) {
        answered(message);
        matches.values().forEach(match -> match.receive(message));
        notifyAll();
    }

    private void answered(ServerMessage message) {
        Optional<String> id = switch (message) {
            case ServerMessage.Done done -> Optional.of(done.id());
            case ServerMessage.Refused refused -> Optional.of(refused.id());
            case ServerMessage.Invited invited -> Optional.of(invited.id());
            case ServerMessage.Invitation invitation -> Optional.of(invitation.id());
            case ServerMessage.Seated seated -> Optional.of(seated.id());
            case ServerMessage.Challenged challenged -> Optional.of(challenged.id());
            default -> Optional.empty();
        };
        id.map(asked::remove).ifPresent(each -> each.answer().complete(message));
    }

    @Override
    public void close() {
        connection.close();
    }
}
