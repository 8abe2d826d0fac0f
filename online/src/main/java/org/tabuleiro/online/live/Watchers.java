package org.tabuleiro.online.live;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.online.live.Signal.Entered;
import org.tabuleiro.online.live.Signal.Present;
import org.tabuleiro.online.store.ChatStore;
import org.tabuleiro.online.store.MatchRow;
import org.tabuleiro.protocol.ServerMessage;

/** Everybody who watches a match on this node. */
public final class Watchers {
    /** Interval at which presence is announced to the other nodes. */
    private static final Duration REPEATED = Duration.ofSeconds(10);

    private final LiveMatches matches;
    private final ChatStore chats;
    private final PlayerNews news;
    private final Absence absence;
    private final Measurements measurements;
    private final InstantSource time;
    private final Signal.Bus bus;
    private final OtherPresence others = new OtherPresence();
    private final Map<String, Set<Watcher>> byMatch = new ConcurrentHashMap<>();
    /** Matches whose watchers have changed since they were told. */
    private final Set<String> changed = ConcurrentHashMap.newKeySet();
    /** Matches whose watchers on other nodes have changed. */
    private final Set<String> changedElsewhere = ConcurrentHashMap.newKeySet();
    /** Matches of whose watchers the other nodes were told. */
    private final Set<String> published = new HashSet<>();

    private long publishedAt;

    /**
     * Watchers of these matches.
     *
     * @param bus the way to the other nodes
     */
    public Watchers(
            LiveMatches matches,
            ChatStore chats,
            PlayerNews news,
            Absence absence,
            Measurements measurements,
            InstantSource time,
            Signal.Bus bus) {
        this.bus = bus;
        this.matches = matches;
        this.chats = chats;
        this.news = news;
        this.absence = absence;
        this.measurements = measurements;
        this.time = time;
    }

    /** Adds a watcher: from now on it is woken. */
    public void add(Watcher watcher) {
        byMatch.compute(watcher.match(), (match, present) -> {
            Set<Watcher> set = present == null ? ConcurrentHashMap.newKeySet() : present;
            set.add(watcher);
            return set;
        });
        changed.add(watcher.match());
    }

    /** Removes a watcher. */
    public void remove(Watcher watcher) {
        byMatch.computeIfPresent(watcher.match(), (match, set) -> {
            set.remove(watcher);
            return set.isEmpty() ? null : set;
        });
        changed.add(watcher.match());
    }

    /** This node has changed a match: wakes its watchers everywhere. */
    public void changed(String match) {
        matches.find(match).ifPresent(live -> bus.publish(new Signal.MatchChanged(match, live.version())));
        wake(match);
    }

    /** Sends every watcher of a match on this node what it is missing, and its players the news. */
    void wake(String match) {
        long began = System.nanoTime();
        matches.find(match).ifPresent(live -> {
            of(match).forEach(watcher -> watcher.catchUp(live, chats, time.millis()));
            news.tell(live);
        });
        measurements.fannedOut(System.nanoTime() - began);
    }

    /** Whether a connection on this node wants to know of a change of a match. */
    boolean isFollowed(String match, String first, String second) {
        return byMatch.containsKey(match) || news.hasReader(first) || news.hasReader(second);
    }

    /** As far as this node knows the players. */
    boolean isFollowed(String match, Optional<MatchRow> row) {
        return row.map(each ->
                        isFollowed(match, each.first().id(), each.second().id()))
                .orElseGet(() -> byMatch.containsKey(match));
    }

    /** Sends a watcher what it is missing. */
    public void wake(Watcher watcher) {
        matches.find(watcher.match()).ifPresent(live -> watcher.catchUp(live, chats, time.millis()));
    }

    /** Sends a message to every watcher of a match on this node. */
    public void send(String match, ServerMessage message) {
        of(match).forEach(watcher -> watcher.send(message));
    }

    /** Tells every watcher of a match but the player's own how far a turn is entered. */
    public void announceEntered(Watcher sender, Entered entered) {
        bus.publish(entered);
        of(sender.match()).stream()
                .filter(watcher -> watcher != sender)
                .forEach(watcher -> watcher.send(stepsEntered(entered)));
    }

    /** Another node has announced how far a turn is entered. */
    public void learn(Entered entered) {
        send(entered.match(), stepsEntered(entered));
    }

    private static ServerMessage stepsEntered(Entered entered) {
        return new ServerMessage.StepsEntered(entered.match(), entered.side(), entered.ply(), entered.steps());
    }

    /** Another node has told who watches a match there. */
    public void learn(String node, Present present) {
        switch (others.learn(node, present, time.millis())) {
            case KNOWN -> {}
            case CHANGED -> changedElsewhere.add(present.match());
            case NEW -> changed.add(present.match());
        }
    }

    /** Tells the watchers of matches whose watchers have changed who is there, and who has left. */
    public void announcePresence() {
        long now = time.millis();
        changedElsewhere.addAll(others.forgetSilent(now));
        if (now - publishedAt >= REPEATED.toMillis()) {
            byMatch.keySet().forEach(this::publishPresence);
            publishedAt = now;
        }
        for (String match : List.copyOf(changed)) {
            changed.remove(match);
            changedElsewhere.remove(match);
            publishPresence(match);
            announcePresence(match);
        }
        for (String match : List.copyOf(changedElsewhere)) {
            changedElsewhere.remove(match);
            announcePresence(match);
        }
    }

    private void publishPresence(String match) {
        Present here = here(match);
        if (here.isNobody() ? published.remove(match) : true) {
            bus.publish(here);
        }
        if (!here.isNobody()) {
            published.add(match);
        }
    }

    private Present here(String match) {
        Collection<Watcher> present = of(match);
        return new Present(
                match,
                count(present, Optional.of(Side.FIRST)),
                count(present, Optional.of(Side.SECOND)),
                count(present, Optional.empty()));
    }

    private void announcePresence(String match) {
        Present here = here(match);
        if (here.isNobody()) {
            return;
        }
        Present elsewhere = others.of(match);
        boolean first = here.first() + elsewhere.first() > 0;
        boolean second = here.second() + elsewhere.second() > 0;
        send(match, new ServerMessage.Presence(match, first, second, here.watching() + elsewhere.watching()));
        if (!first) {
            announceGone(match, Side.FIRST);
        }
        if (!second) {
            announceGone(match, Side.SECOND);
        }
    }

    private void announceGone(String match, Side side) {
        Optional<LiveMatch> live =
                matches.find(match).filter(each -> each.match().terms().time() instanceof TimeControl.Increment);
        OptionalLong claimAt = live.map(each -> absence.claimAt(each, side)).orElse(OptionalLong.empty());
        claimAt.ifPresent(at -> send(match, new ServerMessage.Gone(match, side, at)));
    }

    private Collection<Watcher> of(String match) {
        return byMatch.getOrDefault(match, Set.of());
    }

    private static int count(Collection<Watcher> watchers, Optional<Side> seat) {
        return (int)
                watchers.stream().filter(watcher -> watcher.seat().equals(seat)).count();
    }
}
