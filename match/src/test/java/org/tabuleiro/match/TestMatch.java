package org.tabuleiro.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

/**
 * A match under test with a clock that stands still unless told otherwise; keeps all events to replay them.
 */
final class TestMatch {
    final Match beginning;
    final List<Event> events = new ArrayList<>();
    Match match;
    Optional<Refusal> refusal = Optional.empty();
    long now;

    TestMatch(State start, Terms terms) {
        beginning = Match.begin(start, terms, 0);
        match = beginning;
    }

    static TestMatch eximo(Terms terms) {
        return new TestMatch(Games.EXIMO.start(), terms);
    }

    static TestMatch eximo() {
        return eximo(Terms.casual(new TimeControl.None()));
    }

    static Terms terms(TimeControl time, Terms.TakeBacks takeBacks) {
        return new Terms(time, Terms.ClockStart.AT_ONCE, takeBacks, true);
    }

    /** Submits a command; returns what happened. */
    List<Event> submit(Actor actor, Command command) {
        Decision decision = match.decide(actor, command, now);
        refusal = decision.refusal();
        decision.events().forEach(event -> {
            events.add(event);
            match = match.apply(event);
        });
        return decision.events();
    }

    /** Lets the side to move play a turn that has seen everything. */
    List<Event> play(String turn) {
        return submit(Actor.of(match.toMove()), new Command.Play(turn, match.revision()));
    }

    /** Lets time go by, then plays. */
    List<Event> playAfter(long millis, String turn) {
        now += millis;
        return play(turn);
    }

    Optional<Refusal.Reason> reason() {
        return refusal.map(Refusal::reason);
    }
}
