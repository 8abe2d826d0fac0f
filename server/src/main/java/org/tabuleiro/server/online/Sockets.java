package org.tabuleiro.server.online;

import io.helidon.http.Headers;
import io.helidon.websocket.WsSession;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.tabuleiro.online.OnlineService;
import org.tabuleiro.online.player.Identity;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.ServerMessage;

/**
 * The open WebSockets of this server. A sweep finds those whose client has vanished: the library reports
 * neither a cut line nor a silent client.
 */
final class Sockets implements AutoCloseable {
    private static final Duration SWEEP = Duration.ofMillis(250);
    private static final Duration PING = Duration.ofSeconds(15);
    private static final Duration SILENT = Duration.ofSeconds(40);
    private static final Duration STUCK = Duration.ofSeconds(10);
    private static final Duration CLOSING = Duration.ofSeconds(5);
    private static final Duration FLUSH = Duration.ofSeconds(3);

    /** Clients come back after a random time, so that they do not all come at once. */
    private static final int MAX_RETURN_MILLIS = 5000;

    private final OnlineService service;
    private final RequestGuard guard;
    private final Credentials credentials;
    private final ClientAddress addresses;
    private final OnlineLimits limits;
    private final LongSupplier nanoTime;
    /** The open connections, with a number that tells which are older. */
    private final Map<SocketConnection, Long> open = new ConcurrentHashMap<>();

    private final AtomicLong opened = new AtomicLong();
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread sweeper;
    private volatile boolean isDraining;
    private long pingedAt;

    Sockets(
            OnlineService service,
            RequestGuard guard,
            Credentials credentials,
            ClientAddress addresses,
            OnlineLimits limits,
            LongSupplier nanoTime) {
        this.service = service;
        this.guard = guard;
        this.credentials = credentials;
        this.addresses = addresses;
        this.limits = limits;
        this.nanoTime = nanoTime;
        pingedAt = nanoTime.getAsLong();
        sweeper = Thread.ofPlatform().daemon().name("sockets").start(this::sweepUntilClosed);
    }

    RequestGuard guard() {
        return guard;
    }

    ClientAddress addresses() {
        return addresses;
    }

    OnlineLimits limits() {
        return limits;
    }

    boolean isDraining() {
        return isDraining;
    }

    /** The number of open connections. */
    int count() {
        return open.size();
    }

    /** The player of a request. */
    Optional<Identity> identify(Headers headers) {
        return credentials.secret(headers).flatMap(service.players()::identify);
    }

    /** Serves a socket that was opened by the current thread. */
    SocketConnection open(WsSession socket, Optional<Identity> identity, Optional<String> address) {
        SocketConnection connection = new SocketConnection(socket, service, identity, address, nanoTime);
        boolean isTooMany = address.isPresent()
                && open.keySet().stream()
                                .filter(each -> each.address().equals(address))
                                .count()
                        >= limits.socketsPerAddress();
        open.put(connection, opened.incrementAndGet());
        if (isTooMany || isDraining) {
            connection.close(CloseCode.TRY_LATER);
        }
        connection.player().ifPresent(this::closeOldest);
        return connection;
    }

    /** The connections of a player that lost its line many times are dead, but not yet found. */
    private void closeOldest(String player) {
        List<SocketConnection> own = open.entrySet().stream()
                .filter(each -> each.getKey().player().equals(Optional.of(player)))
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .map(Map.Entry::getKey)
                .toList();
        own.stream().skip(limits.socketsPerPlayer()).forEach(each -> each.close(CloseCode.TRY_LATER));
    }

    /** The id of a command that comes too often, for the refusal; empty if it may be carried out. */
    Optional<String> overLimit(ClientMessage message, String sender, Optional<String> address) {
        return switch (message) {
            case ClientMessage.Submit submit when !limits.turns().tryTake(sender) -> Optional.of(submit.id());
            case ClientMessage.Plan plan when !limits.turns().tryTake(sender) -> Optional.of(plan.id());
            case ClientMessage.PlayForced forced when !limits.turns().tryTake(sender) -> Optional.of(forced.id());
            case ClientMessage.Say say when !limits.chat().tryTake(sender) -> Optional.of(say.id());
            case ClientMessage.Challenge challenge
            when !limits.challenges().tryTake(sender) -> Optional.of(challenge.id());
            case ClientMessage.Invite invite when !limits.invitations().tryTake(sender) -> Optional.of(invite.id());
            case ClientMessage.ShowInvitation show when isTooCurious(address) -> Optional.of(show.id());
            case ClientMessage.Join join when isTooCurious(address) -> Optional.of(join.id());
            default -> Optional.empty();
        };
    }

    private boolean isTooCurious(Optional<String> address) {
        return address.isPresent() && !limits.joins().tryTake(address.get());
    }

    /** Ends what belongs to a connection that is closed. */
    void closed(SocketConnection connection) {
        open.remove(connection);
        connection.end();
    }

    private void sweepUntilClosed() {
        try {
            while (!closed.await(SWEEP.toMillis(), TimeUnit.MILLISECONDS)) {
                sweep();
            }
        } catch (InterruptedException unexpected) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends dead connections, cuts hopeless ones, and pings the others now and then. */
    private void sweep() {
        long now = nanoTime.getAsLong();
        boolean isPingDue = now - pingedAt >= PING.toNanos();
        if (isPingDue) {
            pingedAt = now;
        }
        for (SocketConnection each : open.keySet()) {
            if (each.isDead()) {
                // Not by this thread: the session notes in the database when its player was last seen.
                Thread.startVirtualThread(() -> closed(each));
            } else if (each.silentNanos() > SILENT.toNanos()
                    || each.stuckNanos() > STUCK.toNanos()
                    || each.closingNanos() > CLOSING.toNanos()) {
                each.kill();
            } else if (isPingDue) {
                each.ping();
            }
        }
    }

    /** Lets no client in any more, and sends those that are there away. */
    void drain() throws InterruptedException {
        isDraining = true;
        for (SocketConnection each : open.keySet()) {
            int millis = ThreadLocalRandom.current().nextInt(MAX_RETURN_MILLIS);
            each.send(new ServerMessage.Restart(millis));
            each.close(CloseCode.RESTART);
        }
        long deadline = System.nanoTime() + FLUSH.toNanos();
        while (!open.keySet().stream().allMatch(SocketConnection::isFlushed) && System.nanoTime() < deadline) {
            closed.await(10, TimeUnit.MILLISECONDS);
        }
    }

    @Override
    public void close() {
        closed.countDown();
        open.keySet().forEach(this::closed);
        try {
            sweeper.join();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
