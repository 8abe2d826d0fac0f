package org.tabuleiro.protocol.wire;

import java.util.Optional;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Turn;
import org.tabuleiro.match.Clocks;
import org.tabuleiro.match.Event;
import org.tabuleiro.match.Match;
import org.tabuleiro.protocol.ClockState;
import org.tabuleiro.protocol.LoggedEvent;
import org.tabuleiro.protocol.MatchEvent;
import org.tabuleiro.protocol.MatchOutcome;
import org.tabuleiro.protocol.PlannedTurn.AutomaticTurn;

/** Converts the events of a match to messages and back. */
public final class WireEvents {
    private WireEvents() {}

    /** An event with its place in the log; the match is the one after the event. */
    public static LoggedEvent logged(Event event, Match after) {
        return logged(toWire(event), after);
    }

    /** An event as it is sent and stored with its place in the log; the match is the one after the event. */
    public static LoggedEvent logged(MatchEvent event, Match after) {
        return new LoggedEvent(
                after.revision(), after.played().size(), after.state().toString(), event);
    }

    /** The event as spectators get it: offers between the players are hidden. */
    public static LoggedEvent forSpectator(LoggedEvent logged) {
        return isOffer(logged.event())
                ? new LoggedEvent(logged.version(), logged.ply(), logged.position(), new MatchEvent.Hidden())
                : logged;
    }

    private static boolean isOffer(MatchEvent event) {
        return event instanceof MatchEvent.DrawOffered
                || event instanceof MatchEvent.DrawDeclined
                || event instanceof MatchEvent.TakeBackRequested
                || event instanceof MatchEvent.TakeBackDeclined;
    }

    /** The event as it is sent and stored. */
    public static MatchEvent toWire(Event event) {
        return switch (event) {
            case Event.TurnPlayed(Side side, Turn turn, Clocks clocks) ->
                new MatchEvent.TurnPlayed(side, turn.text(), toWire(clocks), Optional.empty());
            case Event.DrawOffered(int id, Side side) -> new MatchEvent.DrawOffered(id, side);
            case Event.DrawDeclined(int id) -> new MatchEvent.DrawDeclined(id);
            case Event.TakeBackRequested(int id, Side side, int turns) ->
                new MatchEvent.TakeBackRequested(id, side, turns);
            case Event.TakeBackDeclined(int id) -> new MatchEvent.TakeBackDeclined(id);
            case Event.TakenBack(int turns, Clocks clocks) -> new MatchEvent.TakenBack(turns, toWire(clocks));
            case Event.Restored(int turns, Clocks clocks) -> new MatchEvent.Restored(turns, toWire(clocks));
            case Event.Paused(Clocks clocks) -> new MatchEvent.Paused(toWire(clocks));
            case Event.Resumed(Clocks clocks) -> new MatchEvent.Resumed(toWire(clocks));
            case Event.TimeGiven(Side to, long millis, Clocks clocks) ->
                new MatchEvent.TimeGiven(to, millis, toWire(clocks));
            case Event.Ended(Result result, Clocks clocks) -> new MatchEvent.Ended(toWire(result), toWire(clocks));
            case Event.Aborted(Clocks clocks) -> new MatchEvent.Aborted(toWire(clocks));
            case Event.Hidden() -> new MatchEvent.Hidden();
        };
    }

    /**
     * The event of a match, for {@link Match#apply}. Throws {@code IllegalArgumentException} if it does not
     * fit the match.
     *
     * @param before the match before the event
     */
    public static Event fromWire(MatchEvent event, Match before) {
        return switch (event) {
            case MatchEvent.TurnPlayed(Side side, String turn, ClockState clocks, Optional<AutomaticTurn> automatic) ->
                new Event.TurnPlayed(side, before.state().readTurn(turn).orElseThrow(), fromWire(clocks));
            case MatchEvent.DrawOffered(int id, Side side) -> new Event.DrawOffered(id, side);
            case MatchEvent.DrawDeclined(int id) -> new Event.DrawDeclined(id);
            case MatchEvent.TakeBackRequested(int id, Side side, int turns) ->
                new Event.TakeBackRequested(id, side, turns);
            case MatchEvent.TakeBackDeclined(int id) -> new Event.TakeBackDeclined(id);
            case MatchEvent.TakenBack(int turns, ClockState clocks) -> new Event.TakenBack(turns, fromWire(clocks));
            case MatchEvent.Restored(int turns, ClockState clocks) -> new Event.Restored(turns, fromWire(clocks));
            case MatchEvent.Paused(ClockState clocks) -> new Event.Paused(fromWire(clocks));
            case MatchEvent.Resumed(ClockState clocks) -> new Event.Resumed(fromWire(clocks));
            case MatchEvent.TimeGiven(Side to, long millis, ClockState clocks) ->
                new Event.TimeGiven(to, millis, fromWire(clocks));
            case MatchEvent.Ended(MatchOutcome outcome, ClockState clocks) ->
                new Event.Ended(fromWire(outcome), fromWire(clocks));
            case MatchEvent.Aborted(ClockState clocks) -> new Event.Aborted(fromWire(clocks));
            case MatchEvent.Hidden() -> new Event.Hidden();
        };
    }

    /** The clocks as they are sent and stored. */
    public static ClockState toWire(Clocks clocks) {
        Optional<ClockState.RunningClock> running = clocks.running()
                .map(clock -> new ClockState.RunningClock(clock.side(), clock.inSetup(), clock.since()));
        return new ClockState(
                clocks.first().millis(),
                clocks.first().setup(),
                clocks.second().millis(),
                clocks.second().setup(),
                running);
    }

    /** The clocks of a match. */
    public static Clocks fromWire(ClockState clocks) {
        return new Clocks(
                new Clocks.Budget(clocks.first(), clocks.firstSetup()),
                new Clocks.Budget(clocks.second(), clocks.secondSetup()),
                clocks.running().map(clock -> new Clocks.Running(clock.side(), clock.setup(), clock.since())));
    }

    /** The result as it is sent and stored. */
    public static MatchOutcome toWire(Result result) {
        return new MatchOutcome(result.winner(), result.reason());
    }

    /** The result of a match. */
    public static Result fromWire(MatchOutcome outcome) {
        return new Result(outcome.winner(), outcome.reason());
    }
}
