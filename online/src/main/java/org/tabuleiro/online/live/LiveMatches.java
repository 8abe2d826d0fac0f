package org.tabuleiro.online.live;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jdbi.v3.core.JdbiException;
import org.tabuleiro.match.Actor;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Decision;
import org.tabuleiro.match.Event;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.online.store.EventRow.CommandKey;
import org.tabuleiro.online.store.MatchRow;
import org.tabuleiro.online.store.MatchStore;
import org.tabuleiro.online.store.PlanStore;
import org.tabuleiro.online.store.PlanStore.PlanRow;
import org.tabuleiro.protocol.ClientMessage.Submit;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.ServerMessage;

/**
 * Decides the commands of all matches. A command is answered only when its events are committed. Any node may
 * decide any match: the version in the database decides between two that do so at the same time.
 */
public final class LiveMatches {
    private static final Logger LOG = System.getLogger(LiveMatches.class.getName());
    private static final int LOCKS = 1024;
    private static final int ATTEMPTS = 3;
    private static final int CACHED = 2000;
    private static final Duration CACHED_FOR = Duration.ofHours(1);

    private final MatchStore store;
    private final PlanStore plans;
    private final Absence absence;
    private final Measurements measurements;
    private final Consumer<LiveMatch> ended;
    /** Locks by the hash of a match's id: the commands of a match are decided in turn on this node. */
    private final List<Lock> locks =
            Stream.generate(() -> (Lock) new ReentrantLock()).limit(LOCKS).toList();

    private final Cache<String, LiveMatch> cache = Caffeine.newBuilder()
            .maximumSize(CACHED)
            .expireAfterAccess(CACHED_FOR)
            .build();

    /**
     * The matches in a store.
     *
     * @param measurements is told what happens
     * @param ended gets each match that ends on this node, once that is stored
     */
    public LiveMatches(
            MatchStore store, PlanStore plans, Absence absence, Measurements measurements, Consumer<LiveMatch> ended) {
        this.ended = ended;
        this.store = store;
        this.plans = plans;
        this.absence = absence;
        this.measurements = measurements;
    }

    /**
     * What became of a command.
     *
     * @param answer the answer to its sender
     * @param changed whether the match has new events
     */
    public record SubmitResult(ServerMessage answer, boolean changed) {}

    /** The match with an id. */
    public Optional<LiveMatch> find(String id) {
        LiveMatch cached = cache.getIfPresent(id);
        return cached == null ? load(id) : Optional.of(cached);
    }

    /** The match in the memory of this node, which may be older than in the database. */
    Optional<LiveMatch> cached(String id) {
        return Optional.ofNullable(cache.getIfPresent(id));
    }

    /** Whether the database has no newer events of a match. */
    boolean isCurrent(LiveMatch live) {
        return store.version(live.row().id()).orElse(0) == live.version();
    }

    /** The match from the database. */
    Optional<LiveMatch> load(String id) {
        Lock lock = lock(id);
        lock.lock();
        try {
            // The log only grows: what is known of it needs not be read again.
            Optional<LiveMatch> known = cached(id);
            int version = known.map(LiveMatch::version).orElse(0);
            Optional<LiveMatch> loaded =
                    store.find(id).map(row -> LiveMatch.replay(known, row, store.events(id, version), plans(row)));
            loaded.ifPresent(live -> cache.put(id, live));
            return loaded;
        } finally {
            lock.unlock();
        }
    }

    private List<PlanRow> plans(MatchRow row) {
        return row.planNumber() == 0 ? List.of() : plans.of(row.id());
    }

    /**
     * Decides a command of a player.
     *
     * @param player the id of the sender
     * @param submit the command
     * @param now when it arrived
     */
    public SubmitResult submit(String player, Submit submit, long now) {
        return change(submit.id(), submit.match(), now, live -> PlayerRuling.on(live, player, submit, now, absence));
    }

    /**
     * Decides a command of the arbiter.
     *
     * @param key what is done once per match only
     * @param command the command for the state of the match; empty if there is nothing to do
     * @return whether the match has new events
     */
    boolean arbitrate(
            String match, long now, Optional<CommandKey> key, Function<LiveMatch, Optional<Command>> command) {
        return change("", match, now, live -> {
                    boolean isDone = key.filter(each -> live.commands().containsKey(each.id()))
                            .isPresent();
                    Optional<Decision> decision = isDone
                            ? Optional.empty()
                            : command.apply(live).map(each -> live.match().decide(Actor.ARBITER, each, now));
                    return new MatchDecision(
                            DecidedEvent.of(decision.map(Decision::events).orElse(List.of())),
                            key,
                            version -> new ServerMessage.Done("", version));
                })
                .changed();
    }

    /** Plays the turns that the server plays for the players now. Returns whether there were any. */
    boolean playAutomatic(String match, long now) {
        return change(
                        "",
                        match,
                        now,
                        live -> new MatchDecision(
                                AutomaticTurns.due(live, live.match(), now),
                                Optional.empty(),
                                version -> new ServerMessage.Done("", version)))
                .changed();
    }

    private SubmitResult change(String command, String id, long now, Function<LiveMatch, MatchDecision> decide) {
        Lock lock = lock(id);
        lock.lock();
        try {
            Optional<LiveMatch> found = find(id);
            for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
                if (found.isEmpty()) {
                    return refused(command, RefusalReason.NO_MATCH, 0);
                }
                LiveMatch live = found.get();
                long began = System.nanoTime();
                MatchDecision decision = decide.apply(live);
                measurements.decided(System.nanoTime() - began);
                if (decision.events().isEmpty()) {
                    // A cache that is older than the database must not refuse a good turn.
                    if (isCurrent(live)) {
                        return new SubmitResult(decision.answer().apply(live.version()), false);
                    }
                } else if (append(live, decision, now)) {
                    int version = live.version() + decision.events().size();
                    return new SubmitResult(decision.answer().apply(version), true);
                } else {
                    measurements.conflicted();
                }
                found = load(id);
            }
            return refused(command, RefusalReason.UNAVAILABLE, 0);
        } catch (JdbiException failure) {
            // Whether the commit has happened is unknown: the database will tell.
            cache.invalidate(id);
            LOG.log(Level.WARNING, "match {0} cannot be stored: {1}", id, Database.kindOf(failure));
            return refused(command, RefusalReason.UNAVAILABLE, 0);
        } finally {
            lock.unlock();
        }
    }

    private boolean append(LiveMatch live, MatchDecision decision, long now) {
        LiveMatch after = live.after(decision.events(), decision.command(), now);
        String id = live.row().id();
        long began = System.nanoTime();
        boolean stored = store.append(
                live.row(),
                live.version(),
                after.summary(),
                after.rowsAfter(live.version(), decision.command()),
                LiveMatch.plansFrom(decision.events(), after.match()),
                now);
        if (stored) {
            measurements.committed(System.nanoTime() - began);
            measurements.played((int) decision.events().stream()
                    .filter(each -> each.event() instanceof Event.TurnPlayed)
                    .count());
            cache.put(id, after);
            if (after.match().isOver() && !live.match().isOver()) {
                ended.accept(after);
            }
        }
        return stored;
    }

    /** Reads again what a match is besides its events. */
    public Optional<LiveMatch> refresh(String id) {
        Lock lock = lock(id);
        lock.lock();
        try {
            Optional<MatchRow> row = store.find(id);
            Optional<LiveMatch> refreshed =
                    find(id).flatMap(live -> row.map(changed -> live.with(changed, plans(changed))));
            refreshed.ifPresent(live -> cache.put(id, live));
            return refreshed;
        } finally {
            lock.unlock();
        }
    }

    /** A command that is not carried out. */
    public static SubmitResult refused(String command, RefusalReason reason, int version) {
        return new SubmitResult(new ServerMessage.Refused(command, reason, Optional.empty(), version), false);
    }

    private Lock lock(String id) {
        return locks.get(Math.floorMod(id.hashCode(), LOCKS));
    }
}
