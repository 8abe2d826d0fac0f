package org.tabuleiro.online;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jdbi.v3.core.JdbiException;
import org.tabuleiro.games.Side;
import org.tabuleiro.online.live.ClientConnection;
import org.tabuleiro.online.live.LiveMatch;
import org.tabuleiro.online.live.LiveMatches.SubmitResult;
import org.tabuleiro.online.live.NewsReader;
import org.tabuleiro.online.live.Signal;
import org.tabuleiro.online.live.Watcher;
import org.tabuleiro.online.lobby.Challenges.TakeOutcome;
import org.tabuleiro.online.lobby.Invitations.JoinOutcome;
import org.tabuleiro.online.player.Identity;
import org.tabuleiro.online.player.PlayerNames;
import org.tabuleiro.online.store.InvitationStore.InvitationRow;
import org.tabuleiro.online.store.MatchStore.ListedMatch;
import org.tabuleiro.online.store.PlayerRow;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.OwnMatch;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.ServerMessage;

/**
 * One connection of a client. {@link #receive} is called by one thread at a time; messages to the client come
 * from any thread.
 */
public final class ConnectedClient {
    /** The number of matches that a connection can follow. */
    static final int MAX_WATCHED = 16;
    /** How often clients send a ping. */
    static final int PING_MILLIS = 10_000;

    private final OnlineService service;
    private final Optional<Identity> identity;
    private final ClientConnection connection;
    private final Map<String, Watcher> watched = new ConcurrentHashMap<>();
    /** Matches of invitations and challenges that the client was told of. */
    private final Set<String> begun = ConcurrentHashMap.newKeySet();
    /** Present once the client has asked for its own matches. */
    private volatile Optional<NewsReader> news = Optional.empty();
    /** A server may close the connection while a message is carried out. */
    private volatile boolean closed;

    ConnectedClient(OnlineService service, Optional<Identity> identity, ClientConnection connection) {
        this.service = service;
        this.identity = identity;
        this.connection = connection;
    }

    /** The player of this connection; empty for a visitor that is no player yet. */
    public Optional<Identity> identity() {
        return identity;
    }

    /** Carries a message of the client out; every answer goes to the connection. */
    public void receive(ClientMessage message) {
        long now = service.now();
        try {
            receive(message, now);
        } catch (JdbiException failure) {
            service.storeFailed(failure);
            answer(idOf(message), RefusalReason.UNAVAILABLE);
        }
    }

    private void receive(ClientMessage message, long now) {
        switch (message) {
            case ClientMessage.Hello hello -> hello(hello, now);
            case ClientMessage.Ping ping -> ping(ping, now);
            case ClientMessage.Watch watch -> watch(watch, now);
            case ClientMessage.Unwatch(String match) -> unwatch(match);
            case ClientMessage.ShowInvitation show -> send(service.invitations().show(player(), show, now));
            case ClientMessage.Lobby(boolean on) -> lobby(on, now);
            case ClientMessage.Submit _,
                    ClientMessage.Entering _,
                    ClientMessage.Invite _,
                    ClientMessage.Join _,
                    ClientMessage.Withdraw _,
                    ClientMessage.Rematch _,
                    ClientMessage.Challenge _,
                    ClientMessage.Take _,
                    ClientMessage.WithdrawChallenge _,
                    ClientMessage.Say _,
                    ClientMessage.Plan _,
                    ClientMessage.PlayForced _,
                    ClientMessage.ListOwn _ -> {
                if (identity.isPresent()) {
                    receive(identity.get(), message, now);
                } else {
                    answer(idOf(message), RefusalReason.NO_PLAYER);
                }
            }
        }
    }

    /** Messages of players. */
    private void receive(Identity sender, ClientMessage message, long now) {
        PlayerRow player = sender.player();
        switch (message) {
            case ClientMessage.Submit submit -> submit(sender, submit);
            case ClientMessage.Entering entering -> entering(entering);
            case ClientMessage.Invite invite -> send(service.invitations().invite(sender, invite, now));
            case ClientMessage.Join join -> join(player, join, now);
            case ClientMessage.Withdraw withdraw -> send(service.invitations().withdraw(player, withdraw, now));
            case ClientMessage.Rematch rematch -> send(service.rematches().offer(player, rematch, now));
            case ClientMessage.Challenge challenge -> {
                send(service.challenges().challenge(player, challenge, now));
                service.lobbyChanged(now);
            }
            case ClientMessage.Take take -> take(player, take, now);
            case ClientMessage.WithdrawChallenge withdraw -> {
                send(service.challenges().withdraw(player, withdraw, now));
                service.lobbyChanged(now);
            }
            case ClientMessage.Say say -> send(service.chats().say(player.id(), say, now));
            case ClientMessage.Plan plan -> send(service.planning().plan(player.id(), plan));
            case ClientMessage.PlayForced forced -> send(service.planning().playForced(player.id(), forced, now));
            case ClientMessage.ListOwn() -> listOwn(player, now);
            default -> throw new IllegalArgumentException("not a message of a player");
        }
    }

    private void hello(ClientMessage.Hello hello, long now) {
        if (hello.protocol() != ClientMessage.PROTOCOL) {
            send(new ServerMessage.PleaseReload(ClientMessage.PROTOCOL));
            connection.close();
            return;
        }
        send(new ServerMessage.Welcome(ClientMessage.PROTOCOL, player().map(PlayerNames::info), now, PING_MILLIS));
        if (service.isStoreAway()) {
            send(new ServerMessage.Storage(false));
        }
    }

    /** Answers, and sends the events that the client should have by now but has not. */
    private void ping(ClientMessage.Ping ping, long now) {
        send(new ServerMessage.Pong(now));
        ping.versions().forEach((match, version) -> {
            Watcher watcher = watched.get(match);
            if (watcher != null) {
                service.matches()
                        .find(match)
                        .filter(live -> live.version() != version)
                        .ifPresent(live -> watcher.sendFrom(service.matches(), version, now));
            }
        });
    }

    private void watch(ClientMessage.Watch message, long now) {
        String match = message.match();
        Optional<LiveMatch> found = service.matches().find(match);
        if (found.isEmpty()) {
            answer(match, RefusalReason.NO_MATCH);
            return;
        }
        Watcher watcher = watched.get(match);
        if (watcher == null) {
            if (watched.size() >= MAX_WATCHED) {
                answer(match, RefusalReason.TOO_MANY);
                return;
            }
            Optional<Side> seat = player().flatMap(player -> found.get().row().seat(player.id()));
            watcher = new Watcher(match, seat, connection, service.measurements());
            watched.put(match, watcher);
            // First subscribed, then read: no event falls between.
            service.watchers().add(watcher);
            if (closed) {
                unwatch(match);
            }
        }
        LiveMatch live = watcher.sendFrom(service.matches(), message.from(), now);
        watcher.resendPrivate(live, service.chatStore());
        live.row().rematchBy().ifPresent(side -> send(new ServerMessage.RematchOffered(match, side)));
        live.row().next().ifPresent(next -> send(new ServerMessage.RematchBegun(match, next)));
    }

    private void unwatch(String match) {
        Watcher watcher = watched.remove(match);
        if (watcher != null) {
            service.watchers().remove(watcher);
        }
    }

    private void submit(Identity sender, ClientMessage.Submit submit) {
        SubmitResult outcome = service.submit(sender, submit, this::send);
        Watcher watcher = watched.get(submit.match());
        if (outcome.answer() instanceof ServerMessage.Refused && watcher != null) {
            service.watchers().wake(watcher);
        }
    }

    /** Passes on how far a turn is entered. Nothing is answered: at worst the opponent does not see it. */
    private void entering(ClientMessage.Entering entering) {
        Watcher watcher = watched.get(entering.match());
        if (watcher == null || watcher.seat().isEmpty()) {
            return;
        }
        Side side = watcher.seat().get();
        boolean isDue = service.matches()
                .find(entering.match())
                .filter(live -> !live.match().isOver()
                        && live.match().toMove() == side
                        && live.match().played().size() == entering.ply())
                .isPresent();
        if (isDue) {
            service.watchers()
                    .announceEntered(
                            watcher, new Signal.Entered(entering.match(), side, entering.ply(), entering.steps()));
        }
    }

    private void join(PlayerRow player, ClientMessage.Join join, long now) {
        JoinOutcome outcome = service.invitations().join(player, join, now);
        send(outcome.answer());
        outcome.accepted().flatMap(InvitationRow::match).ifPresent(service::matchBegun);
    }

    private void take(PlayerRow player, ClientMessage.Take take, long now) {
        TakeOutcome outcome = service.challenges().take(player, take, now);
        send(outcome.answer());
        outcome.begun().ifPresent(service::matchBegun);
        service.lobbyChanged(now);
    }

    private void lobby(boolean on, long now) {
        if (on) {
            service.lobby().add(connection, player(), now);
        } else {
            service.lobby().remove(connection);
        }
        if (closed) {
            service.lobby().remove(connection);
        }
    }

    /** Sends the player's matches: first those in which the player is to move, then by the time left. */
    private void listOwn(PlayerRow player, long now) {
        NewsReader reader = news.orElseGet(() -> new NewsReader(player.id(), connection, watched::containsKey));
        if (news.isEmpty()) {
            news = Optional.of(reader);
            // First subscribed, then read: no change falls between.
            service.news().add(reader);
            if (closed) {
                service.news().remove(reader);
            }
        }
        List<ListedMatch> running = service.store().running(player.id());
        reader.sent(running);
        Comparator<OwnMatch> order = Comparator.<OwnMatch, Boolean>comparing(
                        match -> !match.toMove().equals(Optional.of(match.seat())))
                .thenComparingLong(match -> match.deadline().orElse(Long.MAX_VALUE))
                .thenComparing(OwnMatch::id);
        List<OwnMatch> matches = running.stream()
                .map(listed -> NewsReader.own(listed.row(), listed.summary(), player.id()))
                .sorted(order)
                .toList();
        send(new ServerMessage.OwnMatches(
                matches,
                service.invitations().open(player, now),
                service.challenges().own(player, now)));
    }

    /** Tells the client of a match that came of an invitation or challenge of its player: once, whoever says so. */
    void tellBegun(String match, ServerMessage message) {
        if (begun.add(match)) {
            send(message);
        }
    }

    /** The connection has room again: sends the matches of which something was dropped. */
    public void drained() {
        watched.values().forEach(watcher -> service.watchers().wake(watcher));
    }

    /** Ends what belongs to the connection; the client is gone or will be. */
    public void close() {
        closed = true;
        watched.keySet().forEach(this::unwatch);
        service.lobby().remove(connection);
        news.ifPresent(service.news()::remove);
        service.closed(this);
    }

    void send(ServerMessage message) {
        connection.send(message);
    }

    void closeConnection() {
        connection.close();
    }

    private Optional<PlayerRow> player() {
        return identity.map(Identity::player);
    }

    private void answer(String id, RefusalReason reason) {
        send(new ServerMessage.Refused(id, reason, Optional.empty(), 0));
    }

    /** What an answer names: the id of a command, or the match of a watch. */
    private static String idOf(ClientMessage message) {
        return switch (message) {
            case ClientMessage.Submit submit -> submit.id();
            case ClientMessage.Invite invite -> invite.id();
            case ClientMessage.ShowInvitation show -> show.id();
            case ClientMessage.Join join -> join.id();
            case ClientMessage.Withdraw withdraw -> withdraw.id();
            case ClientMessage.Rematch rematch -> rematch.id();
            case ClientMessage.Challenge challenge -> challenge.id();
            case ClientMessage.Take take -> take.id();
            case ClientMessage.WithdrawChallenge withdraw -> withdraw.id();
            case ClientMessage.Say say -> say.id();
            case ClientMessage.Plan plan -> plan.id();
            case ClientMessage.PlayForced forced -> forced.id();
            case ClientMessage.Watch watch -> watch.match();
            case ClientMessage.Unwatch unwatch -> unwatch.match();
            case ClientMessage.Entering entering -> entering.match();
            case ClientMessage.Hello _, ClientMessage.Ping _, ClientMessage.ListOwn _, ClientMessage.Lobby _ -> "";
        };
    }
}
