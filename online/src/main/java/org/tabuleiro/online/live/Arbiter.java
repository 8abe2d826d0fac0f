package org.tabuleiro.online.live;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import org.tabuleiro.match.Command;
import org.tabuleiro.online.store.EventRow.CommandKey;
import org.tabuleiro.online.store.MatchStore;
import org.tabuleiro.online.store.SeenStore;

/**
 * Ends matches whose time is up, whoever looks, and gives time back that players lost because no node was
 * there. Its decisions take the same path as the commands of players.
 */
public final class Arbiter {
    private static final Logger LOG = System.getLogger(Arbiter.class.getName());

    /** Players need some time to come back after an outage. */
    static final Duration COMING_BACK = Duration.ofSeconds(15);
    /** A pause of the sweeps that counts as an outage. */
    static final Duration OUTAGE = Duration.ofSeconds(3);
    /** Days per turn leave time enough, unless the turn ends about now. */
    private static final Duration SHORT = Duration.ofHours(1);

    private static final int MOST_PER_SWEEP = 100;

    private static final Duration BEAT = Duration.ofSeconds(1);

    private final MatchStore store;
    private final SeenStore seen;
    private final LiveMatches matches;
    private final Watchers watchers;
    private final Measurements measurements;
    private final boolean isOnlyNode;
    /** Matches that were reported as damaged: once is enough. */
    private final Set<String> damaged = new HashSet<>();

    private long lastBeat = Long.MIN_VALUE;

    /**
     * An arbiter of these matches.
     *
     * @param isOnlyNode whether no other node can have swept before this one has started
     */
    public Arbiter(
            MatchStore store,
            SeenStore seen,
            LiveMatches matches,
            Watchers watchers,
            Measurements measurements,
            boolean isOnlyNode) {
        this.store = store;
        this.seen = seen;
        this.matches = matches;
        this.watchers = watchers;
        this.measurements = measurements;
        this.isOnlyNode = isOnlyNode;
    }

    /**
     * Ends the matches whose time is up. If no node has swept for some time, players may have been unable to
     * play: they get that time back first.
     */
    public void sweep(long now) {
        if (lastBeat == Long.MIN_VALUE || now - lastBeat >= BEAT.toMillis()) {
            giveBackOutage(now);
            seen.beat(now);
            lastBeat = now;
        }
        for (String match : store.overdue(now, MOST_PER_SWEEP)) {
            arbitrate(match, now, Optional.empty(), live -> atDeadline(live, now));
        }
    }

    private Optional<Command> atDeadline(LiveMatch live, long now) {
        OptionalLong deadline = MatchRules.deadline(live);
        if (deadline.isEmpty() || deadline.getAsLong() > now) {
            return Optional.empty();
        }
        measurements.overdue(now - deadline.getAsLong());
        return Optional.of(MatchRules.atDeadline(live.match()));
    }

    /** Gifts have a key: an outage is given back once, even if two nodes do it or one is killed meanwhile. */
    private void giveBackOutage(long now) {
        OptionalLong last = seen.lastBeat();
        boolean restarted = lastBeat == Long.MIN_VALUE && isOnlyNode;
        if (last.isPresent() && (restarted || now - last.getAsLong() > OUTAGE.toMillis())) {
            long down = Math.max(0, now - last.getAsLong());
            Optional<CommandKey> key = Optional.of(new CommandKey("outage:" + last.getAsLong(), ""));
            for (String match : store.timed(now + SHORT.toMillis())) {
                arbitrate(match, now, key, live -> gift(live, down));
            }
        }
    }

    /** The time that the running clock of a match is given after an outage. */
    private static Optional<Command> gift(LiveMatch live, long down) {
        return live.match()
                .clocks()
                .running()
                .map(running -> new Command.GiveTime(running.side(), down + COMING_BACK.toMillis()));
    }

    private void arbitrate(
            String match, long now, Optional<CommandKey> key, Function<LiveMatch, Optional<Command>> command) {
        try {
            if (matches.arbitrate(match, now, key, command)) {
                watchers.changed(match);
            }
        } catch (IllegalArgumentException | IllegalStateException broken) {
            // A match whose log cannot be read must not keep the others from their end.
            if (damaged.add(match)) {
                LOG.log(Level.ERROR, "match " + match + " cannot be decided", broken);
            }
        }
    }
}
