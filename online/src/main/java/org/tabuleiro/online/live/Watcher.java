package org.tabuleiro.online.live;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Side;
import org.tabuleiro.online.player.PlayerNames;
import org.tabuleiro.online.store.ChatStore;
import org.tabuleiro.online.store.MatchRow;
import org.tabuleiro.protocol.ChatLine;
import org.tabuleiro.protocol.LoggedEvent;
import org.tabuleiro.protocol.MatchHeader;
import org.tabuleiro.protocol.MatchState;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.wire.WireEvents;
import org.tabuleiro.protocol.wire.WireMatches;

/**
 * A connection that follows a match. It keeps a cursor: the last version that was sent. Every change of the
 * match sends what is missing, so that a wake-up that is lost or comes twice does no harm.
 */
public final class Watcher {
    /** A client that is further behind gets the whole match. */
    private static final int MAX_EVENTS = 200;

    private static final int NOTHING_SENT = -1;

    private final String match;
    private final Optional<Side> seat;
    private final ClientConnection connection;
    private final Measurements measurements;
    /** Whether the match was sent to the client before. */
    private boolean wasSent;

    private int sent = NOTHING_SENT;
    /** The number of the last line of the chat that was sent. */
    private int chatSent;
    /** What the server plays for the player, as it was sent. */
    private ServerMessage.Plans plansSent;

    /**
     * A watcher to which nothing has been sent.
     *
     * @param match the match
     * @param seat the side of the player; empty for a spectator
     * @param connection the way to the client
     * @param measurements is told of whole matches that are sent again
     */
    public Watcher(String match, Optional<Side> seat, ClientConnection connection, Measurements measurements) {
        this.match = match;
        this.seat = seat;
        this.connection = connection;
        this.measurements = measurements;
        plansSent = new ServerMessage.Plans(match, false, List.of());
    }

    /** The match. */
    public String match() {
        return match;
    }

    /** The side of the player; empty for a spectator. */
    public Optional<Side> seat() {
        return seat;
    }

    /** Sends a message that is not an event of the match. */
    void send(ServerMessage message) {
        connection.send(message);
    }

    /**
     * Sends what a client is missing that has a version: always an answer, even if nothing is missing. The
     * match is read under the lock of this watcher: a client must not get an older state after a newer one.
     *
     * @param from the version that the client has; 0 for none
     * @return the match as it was sent
     */
    public synchronized LiveMatch sendFrom(LiveMatches matches, int from, long now) {
        LiveMatch live = matches.find(match).orElseThrow();
        boolean known = from > 0 && from <= live.version() && live.version() - from <= MAX_EVENTS;
        if (known) {
            sendEvents(live, from);
        } else {
            sendWhole(live, now);
        }
        return live;
    }

    /** Sends what has not been sent. */
    synchronized void catchUp(LiveMatch live, ChatStore chats, long now) {
        if (sent == NOTHING_SENT || live.version() - sent > MAX_EVENTS) {
            sendWhole(live, now);
        } else if (live.version() > sent) {
            sendEvents(live, sent);
        }
        sendPrivate(live, chats);
    }

    /** Forgets what was sent to the player alone: the client has asked for the match again. */
    public synchronized void resendPrivate(LiveMatch live, ChatStore chats) {
        chatSent = 0;
        plansSent = new ServerMessage.Plans(match, false, List.of());
        sendPrivate(live, chats);
    }

    /** Sends what only a player gets: the chat, and the own plans. */
    private void sendPrivate(LiveMatch live, ChatStore chats) {
        if (seat.isEmpty()) {
            return;
        }
        if (live.row().chatNumber() > chatSent) {
            List<ChatLine> lines = chats.after(match, chatSent);
            if (!lines.isEmpty() && connection.send(new ServerMessage.Chat(match, lines))) {
                chatSent = lines.getLast().number();
            }
        }
        ServerMessage.Plans plans = live.plans(seat.get());
        if (!plans.equals(plansSent) && connection.send(plans)) {
            plansSent = plans;
        }
    }

    private void sendEvents(LiveMatch live, int from) {
        List<LoggedEvent> events = live.log().subList(from, live.version());
        List<LoggedEvent> visible = seat.isPresent()
                ? events
                : events.stream().map(WireEvents::forSpectator).toList();
        sent(live, new ServerMessage.Events(match, visible));
    }

    private void sendWhole(LiveMatch live, long now) {
        if (wasSent) {
            measurements.resynchronised();
        }
        MatchRow row = live.row();
        MatchHeader header = new MatchHeader(
                row.id(),
                PlayerNames.info(row.first()),
                PlayerNames.info(row.second()),
                seat,
                row.rematchBy(),
                row.next());
        MatchState state = WireMatches.toWire(live.match());
        sent(live, new ServerMessage.Snapshot(header, seat.isPresent() ? state : WireMatches.forSpectator(state), now));
    }

    /** A message that is dropped because the queue is full leaves the client behind: it gets the whole match. */
    private void sent(LiveMatch live, ServerMessage message) {
        sent = connection.send(message) ? live.version() : NOTHING_SENT;
        wasSent = true;
    }
}
