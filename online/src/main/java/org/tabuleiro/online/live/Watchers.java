package org.tabuleiro.online.live;

import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.online.store.ChatStore;
import org.tabuleiro.online.store.MatchStore.ChangedMatch;
import org.tabuleiro.protocol.ServerMessage;

/** Everybody who watches a match on this node. */
public final class Watchers {
    private final LiveMatches matches;
    private final ChatStore chats;
    private final PlayerNews news;
    private final Absence absence;
    private final InstantSource time;
    private final Map<String, Set<Watcher>> byMatch = new ConcurrentHashMap<>();
    /** Matches whose watchers have changed since they were told. */
    private final Set<String> changed = ConcurrentHashMap.newKeySet();

    /** Watchers of these matches. */
    public Watchers(LiveMatches matches, ChatStore chats, PlayerNews news, Absence absence, InstantSource time) {
        this.matches = matches;
        this.chats = chats;
        this.news = news;
        this.absence = absence;
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

    /** Sends every watcher of a match what it is missing, and its players the news. */
    public void wake(String match) {
        matches.find(match).ifPresent(live -> {
            of(match).forEach(watcher -> watcher.catchUp(live, chats, time.millis()));
            news.tell(live);
        });
    }

    /** Whether a connection on this node wants to know of a change of a match. */
    boolean isFollowed(ChangedMatch change) {
        return byMatch.containsKey(change.match()) || news.hasReader(change.first()) || news.hasReader(change.second());
    }

    /** Sends a watcher what it is missing. */
    public void wake(Watcher watcher) {
        matches.find(watcher.match()).ifPresent(live -> watcher.catchUp(live, chats, time.millis()));
    }

    /** Sends a message to every watcher of a match. */
    public void send(String match, ServerMessage message) {
        of(match).forEach(watcher -> watcher.send(message));
    }

    /** Sends a message to every watcher of a match but one. */
    public void sendOthers(Watcher sender, ServerMessage message) {
        of(sender.match()).stream().filter(watcher -> watcher != sender).forEach(watcher -> watcher.send(message));
    }

    /** Tells the watchers of matches whose watchers have changed who is there, and who has left. */
    public void announcePresence() {
        for (String match : List.copyOf(changed)) {
            changed.remove(match);
            announcePresence(match);
        }
    }

    private void announcePresence(String match) {
        Collection<Watcher> present = of(match);
        if (present.isEmpty()) {
            return;
        }
        send(
                match,
                new ServerMessage.Presence(
                        match,
                        count(present, Optional.of(Side.FIRST)) > 0,
                        count(present, Optional.of(Side.SECOND)) > 0,
                        count(present, Optional.empty())));
        for (Side side : Side.values()) {
            if (count(present, Optional.of(side)) == 0) {
                announceGone(match, side);
            }
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
