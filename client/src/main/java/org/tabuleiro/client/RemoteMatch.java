package org.tabuleiro.client;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.match.Actor;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.Refusal;
import org.tabuleiro.match.RemoteReferee;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.LoggedEvent;
import org.tabuleiro.protocol.MatchHeader;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.wire.WireCommands;
import org.tabuleiro.protocol.wire.WireEvents;
import org.tabuleiro.protocol.wire.WireMatches;

/** A match on a server: joins the messages of a connection and the referee. */
final class RemoteMatch implements RemoteReferee.Line {
    private final String id;
    private final Consumer<ClientMessage> connection;
    private final Supplier<String> ids;
    private @Nullable RemoteReferee referee;
    private @Nullable MatchHeader header;
    /** When the position arrived. */
    private long arrived = System.nanoTime();
    /** How long the player has thought about the turns that were sent and not answered, by their ids. */
    private final Map<String, Long> thought = new HashMap<>();

    RemoteMatch(String id, Consumer<ClientMessage> connection, Supplier<String> ids) {
        this.id = id;
        this.connection = connection;
        this.ids = ids;
    }

    Optional<RemoteReferee> referee() {
        return Optional.ofNullable(referee);
    }

    Optional<MatchHeader> header() {
        return Optional.ofNullable(header);
    }

    /** The last version that has arrived; 0 for none. */
    int version() {
        return referee().map(each -> each.match().revision()).orElse(0);
    }

    /** The line is back, or an answer is overdue. */
    void recover() {
        referee().ifPresentOrElse(RemoteReferee::recover, () -> resync(0));
    }

    boolean isWaiting() {
        return referee().map(RemoteReferee::isWaiting).orElse(true);
    }

    /** Receives a message, if it is about this match. */
    void receive(ServerMessage message) {
        switch (message) {
            case ServerMessage.Snapshot snapshot when snapshot.header().id().equals(id) -> replace(snapshot);
            case ServerMessage.Events events
            when events.match().equals(id) -> events.events().forEach(this::receive);
            case ServerMessage.Done(String command, int version) ->
                referee().ifPresent(each -> each.done(command, version));
            // The server could not decide: the command stays unanswered, and is sent again after a while.
            case ServerMessage.Refused refused
            when refused.reason() == RefusalReason.UNAVAILABLE || refused.reason() == RefusalReason.TOO_MANY -> {}
            case ServerMessage.Refused refused -> {
                Refusal refusal = WireCommands.fromWire(refused);
                referee().ifPresent(each -> each.refused(refused.id(), refusal, refused.version()));
            }
            default -> {}
        }
    }

    private void replace(ServerMessage.Snapshot snapshot) {
        header = snapshot.header();
        Match whole = WireMatches.fromWire(snapshot.state());
        if (referee == null) {
            Set<Actor> actors =
                    snapshot.header().seat().map(Actor::of).map(Set::of).orElse(Set.of());
            referee = new RemoteReferee(whole, actors, this, ids);
        } else {
            referee.replace(whole);
        }
    }

    private void receive(LoggedEvent logged) {
        int ply = plies();
        referee()
                .ifPresent(each -> each.receive(logged.version(), logged.position(), before -> {
                    try {
                        return Optional.of(WireEvents.fromWire(logged.event(), before));
                    } catch (IllegalArgumentException doesNotFit) {
                        return Optional.empty();
                    }
                }));
        if (plies() != ply) {
            arrived = System.nanoTime();
            thought.clear();
        }
    }

    private int plies() {
        return referee().map(each -> each.match().played().size()).orElse(0);
    }

    @Override
    public void send(RemoteReferee.Sent sent) {
        Match match = referee().orElseThrow().match();
        long millis = thought.computeIfAbsent(sent.id(), each -> (System.nanoTime() - arrived) / 1_000_000);
        Optional<PlayerCommand> command = sent.command() instanceof Command.Play play
                ? Optional.of(
                        new PlayerCommand.PlayTurn(sent.ply(), sent.position(), play.turn(), OptionalLong.of(millis)))
                : WireCommands.toWire(sent.command(), match, OptionalLong.empty());
        int seen = sent.command() instanceof Command.Play play ? play.seen() : match.revision();
        command.ifPresent(each -> connection.accept(new ClientMessage.Submit(sent.id(), id, seen, each)));
    }

    @Override
    public void resync(int revision) {
        connection.accept(new ClientMessage.Watch(id, revision));
    }

    @Override
    public void reload() {
        resync(0);
    }
}
