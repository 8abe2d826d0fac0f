package org.tabuleiro.online.live;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.tabuleiro.online.live.Signal.MatchChanged;
import org.tabuleiro.online.store.MatchRow;
import org.tabuleiro.online.store.MatchStore;
import org.tabuleiro.online.store.MatchStore.ChangedMatch;
import org.tabuleiro.protocol.ServerMessage;

/**
 * Finds the changes that other nodes have made to matches, and wakes their watchers on this node. Every change
 * of a match takes the next number of a sequence; this reads the numbers above those that it has seen.
 */
public final class ChangeFeed {
    /** Overlap of two reads: sequence numbers are taken before the commit, so they can appear out of order. */
    private static final Duration OUT_OF_ORDER = Duration.ofSeconds(12);

    private final MatchStore store;
    private final LiveMatches matches;
    private final Watchers watchers;
    private final Consumer<ChangedMatch> begun;
    /** The largest number of each sweep of the last seconds, the oldest first. */
    private final Deque<Sweep> sweeps = new ArrayDeque<>();

    private final Set<Long> learned = new HashSet<>();

    private record Sweep(long at, long largest) {}

    /**
     * A feed that begins with the changes after the first sweep.
     *
     * @param begun gets the matches that are new
     */
    public ChangeFeed(MatchStore store, LiveMatches matches, Watchers watchers, Consumer<ChangedMatch> begun) {
        this.begun = begun;
        this.store = store;
        this.matches = matches;
        this.watchers = watchers;
    }

    /** Reads the matches that another node says it has changed, if anybody here wants to know. */
    public synchronized void hint(List<MatchChanged> hints) {
        List<String> wanted = hints.stream()
                .filter(hint -> hint.version() == 0
                        || watchers.isFollowed(
                                hint.match(), matches.cached(hint.match()).map(LiveMatch::row)))
                .map(MatchChanged::match)
                .distinct()
                .toList();
        if (!wanted.isEmpty()) {
            store.changes(wanted).forEach(this::learn);
        }
    }

    /** Reads the changes since the last sweep. */
    public synchronized void sweep(long now) {
        if (sweeps.isEmpty()) {
            sweeps.add(new Sweep(now, store.lastChange()));
            return;
        }
        while (sweeps.size() > 1 && now - sweeps.getFirst().at() > OUT_OF_ORDER.toMillis()) {
            sweeps.removeFirst();
        }
        long oldest = sweeps.getFirst().largest();
        learned.removeIf(number -> number <= oldest);
        for (ChangedMatch change : store.changesAfter(oldest)) {
            if (learned.add(change.number())) {
                learn(change);
                sweeps.add(new Sweep(now, Math.max(sweeps.getLast().largest(), change.number())));
            }
        }
    }

    private void learn(ChangedMatch change) {
        Optional<LiveMatch> known = matches.cached(change.match());
        if (known.isPresent() && known.get().version() < change.version()) {
            matches.load(change.match());
        } else if (known.isPresent() && known.get().match().isOver()) {
            learnRematch(known.get().row());
        } else if (known.isPresent() && isOther(known.get().row(), change)) {
            matches.refresh(change.match());
        }
        if (change.version() == 0) {
            begun.accept(change);
        }
        // Also if this node has read the change for another reason, or has forgotten the match meanwhile.
        if (watchers.isFollowed(change.match(), change.first(), change.second())) {
            watchers.wake(change.match());
        }
    }

    private static boolean isOther(MatchRow row, ChangedMatch change) {
        return row.chatNumber() != change.chatNumber() || row.planNumber() != change.planNumber();
    }

    private void learnRematch(MatchRow before) {
        String id = before.id();
        matches.refresh(id)
                .map(LiveMatch::row)
                .filter(row ->
                        !row.next().equals(before.next()) || !row.rematchBy().equals(before.rematchBy()))
                .ifPresent(row -> {
                    ServerMessage news = row.next().isPresent()
                            ? new ServerMessage.RematchBegun(id, row.next().get())
                            : new ServerMessage.RematchOffered(
                                    id, row.rematchBy().orElseThrow());
                    watchers.send(id, news);
                });
    }
}
