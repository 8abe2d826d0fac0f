package org.tabuleiro.online.live;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.match.Event;
import org.tabuleiro.protocol.MatchEvent;
import org.tabuleiro.protocol.PlannedTurn.AutomaticTurn;
import org.tabuleiro.protocol.wire.WireEvents;

/**
 * An event that is decided and not yet stored.
 *
 * @param event the event
 * @param automatic why the server plays it, if it is a turn that the server plays for a player
 */
record DecidedEvent(Event event, Optional<AutomaticTurn> automatic) {

    /** The events of a command. */
    static List<DecidedEvent> of(List<Event> events) {
        return events.stream()
                .map(event -> new DecidedEvent(event, Optional.empty()))
                .toList();
    }

    /** The event as it is sent and stored. */
    MatchEvent toWire() {
        return WireEvents.toWire(event) instanceof MatchEvent.TurnPlayed turn
                ? new MatchEvent.TurnPlayed(turn.side(), turn.turn(), turn.clocks(), automatic)
                : WireEvents.toWire(event);
    }
}
