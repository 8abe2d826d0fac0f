package org.tabuleiro.online.live;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.Match;
import org.tabuleiro.online.player.PlayerNames;
import org.tabuleiro.online.store.ChatStore;
import org.tabuleiro.online.store.MatchRow;
import org.tabuleiro.online.store.MatchStore.ListedMatch;
import org.tabuleiro.online.store.MatchSummary;
import org.tabuleiro.online.store.MatchSummary.Status;
import org.tabuleiro.protocol.OwnMatch;
import org.tabuleiro.protocol.OwnMatch.MatchNews;
import org.tabuleiro.protocol.ServerMessage;

/**
 * A connection that follows the list of its player's own matches. It remembers what it has sent of each, so
 * that a change that is announced twice is sent once.
 */
public final class NewsReader {
    private final String player;
    private final ClientConnection connection;
    private final Predicate<String> isWatched;
    private final Map<String, Known> known = new HashMap<>();

    /** What was sent of a match. */
    private record Known(int version, int ply, int chat) {
        static Known of(MatchRow row, MatchSummary summary) {
            return new Known(summary.version(), summary.ply(), row.chatNumber());
        }
    }

    /**
     * A reader to which nothing has been sent.
     *
     * @param player the id of its player
     * @param connection the way to the client
     * @param isWatched whether the connection watches a match
     */
    public NewsReader(String player, ClientConnection connection, Predicate<String> isWatched) {
        this.player = player;
        this.connection = connection;
        this.isWatched = isWatched;
    }

    /** The id of the player. */
    String player() {
        return player;
    }

    /** Notes the matches of a list that was sent. */
    public synchronized void sent(List<ListedMatch> matches) {
        matches.forEach(each -> known.put(each.row().id(), Known.of(each.row(), each.summary())));
    }

    /** Sends what has changed in a match of the player. */
    synchronized void tell(LiveMatch live, ChatStore chats) {
        MatchRow row = live.row();
        Optional<Side> seat = row.seat(player);
        Known before = known.get(row.id());
        Known after = Known.of(row, live.summary());
        boolean isOld = before != null && (before.version() > after.version() || before.equals(after));
        if (seat.isEmpty() || isOld) {
            return;
        }
        known.put(row.id(), after);
        if (before == null || before.version() != after.version()) {
            connection.send(new ServerMessage.OwnMatchChanged(own(row, live.summary(), player)));
        }
        if (!isWatched.test(row.id())) {
            news(live, seat.get(), Optional.ofNullable(before), chats)
                    .ifPresent(news -> connection.send(new ServerMessage.Notice(row.id(), news)));
        }
    }

    private static Optional<MatchNews> news(LiveMatch live, Side seat, Optional<Known> before, ChatStore chats) {
        Match match = live.match();
        if (before.isEmpty()) {
            return Optional.of(MatchNews.BEGUN);
        }
        int seen = before.get().version();
        if (match.isOver() && match.revision() > seen) {
            return Optional.of(MatchNews.OVER);
        }
        if (match.played().size() != before.get().ply() && match.toMove() == seat) {
            return Optional.of(MatchNews.YOUR_TURN);
        }
        boolean isOffered = match.drawOffer()
                        .filter(offer -> offer.side() != seat && offer.id() > seen)
                        .isPresent()
                || match.takeBackRequest()
                        .filter(request -> request.side() != seat && request.id() > seen)
                        .isPresent();
        if (isOffered) {
            return Optional.of(MatchNews.OFFER);
        }
        boolean isSaid = live.row().chatNumber() > before.get().chat()
                && chats.after(live.row().id(), before.get().chat()).stream().anyMatch(line -> line.side() != seat);
        return isSaid ? Optional.of(MatchNews.CHAT) : Optional.empty();
    }

    /** A match in the list of a player. */
    public static OwnMatch own(MatchRow row, MatchSummary summary, String player) {
        Side seat = row.seat(player).orElseThrow();
        boolean isTimed = !row.control().isEmpty();
        return new OwnMatch(
                row.id(),
                row.game(),
                row.control(),
                PlayerNames.info(row.player(seat.other())),
                seat,
                summary.status() == Status.RUNNING ? Optional.of(summary.toMove()) : Optional.empty(),
                summary.ply(),
                summary.position(),
                isTimed ? summary.deadline() : OptionalLong.empty());
    }
}
