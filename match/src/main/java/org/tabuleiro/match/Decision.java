package org.tabuleiro.match;

import java.util.List;
import java.util.Optional;

/**
 * The decision on a command.
 *
 * @param events the events, in order; often none
 * @param refusal why the command is not carried out; a turn that comes too late is refused and ends the match
 */
public record Decision(List<Event> events, Optional<Refusal> refusal) {

    /** Keeps an unmodifiable copy of the events. */
    public Decision {
        events = List.copyOf(events);
    }

    static Decision of(Event... events) {
        return new Decision(List.of(events), Optional.empty());
    }

    static Decision of(List<Event> events) {
        return new Decision(events, Optional.empty());
    }

    static Decision refused(Refusal.Reason reason) {
        return new Decision(List.of(), Optional.of(Refusal.of(reason)));
    }
}
