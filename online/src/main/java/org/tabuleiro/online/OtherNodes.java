package org.tabuleiro.online;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.JdbiException;
import org.tabuleiro.online.live.ChangeFeed;
import org.tabuleiro.online.live.Signal;
import org.tabuleiro.online.live.Signal.MatchChanged;
import org.tabuleiro.online.live.Watchers;
import org.tabuleiro.online.lobby.LobbyReaders;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.online.store.Notifications;

/**
 * The other nodes of a database. They tell each other at once what happens; what is lost on the way, a sweep
 * finds in the database. With an embedded database there are none.
 */
final class OtherNodes implements Notifications.Listener, Signal.Bus, AutoCloseable {
    private static final Duration SWEEP = Duration.ofSeconds(1);

    private final OnlineService service;
    private final InstantSource time;
    private final Database database;
    private final String node;
    private Optional<Parts> parts = Optional.empty();
    private volatile Optional<Notifications> notifications = Optional.empty();
    private long sweptAt = Long.MIN_VALUE;

    /** What is told of changes on other nodes. */
    private record Parts(ChangeFeed changes, Watchers watchers, LobbyReaders lobby) {}

    OtherNodes(OnlineService service, Database database, String node, InstantSource time) {
        this.service = service;
        this.database = database;
        this.node = node;
        this.time = time;
    }

    /** Listeners to changes, once they exist. */
    void tell(ChangeFeed changes, Watchers watchers, LobbyReaders lobby) {
        if (!database.isEmbedded()) {
            parts = Optional.of(new Parts(changes, watchers, lobby));
        }
    }

    /** Begins to listen to the others, and to tell them. */
    void start() {
        notifications = database.listen(node, this);
    }

    /** Finds what was not heard of. */
    void sweep(long now) {
        if (parts.isPresent() && (sweptAt == Long.MIN_VALUE || now - sweptAt >= SWEEP.toMillis() || now < sweptAt)) {
            parts.get().changes().sweep(now);
            sweptAt = now;
        }
    }

    @Override
    public void publish(Signal signal) {
        notifications.ifPresent(each -> each.tell(signal.text()));
    }

    @Override
    public void listening() {
        attempt(each -> each.changes().sweep(time.millis()));
        service.closeEndedSessions();
    }

    @Override
    public void received(String sender, List<String> lines) {
        List<Signal> signals =
                lines.stream().map(Signal::parse).flatMap(Optional::stream).toList();
        List<MatchChanged> changed = signals.stream()
                .filter(MatchChanged.class::isInstance)
                .map(MatchChanged.class::cast)
                .toList();
        attempt(each -> each.changes().hint(changed));
        for (Signal signal : signals) {
            attempt(each -> receive(sender, signal, each));
        }
    }

    private void receive(String sender, Signal signal, Parts told) {
        switch (signal) {
            case MatchChanged _ -> {}
            case Signal.LobbyChanged() -> told.lobby().refresh(time.millis());
            case Signal.SessionEnded(String player) -> service.closeEndedSessions(player);
            case Signal.Entered entered -> told.watchers().learn(entered);
            case Signal.Present present -> told.watchers().learn(sender, present);
        }
    }

    private interface Step {
        void run(Parts told);
    }

    /** What fails here because the database is away, the next sweep does again. */
    private void attempt(Step step) {
        try {
            parts.ifPresent(step::run);
        } catch (JdbiException away) {
            service.storeFailed(away);
        } catch (RuntimeException bug) {
            service.sweepFailed(bug);
        }
    }

    @Override
    public void close() {
        notifications.ifPresent(Notifications::close);
    }
}
