package org.tabuleiro.online.lobby;

import java.util.Optional;
import org.tabuleiro.games.Side;
import org.tabuleiro.online.live.LiveMatch;
import org.tabuleiro.online.live.LiveMatches;
import org.tabuleiro.online.live.Watchers;
import org.tabuleiro.online.player.Secrets;
import org.tabuleiro.online.store.MatchRow;
import org.tabuleiro.online.store.MatchStore;
import org.tabuleiro.online.store.PlayerRow;
import org.tabuleiro.protocol.ClientMessage.Rematch;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.ServerMessage;

/** Rematches: the same game and time control with the sides exchanged, once both players want it. */
public final class Rematches {
    private final MatchStore store;
    private final LiveMatches matches;
    private final Watchers watchers;

    /** Rematches of these matches. */
    public Rematches(MatchStore store, LiveMatches matches, Watchers watchers) {
        this.store = store;
        this.matches = matches;
        this.watchers = watchers;
    }

    /** Offers a rematch, or accepts the opponent's offer; tells the watchers of the match. */
    public ServerMessage offer(PlayerRow player, Rematch rematch, long now) {
        Optional<LiveMatch> live = matches.find(rematch.match());
        if (live.isEmpty()) {
            return refused(rematch, RefusalReason.NO_MATCH);
        }
        Optional<Side> seat = live.get().row().seat(player.id());
        if (seat.isEmpty()) {
            return refused(rematch, RefusalReason.NO_SEAT);
        }
        if (!live.get().match().isOver()) {
            return refused(rematch, RefusalReason.NOT_ALLOWED);
        }
        String id = rematch.match();
        Side offered = store.offerRematch(id, seat.get());
        if (offered == seat.get()) {
            matches.refresh(id);
            watchers.send(id, new ServerMessage.RematchOffered(id, offered));
            watchers.changed(id);
        } else {
            MatchRow row = exchanged(live.get().row(), now);
            String next = store.addRematch(row, LiveMatch.begin(row).summary());
            matches.refresh(id);
            watchers.send(id, new ServerMessage.RematchBegun(id, next));
            watchers.changed(id);
            watchers.changed(next);
        }
        return new ServerMessage.Done(rematch.id(), live.get().version());
    }

    private static MatchRow exchanged(MatchRow match, long now) {
        return MatchRow.begin(
                Secrets.matchId(),
                match.game(),
                match.start(),
                match.control(),
                Side.FIRST,
                match.second(),
                match.first(),
                match.byInvitation(),
                Optional.of(match.id()),
                now);
    }

    private static ServerMessage refused(Rematch rematch, RefusalReason reason) {
        return new ServerMessage.Refused(rematch.id(), reason, Optional.empty(), 0);
    }
}
