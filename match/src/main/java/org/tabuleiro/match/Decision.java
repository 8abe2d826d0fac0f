package org.tabuleiro.match;

import java.util.List;
import java.util.Optional;

/**
 * What a command leads to.
 *
 * @param events what happens, in order; often nothing
 * @param refusal why the command itself is not carried out; a turn that comes too late is refused and ends the match
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
