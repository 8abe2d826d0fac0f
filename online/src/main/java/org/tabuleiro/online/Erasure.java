package org.tabuleiro.online;

import java.time.Duration;
import java.util.List;
import org.tabuleiro.online.live.LiveMatches;
import org.tabuleiro.online.live.LiveMatches.SubmitResult;
import org.tabuleiro.online.live.Watchers;
import org.tabuleiro.online.store.ErasureStore;
import org.tabuleiro.online.store.MatchStore;
import org.tabuleiro.online.store.MatchStore.ListedMatch;
import org.tabuleiro.protocol.ClientMessage.Submit;
import org.tabuleiro.protocol.PlayerCommand;

/**
 * Deletes players: accounts a week after their request, and guests who have not come back. Running matches are
 * resigned; matches stay, with a deleted player in the seat.
 */
final class Erasure {
    /** Retention of guests after their last visit. */
    private static final Duration GUEST_LIFE = Duration.ofDays(400);

    /** The players that one query returns. */
    private static final int BATCH = 100;
    /** The id of the command that resigns; a second node that resigns at once does so under the same. */
    private static final String COMMAND = "deleted";

    private final ErasureStore store;
    private final MatchStore matchStore;
    private final LiveMatches matches;
    private final Watchers watchers;

    Erasure(ErasureStore store, MatchStore matchStore, LiveMatches matches, Watchers watchers) {
        this.store = store;
        this.matchStore = matchStore;
        this.matches = matches;
        this.watchers = watchers;
    }

    /** Deletes the players that are due. */
    void sweep(long now) {
        long guestsSeenBefore = now - GUEST_LIFE.toMillis();
        List<String> due;
        do {
            due = store.due(now, guestsSeenBefore, BATCH);
            due.stream()
                    .filter(player -> store.erase(player, now, guestsSeenBefore))
                    .forEach(player -> resign(player, now));
        } while (due.size() == BATCH);
    }

    private void resign(String player, long now) {
        List<String> running = matchStore.running(player).stream()
                .map(ListedMatch::row)
                .map(row -> row.id())
                .toList();
        running.forEach(match -> matches.find(match).ifPresent(live -> {
            SubmitResult resigned =
                    matches.submit(player, new Submit(COMMAND, match, live.version(), new PlayerCommand.Resign()), now);
            if (resigned.changed()) {
                watchers.changed(match);
            }
        }));
        running.forEach(matches::refresh);
    }
}
