package org.tabuleiro.online.live;

import java.util.Optional;
import org.tabuleiro.games.Side;
import org.tabuleiro.online.store.ChatStore;
import org.tabuleiro.protocol.ChatLine;
import org.tabuleiro.protocol.ClientMessage.Say;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.ServerMessage;

/** What the two players of a match say to each other, during the match and afterwards. */
public final class Chats {
    private static final int MOST_PER_MATCH = 200;

    private final ChatStore store;
    private final LiveMatches matches;
    private final Watchers watchers;

    /** The chats of these matches. */
    public Chats(ChatStore store, LiveMatches matches, Watchers watchers) {
        this.store = store;
        this.matches = matches;
        this.watchers = watchers;
    }

    /** Says something; sent again, it is said once. */
    public ServerMessage say(String player, Say say, long now) {
        Optional<LiveMatch> live = matches.find(say.match());
        if (live.isEmpty()) {
            return refused(say, RefusalReason.NO_MATCH);
        }
        Optional<Side> seat = live.get().row().seat(player);
        if (seat.isEmpty()) {
            return refused(say, RefusalReason.NO_SEAT);
        }
        Optional<ChatLine> line = store.add(say.match(), seat.get(), say.preset(), say.id(), MOST_PER_MATCH, now);
        if (line.isEmpty()) {
            return refused(say, RefusalReason.TOO_MANY);
        }
        if (line.get().preset() != say.preset()) {
            return refused(say, RefusalReason.ID_USED);
        }
        matches.refresh(say.match());
        watchers.changed(say.match());
        return new ServerMessage.Done(say.id(), 0);
    }

    private static ServerMessage refused(Say say, RefusalReason reason) {
        return new ServerMessage.Refused(say.id(), reason, Optional.empty(), 0);
    }
}
