package org.tabuleiro.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.match.Refusal.Reason;
import org.tabuleiro.match.Terms.TakeBacks;

/** The decision procedure: decides one command of an actor at a moment of a match. */
final class Ruling {
    /** The maximum time that one command can give to a side. */
    private static final long MAX_GIFT = 30L * 24 * 60 * 60 * 1000;

    /** A side may abort the match while fewer turns than this are played: not both sides have begun. */
    private static final int ABORTABLE_TURNS = 2;

    private final Match match;
    private final Actor actor;
    private final long now;

    Ruling(Match match, Actor actor, long now) {
        this.match = match;
        this.actor = actor;
        this.now = now;
    }

    Decision on(Command command) {
        if (command instanceof Command.TakeBack(int turns)) {
            return takeBack(turns);
        }
        if (match.isOver()) {
            return Decision.refused(Reason.OVER);
        }
        return switch (command) {
            case Command.Play play -> play(play);
            case Command.Resign() -> resign();
            case Command.OfferDraw() -> offerDraw();
            case Command.AcceptDraw(int offer) -> acceptDraw(offer);
            case Command.DeclineDraw(int offer) -> declineDraw(offer);
            case Command.TakeBack(int turns) -> takeBack(turns);
            case Command.AcceptTakeBack(int request) -> answerTakeBack(request, true);
            case Command.DeclineTakeBack(int request) -> answerTakeBack(request, false);
            case Command.Restore(int turns) -> restore(turns);
            case Command.Flag() -> flag();
            case Command.Pause() -> pause();
            case Command.Resume() -> resume();
            case Command.Abort() -> abort();
            case Command.Adjudicate(Result result) -> adjudicate(result);
            case Command.GiveTime(Side to, long millis) -> giveTime(to, millis);
        };
    }

    private Decision play(Command.Play play) {
        State state = match.state();
        if (actor == Actor.ARBITER) {
            return Decision.refused(Reason.NOT_ALLOWED);
        }
        if (!actor.plays(state.toMove())) {
            return Decision.refused(Reason.NOT_YOUR_TURN);
        }
        if (play.seen() < match.positionRevision()) {
            return Decision.refused(Reason.STALE);
        }
        if (play.credit() < 0) {
            return Decision.refused(Reason.INVALID);
        }
        Clocks stopped = match.clocks().stopped(now, play.credit());
        boolean late = match.clocks().running().isPresent()
                && stopped.of(state.toMove()).total() == 0;
        if (late) {
            Result result = Result.win(state.toMove().other(), Result.TIME);
            return new Decision(List.of(new Event.Ended(result, stopped)), Optional.of(Refusal.of(Reason.TOO_LATE)));
        }
        return switch (state.readTurn(play.turn())) {
            case Parsed.Fault<Turn>(String field, Message message) ->
                new Decision(List.of(), Optional.of(new Refusal(Reason.ILLEGAL, message)));
            case Parsed.Ok<Turn>(Turn turn) -> Decision.of(turnEvents(play, turn));
        };
    }

    /** The events of a turn: the offers that it closes, the turn itself, and the end that it leads to. */
    private List<Event> turnEvents(Command.Play play, Turn turn) {
        List<Event> events = new ArrayList<>();
        Side side = match.toMove();
        match.drawOffer()
                .filter(offer -> offer.side() != side && offer.id() <= play.seen())
                .ifPresent(offer -> events.add(new Event.DrawDeclined(offer.id())));
        match.takeBackRequest().ifPresent(request -> events.add(new Event.TakeBackDeclined(request.id())));
        State after = match.state().play(turn);
        Clocks clocks = ClockRules.afterTurn(match, after, now, play.credit());
        events.add(new Event.TurnPlayed(side, turn, clocks));
        after.result().ifPresent(result -> events.add(new Event.Ended(result, clocks)));
        return events;
    }

    private Decision resign() {
        return actor.side()
                .map(side -> ended(Result.win(side.other(), Result.RESIGNATION)))
                .orElseGet(() -> Decision.refused(Reason.NOT_ALLOWED));
    }

    private Decision ended(Result result) {
        return Decision.of(new Event.Ended(result, match.clocks().stopped(now, 0)));
    }

    private Decision offerDraw() {
        Optional<Side> side = actor.side();
        if (side.isEmpty()) {
            return Decision.refused(Reason.NOT_ALLOWED);
        }
        if (match.drawOffer().isEmpty()) {
            return Decision.of(new Event.DrawOffered(match.revision() + 1, side.get()));
        }
        return match.drawOffer().get().side() == side.get()
                ? Decision.refused(Reason.ALREADY_OFFERED)
                : ended(Result.draw(Result.AGREEMENT));
    }

    private boolean isOpponentsDrawOffer(int offer) {
        return match.drawOffer()
                .filter(open -> open.id() == offer && actor.plays(open.side().other()))
                .isPresent();
    }

    private Decision acceptDraw(int offer) {
        return isOpponentsDrawOffer(offer) ? ended(Result.draw(Result.AGREEMENT)) : Decision.refused(Reason.NO_OFFER);
    }

    private Decision declineDraw(int offer) {
        return isOpponentsDrawOffer(offer)
                ? Decision.of(new Event.DrawDeclined(offer))
                : Decision.refused(Reason.NO_OFFER);
    }

    private Decision takeBack(int turns) {
        TakeBacks rule = match.terms().takeBacks();
        if (rule == TakeBacks.OFF) {
            return Decision.refused(Reason.TERMS);
        }
        if (rule == TakeBacks.BY_CONSENT && match.isOver()) {
            return Decision.refused(Reason.OVER);
        }
        int most = match.isEndedByPlayers()
                ? match.played().size()
                : match.played().size() - 1;
        if (turns < 0 || turns > most) {
            return Decision.refused(Reason.NOTHING);
        }
        if (rule == TakeBacks.FREE) {
            return Decision.of(takenBack(turns));
        }
        Optional<Side> side = actor.side();
        if (side.isEmpty()) {
            return Decision.refused(Reason.NOT_ALLOWED);
        }
        if (match.takeBackRequest().isPresent()) {
            return Decision.refused(Reason.ALREADY_OFFERED);
        }
        return Decision.of(new Event.TakeBackRequested(match.revision() + 1, side.get(), turns));
    }

    private Event takenBack(int turns) {
        return new Event.TakenBack(turns, clocksAt(match.clocksAfter(turns), match.stateAfter(turns), turns));
    }

    /** Clocks from the past, running from now on as the terms say. */
    private Clocks clocksAt(Clocks then, State state, int turns) {
        return ClockRules.running(match.terms(), then, state, turns, match.paused(), now);
    }

    private Decision answerTakeBack(int request, boolean accepts) {
        Optional<Match.TakeBackRequest> open = match.takeBackRequest()
                .filter(each -> each.id() == request && actor.plays(each.side().other()));
        if (open.isEmpty()) {
            return Decision.refused(Reason.NO_OFFER);
        }
        return Decision.of(accepts ? takenBack(open.get().turns()) : new Event.TakeBackDeclined(request));
    }

    private Decision restore(int turns) {
        if (match.terms().takeBacks() != TakeBacks.FREE) {
            return Decision.refused(Reason.TERMS);
        }
        int count = turns - match.played().size();
        if (count < 1 || count > match.undone().size()) {
            return Decision.refused(Reason.NOTHING);
        }
        Match.Played last = match.undone().get(count - 1);
        Optional<Result> result = last.after().result();
        Clocks clocks = result.isPresent()
                ? last.clocks().withRunning(Optional.empty())
                : clocksAt(last.clocks(), last.after(), turns);
        List<Event> events = new ArrayList<>();
        events.add(new Event.Restored(turns, clocks));
        result.ifPresent(end -> events.add(new Event.Ended(end, clocks)));
        return Decision.of(events);
    }

    private Decision flag() {
        return match.clocks()
                .flagged(now)
                .map(side -> ended(Result.win(side.other(), Result.TIME)))
                .orElseGet(() -> Decision.refused(match.isTimed() ? Reason.TIME_LEFT : Reason.TERMS));
    }

    private Decision pause() {
        Optional<Reason> reason = pauseRefusal();
        if (reason.isPresent() || match.paused()) {
            return Decision.refused(reason.orElse(Reason.PAUSE));
        }
        return Decision.of(new Event.Paused(match.clocks().stopped(now, 0)));
    }

    private Decision resume() {
        Optional<Reason> reason = pauseRefusal();
        if (reason.isPresent() || !match.paused()) {
            return Decision.refused(reason.orElse(Reason.PAUSE));
        }
        Clocks clocks = ClockRules.running(
                match.terms(), match.clocks(), match.state(), match.played().size(), false, now);
        return Decision.of(new Event.Resumed(clocks));
    }

    private Optional<Reason> pauseRefusal() {
        if (actor != Actor.ARBITER) {
            return Optional.of(Reason.NOT_ALLOWED);
        }
        return match.terms().mayPause() ? Optional.empty() : Optional.of(Reason.TERMS);
    }

    private Decision abort() {
        boolean allowed = actor == Actor.ARBITER || match.played().size() < ABORTABLE_TURNS;
        return allowed
                ? Decision.of(new Event.Aborted(match.clocks().stopped(now, 0)))
                : Decision.refused(Reason.NOT_ALLOWED);
    }

    private Decision adjudicate(Result result) {
        if (actor != Actor.ARBITER) {
            return Decision.refused(Reason.NOT_ALLOWED);
        }
        List<String> reasons =
                result.winner().isPresent() ? List.of(Result.RESIGNATION, Result.TIME) : List.of(Result.AGREEMENT);
        return reasons.contains(result.reason()) ? ended(result) : Decision.refused(Reason.INVALID);
    }

    /** A side can give time to its opponent, the arbiter to either side. */
    private Decision giveTime(Side to, long millis) {
        if (!match.isTimed()) {
            return Decision.refused(Reason.TERMS);
        }
        if (actor.plays(to)) {
            return Decision.refused(Reason.NOT_ALLOWED);
        }
        if (millis <= 0 || millis > MAX_GIFT) {
            return Decision.refused(Reason.INVALID);
        }
        Clocks clocks = match.clocks();
        return Decision.of(
                new Event.TimeGiven(to, millis, clocks.with(to, clocks.of(to).plus(millis))));
    }
}
