package org.tabuleiro.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/**
 * One contest of a game between two sides, as an immutable value. {@link #decide} turns a command into events
 * or a refusal and changes nothing; {@link #apply} returns the match after an event and computes no time.
 * Applying the events of a match to its beginning yields an equal match. A match has no seats: who plays a
 * side is the concern of a table or a server.
 *
 * @param start the start state
 * @param terms what the players agreed on
 * @param startClocks the clocks at the beginning
 * @param played the turns in force, in order
 * @param undone turns that were taken back and can be restored, the next one first; none where a take-back
 *     needs consent
 * @param clocks the clocks after the last event
 * @param drawOffer the open draw offer
 * @param takeBackRequest the open request to take turns back
 * @param end the end of the match; at most one is in force
 * @param paused whether the clocks are stopped by the arbiter
 * @param revision the number of events applied
 * @param positionRevision the revision of the last turn, take-back, restoration or end
 */
public record Match(
        State start,
        Terms terms,
        Clocks startClocks,
        List<Played> played,
        List<Played> undone,
        Clocks clocks,
        Optional<DrawOffer> drawOffer,
        Optional<TakeBackRequest> takeBackRequest,
        Optional<End> end,
        boolean paused,
        int revision,
        int positionRevision) {

    /**
     * A turn in force or taken back.
     *
     * @param turn the turn
     * @param after the state after it
     * @param clocks the clocks after it, when the next turn began
     */
    public record Played(Turn turn, State after, Clocks clocks) {}

    /**
     * An open draw offer.
     *
     * @param id the revision at which it was made
     * @param side the side that offers
     */
    public record DrawOffer(int id, Side side) {}

    /**
     * An open request to take turns back.
     *
     * @param id the revision at which it was made
     * @param side the side that asks
     * @param turns the number of turns that would remain
     */
    public record TakeBackRequest(int id, Side side, int turns) {}

    /**
     * An end of the match.
     *
     * @param result the result; empty if the match was aborted
     */
    public record End(Optional<Result> result) {}

    /** Keeps unmodifiable copies. */
    public Match {
        played = List.copyOf(played);
        undone = List.copyOf(undone);
    }

    /** A match that begins now. */
    public static Match begin(State start, Terms terms, long now) {
        Clocks clocks = ClockRules.atStart(terms, start, now);
        boolean over = start.result().isPresent();
        return new Match(
                start,
                terms,
                over ? clocks.withRunning(Optional.empty()) : clocks,
                List.of(),
                List.of(),
                over ? clocks.withRunning(Optional.empty()) : clocks,
                Optional.empty(),
                Optional.empty(),
                start.result().map(result -> new End(Optional.of(result))),
                false,
                0,
                0);
    }

    /** The match with saved clocks, and the clock of the side to move running from now on. */
    public Match goOn(Clocks left, long now) {
        Clocks running = isOver()
                ? left.withRunning(Optional.empty())
                : ClockRules.running(terms, left, state(), played.size(), false, now);
        return apply(new Event.Resumed(running));
    }

    /** The game. */
    public Game game() {
        return start.game();
    }

    /** The current state: always the start of a turn, unless the match began in the middle of one. */
    public State state() {
        return stateAfter(played.size());
    }

    /** The state after some of the turns in force. */
    public State stateAfter(int turns) {
        return turns == 0 ? start : played.get(turns - 1).after();
    }

    /** The clocks after some of the turns in force, when the next turn began. */
    public Clocks clocksAfter(int turns) {
        return turns == 0 ? startClocks : played.get(turns - 1).clocks();
    }

    /** The side to move. */
    public Side toMove() {
        return state().toMove();
    }

    /** The turns in force. */
    public List<Turn> turns() {
        return played.stream().map(Played::turn).toList();
    }

    /** Whether the match has ended. */
    public boolean isOver() {
        return end.isPresent();
    }

    /** The result; empty while the match goes on and after it was aborted. */
    public Optional<Result> result() {
        return end.flatMap(End::result);
    }

    /** Whether the match ended other than by the rules of the game: such an end can be taken back alone. */
    public boolean isEndedByPlayers() {
        return end.isPresent() && state().result().isEmpty();
    }

    /** Whether there is a clock. */
    public boolean isTimed() {
        return !(terms.time() instanceof TimeControl.None);
    }

    /**
     * Decides a command. Changes nothing: the caller applies the events.
     *
     * @param actor the originator of the command
     * @param command the command
     * @param now the time in milliseconds, from the same origin in every call
     */
    public Decision decide(Actor actor, Command command, long now) {
        return new Ruling(this, actor, now).on(command);
    }

    /** The match after an event that was decided for it; an event that does not fit is a bug and throws. */
    public Match apply(Event event) {
        int next = revision + 1;
        return switch (event) {
            case Event.TurnPlayed(Side side, Turn turn, Clocks after) -> played(next, side, turn, after);
            case Event.DrawOffered(int id, Side side) ->
                offers(next, Optional.of(new DrawOffer(id, side)), takeBackRequest);
            case Event.DrawDeclined(int id) -> offers(next, Optional.empty(), takeBackRequest);
            case Event.TakeBackRequested(int id, Side side, int turns) ->
                offers(next, drawOffer, Optional.of(new TakeBackRequest(id, side, turns)));
            case Event.TakeBackDeclined(int id) -> offers(next, drawOffer, Optional.empty());
            case Event.TakenBack(int turns, Clocks after) -> {
                List<Played> restorable = new ArrayList<>();
                if (terms.takeBacks() == Terms.TakeBacks.FREE) {
                    restorable.addAll(played.subList(turns, played.size()));
                    restorable.addAll(undone);
                }
                yield line(next, played.subList(0, turns), restorable, after, Optional.empty());
            }
            case Event.Restored(int turns, Clocks after) -> {
                int count = turns - played.size();
                List<Played> line = new ArrayList<>(played);
                line.addAll(undone.subList(0, count));
                yield line(next, line, undone.subList(count, undone.size()), after, Optional.empty());
            }
            case Event.Paused(Clocks after) -> timed(next, after, true);
            case Event.Resumed(Clocks after) -> timed(next, after, false);
            case Event.TimeGiven(Side to, long millis, Clocks after) -> timed(next, after, paused);
            case Event.Ended(Result result, Clocks after) ->
                line(next, played, undone, after, Optional.of(new End(Optional.of(result))));
            case Event.Aborted(Clocks after) ->
                line(next, played, undone, after, Optional.of(new End(Optional.empty())));
            case Event.Hidden() -> timed(next, clocks, paused);
        };
    }

    private Match played(int next, Side side, Turn turn, Clocks after) {
        if (isOver() || side != toMove()) {
            throw new IllegalArgumentException(turn + " of " + side + " does not fit revision " + revision);
        }
        State reached = state().play(turn);
        if (reached.turnNumber() == state().turnNumber()) {
            throw new IllegalArgumentException(turn + " is only the beginning of a turn");
        }
        List<Played> line = new ArrayList<>(played);
        line.add(new Played(turn, reached, after));
        // A turn that repeats what was taken back keeps the turns after it restorable.
        boolean repeats = !undone.isEmpty() && undone.get(0).turn().equals(turn);
        List<Played> restorable = repeats ? undone.subList(1, undone.size()) : List.of();
        return line(next, line, restorable, after, end).offers(next, drawOffer, takeBackRequest);
    }

    /** Another line of turns, or another end: every open offer is closed. */
    private Match line(int next, List<Played> line, List<Played> restorable, Clocks after, Optional<End> ended) {
        return new Match(
                start,
                terms,
                startClocks,
                line,
                restorable,
                after,
                Optional.empty(),
                Optional.empty(),
                ended,
                paused,
                next,
                next);
    }

    private Match offers(int next, Optional<DrawOffer> draw, Optional<TakeBackRequest> takeBack) {
        return new Match(
                start, terms, startClocks, played, undone, clocks, draw, takeBack, end, paused, next, positionRevision);
    }

    private Match timed(int next, Clocks after, boolean stopped) {
        return new Match(
                start,
                terms,
                startClocks,
                played,
                undone,
                after,
                drawOffer,
                takeBackRequest,
                end,
                stopped,
                next,
                positionRevision);
    }
}
