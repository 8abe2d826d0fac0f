package org.tabuleiro.table;

import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.match.Actor;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Decision;
import org.tabuleiro.match.Event;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.Referee;

/** Referee of a local match: decides at once. */
public final class LocalReferee implements Referee {
    private final LongSupplier time;
    private Match match;
    private @Nullable Listener listener;

    /**
     * The referee of a match.
     *
     * @param match the match so far
     * @param time the time in milliseconds, from the origin that the clocks of the match use
     */
    public LocalReferee(Match match, LongSupplier time) {
        this.match = match;
        this.time = time;
    }

    @Override
    public Match match() {
        return match;
    }

    @Override
    public void subscribe(Listener newListener) {
        listener = newListener;
    }

    @Override
    public Set<Actor> actors() {
        return Set.of(Actor.values());
    }

    @Override
    public void submit(Actor actor, Command command) {
        Decision decision = match.decide(actor, command, time.getAsLong());
        Listener told = listener;
        for (Event event : decision.events()) {
            match = match.apply(event);
            if (told != null) {
                told.happened(event, match);
            }
        }
        if (told != null) {
            decision.refusal().ifPresent(refusal -> told.refused(command, refusal));
        }
    }

    /** Replaces the match, such as by an edited one, without notifying the listener. */
    void replace(Match other) {
        match = other;
    }
}
