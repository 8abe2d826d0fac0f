package org.tabuleiro.online.live;

import java.util.OptionalLong;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.online.store.SeenStore;

/** Finds players that have left a match, which their opponent may then claim. */
public final class Absence {
    private final SeenStore store;

    /** Decides by the signs of life in a store. */
    public Absence(SeenStore store) {
        this.store = store;
    }

    /**
     * From when the opponent of a side may claim the match; empty if the opponent may not, however long the
     * side is away. While a player is connected, the time moves on.
     */
    public OptionalLong claimAt(LiveMatch live, Side side) {
        if (live.match().isOver()) {
            return OptionalLong.empty();
        }
        return switch (live.match().terms().time()) {
            case TimeControl.Increment _ ->
                OptionalLong.of(store.playerSeen(live.row().player(side).id())
                                .orElse(live.row().createdAt())
                        + MatchRules.disconnectionTimeout(live.row(), side).toMillis());
            // The time of the turn runs out by itself.
            case TimeControl.PerTurn _ -> OptionalLong.empty();
            case TimeControl.None _ ->
                live.match().toMove() == side
                        ? OptionalLong.of(live.changedAt() + MatchRules.CLAIM_WITHOUT_CLOCK.toMillis())
                        : OptionalLong.empty();
        };
    }
}
