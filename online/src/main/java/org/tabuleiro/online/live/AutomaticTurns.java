package org.tabuleiro.online.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.match.Actor;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Decision;
import org.tabuleiro.match.Event;
import org.tabuleiro.match.Match;
import org.tabuleiro.online.store.PlanStore.PlanRow;
import org.tabuleiro.protocol.PlannedTurn;
import org.tabuleiro.protocol.PlannedTurn.AutomaticTurn;

/**
 * Turns that the server plays for a player: conditional turns, and forced turns if the player lets it. They
 * are stored together with the turn that they answer, so that nobody can come between.
 */
final class AutomaticTurns {
    /** The maximum number of turns in a row: what remains is played by the players. */
    private static final int MOST = 50;

    private AutomaticTurns() {}

    /**
     * The turn that the server plays.
     *
     * @param text the turn
     * @param reason why
     */
    private record Chosen(String text, AutomaticTurn reason) {}

    /** The events of a command, and those of the turns that the server plays after it. */
    static List<DecidedEvent> withAnswers(LiveMatch live, List<Event> events, long now) {
        List<DecidedEvent> all = new ArrayList<>(DecidedEvent.of(events));
        Match match = live.match();
        for (Event event : events) {
            match = match.apply(event);
        }
        if (events.stream().anyMatch(Event.TurnPlayed.class::isInstance)) {
            all.addAll(due(live, match, now));
        }
        return all;
    }

    /**
     * The events of the turns that the server plays now.
     *
     * @param live the match with its plans
     * @param match its state
     */
    static List<DecidedEvent> due(LiveMatch live, Match match, long now) {
        List<DecidedEvent> events = new ArrayList<>();
        Match at = match;
        for (int turn = 0; turn < MOST; turn++) {
            Optional<Chosen> chosen = choose(live, at);
            if (chosen.isEmpty()) {
                break;
            }
            Decision decision = at.decide(
                    Actor.of(at.toMove()), new Command.Play(chosen.get().text(), at.positionRevision()), now);
            if (decision.refusal().isPresent()) {
                break;
            }
            for (Event event : decision.events()) {
                events.add(new DecidedEvent(
                        event,
                        event instanceof Event.TurnPlayed
                                ? Optional.of(chosen.get().reason())
                                : Optional.empty()));
                at = at.apply(event);
            }
        }
        return events;
    }

    private static Optional<Chosen> choose(LiveMatch live, Match match) {
        // A turn would decline an offer that the player has not seen.
        boolean waits = match.drawOffer().isPresent() || match.takeBackRequest().isPresent();
        if (match.isOver() || waits) {
            return Optional.empty();
        }
        Optional<Chosen> planned = planned(live, match);
        return planned.isPresent() ? planned : forced(live, match);
    }

    private static Optional<Chosen> planned(LiveMatch live, Match match) {
        int ply = match.played().size() - 1;
        if (ply < 0) {
            return Optional.empty();
        }
        State before = match.stateAfter(ply);
        return live.plans().stream()
                .filter(plan -> plan.side() == match.toMove())
                .map(PlanRow::planned)
                .filter(plan -> plan.ply() == ply && plan.position().equals(before.toString()))
                .filter(plan -> leadsTo(before, plan.after(), match.state()))
                .map(PlannedTurn::turn)
                .findFirst()
                .map(turn -> new Chosen(turn, AutomaticTurn.PLANNED));
    }

    /**
     * Whether a turn leads to a state. Turns are compared by where they lead, since the steps of some can be
     * played in either order.
     */
    static boolean leadsTo(State before, String turn, State after) {
        return before.readTurn(turn) instanceof Parsed.Ok<Turn>(Turn read)
                && before.play(read).toString().equals(after.toString());
    }

    private static Optional<Chosen> forced(LiveMatch live, Match match) {
        Side side = match.toMove();
        return live.row().forced().contains(side)
                ? onlyTurn(match.state()).map(turn -> new Chosen(turn, AutomaticTurn.FORCED))
                : Optional.empty();
    }

    /** The only turn that the rules allow; empty if there are several. */
    private static Optional<String> onlyTurn(State state) {
        List<Step> steps = new ArrayList<>();
        State at = state;
        while (at.turnNumber() == state.turnNumber() && !at.isOver()) {
            if (at.legalSteps().size() != 1) {
                return Optional.empty();
            }
            steps.add(at.legalSteps().getFirst());
            at = at.play(at.legalSteps().getFirst());
        }
        return Optional.of(state.turnOf(steps).text());
    }
}
