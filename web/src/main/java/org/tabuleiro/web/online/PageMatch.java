package org.tabuleiro.web.online;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongSupplier;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Step;
import org.tabuleiro.match.Actor;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Event;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.RemoteReferee;
import org.tabuleiro.protocol.LoggedEvent;
import org.tabuleiro.protocol.MatchHeader;
import org.tabuleiro.protocol.MatchState;
import org.tabuleiro.protocol.MessageText;
import org.tabuleiro.protocol.PlayerInfo;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.wire.WireCommands;
import org.tabuleiro.protocol.wire.WireEvents;
import org.tabuleiro.protocol.wire.WireMatches;
import org.tabuleiro.table.Player;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;
import org.tabuleiro.web.border.PageApi.RemoteRequest;
import org.tabuleiro.web.border.PageApi.TurnDraft;

/**
 * A match on a server at a table of the page: its referee, the requests to the server until the page sends
 * them, and the time of the server.
 */
public final class PageMatch implements RemoteReferee.Line {
    private final LongSupplier pageTime;
    private final RemoteReferee referee;
    private final Table table;
    /** How long the player has thought about each turn that was sent, by the ids of the commands. */
    private final Map<String, Long> thought = new HashMap<>();

    private List<RemoteRequest> outbox = new ArrayList<>();
    private int lastId;
    /** The id of the turn that is being sent again after a reload; empty otherwise. */
    private String resent = "";
    /** The time of the server minus that of the page. */
    private long offset;
    /** When the position arrived, in the time of the page. */
    private long arrived;

    /**
     * Opens a table for a match; throws {@code IllegalArgumentException} if it cannot be read.
     *
     * @param header the players
     * @param state the course of the match
     * @param session a name for this visit, which no other visit of the player has: it begins command ids
     * @param players creates the programs that help after the end
     * @param texts the language of the players' names
     * @param pageTime the time of the page in milliseconds
     */
    public PageMatch(
            MatchHeader header,
            MatchState state,
            String session,
            Player.Factory players,
            Catalogue texts,
            LongSupplier pageTime) {
        this.pageTime = pageTime;
        this.arrived = pageTime.getAsLong();
        Set<Actor> actors = header.seat().map(side -> Set.of(Actor.of(side))).orElse(Set.of());
        this.referee = new RemoteReferee(
                WireMatches.fromWire(state), actors, this, () -> resent.isEmpty() ? session + "-" + ++lastId : resent);
        Map<Side, Seat> seats = new EnumMap<>(Side.class);
        seats.put(Side.FIRST, new Seat.Elsewhere(name(header.first(), texts)));
        seats.put(Side.SECOND, new Seat.Elsewhere(name(header.second(), texts)));
        header.seat().ifPresent(side -> seats.put(side, new Seat.Person()));
        this.table = new Table(referee, seats, players, () -> pageTime.getAsLong() + offset);
    }

    /** The name of a player in a language. */
    private static String name(PlayerInfo player, Catalogue texts) {
        return switch (player.type()) {
            case GUEST -> texts.text("online.guest", player.name());
            case DELETED -> texts.text("online.deleted");
            case BOT -> texts.text("online.bot", player.name());
            case PERSON -> player.name();
        };
    }

    /** The table. */
    public Table table() {
        return table;
    }

    /** Sets the time of the server, as far as it is known now. */
    public void setServerTime(long millis) {
        offset = millis - pageTime.getAsLong();
    }

    // --- to the server ---

    @Override
    public void send(RemoteReferee.Sent sent) {
        long elapsed = thought.computeIfAbsent(sent.id(), id -> pageTime.getAsLong() - arrived);
        WireCommands.toWire(sent.command(), referee.match(), OptionalLong.of(elapsed))
                .ifPresent(command -> outbox.add(new RemoteRequest.SubmitCommand(
                        sent.id(), referee.match().revision(), command)));
    }

    @Override
    public void resync(int revision) {
        outbox.add(new RemoteRequest.FetchEvents(revision));
    }

    @Override
    public void reload() {
        outbox.add(new RemoteRequest.FetchMatch(referee.match().state().toString()));
    }

    /** Empties the outbox. */
    public List<RemoteRequest> drain() {
        List<RemoteRequest> requests = outbox;
        outbox = new ArrayList<>();
        return requests;
    }

    // --- from the server ---

    /** Receives events, in order. */
    public void receive(List<LoggedEvent> events) {
        table.act(() -> events.forEach(logged -> {
            int ply = referee.match().played().size();
            referee.receive(logged.version(), logged.position(), before -> read(logged, before));
            if (referee.match().played().size() != ply) {
                arrived = pageTime.getAsLong();
            }
        }));
    }

    private static Optional<Event> read(LoggedEvent logged, Match before) {
        try {
            return Optional.of(WireEvents.fromWire(logged.event(), before));
        } catch (IllegalArgumentException doesNotFit) {
            return Optional.empty();
        }
    }

    /** Receives the whole match. */
    public void replace(MatchState state) {
        referee.replace(WireMatches.fromWire(state));
    }

    /** The server has carried out a command. */
    public void done(String id, int version) {
        referee.done(id, version);
    }

    /** The server has refused a command. */
    public void refused(String id, RefusalReason reason, MessageText message, int version) {
        referee.refused(
                id,
                WireCommands.fromWire(new ServerMessage.Refused(id, reason, Optional.of(message), version)),
                version);
    }

    /** The opponent has entered some steps of the turn that is due. */
    public void entered(int ply, int steps) {
        if (ply == table.match().played().size()) {
            table.setRemoteSteps(steps);
        }
    }

    /** The connection is back, or an answer is overdue. */
    public void recover() {
        referee.recover();
    }

    /** The last version of the match that has arrived. */
    public int version() {
        return referee.match().revision();
    }

    /** Whether an answer of the server is due. */
    public boolean isWaiting() {
        return referee.isWaiting();
    }

    // --- turns that a reload must not lose ---

    /** The turn that is being entered or was sent and is not answered. */
    public TurnDraft draft() {
        Match match = referee.match();
        String position = match.state().toString();
        Optional<RemoteReferee.Sent> sent = referee.unansweredTurn();
        if (sent.isPresent() && sent.get().command() instanceof Command.Play play) {
            return new TurnDraft(
                    match.played().size(), position, play.turn(), sent.get().id(), 0);
        }
        List<Step> steps = table.input().mayEnter() && !table.isTrying()
                ? table.input().entry().steps()
                : List.of();
        String text = steps.isEmpty() ? "" : match.state().turnOf(steps).text();
        return new TurnDraft(match.played().size(), position, text, "", steps.size());
    }

    /** Enters a draft again, and sends it under its id if it was sent; false if the position is another one. */
    public boolean restore(TurnDraft draft) {
        Match match = referee.match();
        boolean fits = draft.ply() == match.played().size()
                && draft.position().equals(match.state().toString())
                && table.input().mayEnter()
                && !match.isOver();
        if (!fits || !(match.state().readSteps(draft.steps()) instanceof Parsed.Ok<List<Step>>(List<Step> steps))) {
            return false;
        }
        table.input().suggest(steps);
        if (!draft.id().isEmpty()) {
            resent = draft.id();
            table.input().confirm();
            resent = "";
        }
        return true;
    }
}
