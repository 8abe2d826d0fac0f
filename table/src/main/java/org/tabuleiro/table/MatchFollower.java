package org.tabuleiro.table;

import java.util.Optional;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Turn;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Event;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.Referee;
import org.tabuleiro.match.Refusal;
import org.tabuleiro.table.text.Wording;

/**
 * Applies the events of a referee to its table. Ignores events that are delivered twice, or after a later
 * one.
 */
final class MatchFollower implements Referee.Listener {
    private final Table table;

    MatchFollower(Table table) {
        this.table = table;
    }

    @Override
    public void happened(Event event, Match after) {
        if (after.revision() > table.match().revision()) {
            table.act(() -> follow(event, after));
        }
    }

    @Override
    public void replaced(Match whole) {
        table.act(() -> {
            Match before = table.match();
            table.setMatch(whole);
            if (whole.positionRevision() != before.positionRevision()
                    || !whole.turns().equals(before.turns())) {
                table.input().moved();
                table.clearNotice();
                table.viewer().follow(whole);
                wentBack();
            }
            if (whole.isOver() && !before.isOver()) {
                ended();
                whole.result().ifPresent(result -> table.report(new TableEvent.Ended(result)));
            }
        });
    }

    @Override
    public void refused(Command command, Refusal refusal) {
        table.act(() -> {
            if (command instanceof Command.Play) {
                table.input().refused();
            }
            table.refuse(refusal.message());
        });
    }

    private void follow(Event event, Match after) {
        boolean moved = after.positionRevision() > table.match().positionRevision();
        Optional<Match.DrawOffer> offer = table.match().drawOffer();
        Optional<Match.TakeBackRequest> request = table.match().takeBackRequest();
        Optional<TurnInput.Pending> pending = table.input().pending();
        table.setMatch(after);
        if (moved) {
            table.input().moved();
            table.clearNotice();
            table.viewer().follow(after);
        }
        switch (event) {
            case Event.TurnPlayed(Side side, Turn turn, var clocks) ->
                played(side, turn, pending.filter(sent -> sent.turn().equals(turn)));
            case Event.TakenBack back -> {
                table.viewer().takeUp();
                wentBack();
            }
            case Event.Restored restored -> wentBack();
            case Event.Ended(Result result, var clocks) -> {
                ended();
                table.report(new TableEvent.Ended(result));
            }
            case Event.Aborted aborted -> ended();
            case Event.DrawOffered(int id, Side side) -> drawOffered(side);
            case Event.DrawDeclined(int id) ->
                offer.ifPresent(open -> drawDeclined(open.side().other()));
            case Event.TakeBackRequested(int id, Side side, int turns) -> takeBackRequested(side);
            case Event.TakeBackDeclined(int id) ->
                request.ifPresent(open -> takeBackDeclined(open.side().other()));
            case Event.Paused paused -> {}
            case Event.Resumed resumed -> {}
            case Event.TimeGiven given -> {}
            case Event.Hidden hidden -> {}
        }
    }

    /** A turn of a person that was not submitted here was entered on another device. */
    private void played(Side side, Turn turn, Optional<TurnInput.Pending> submitted) {
        boolean forced = submitted.map(TurnInput.Pending::forced).orElse(false);
        boolean here = submitted.isPresent() && !forced;
        table.editing().matchMoved();
        table.report(new TableEvent.Played(table.live(), side, here, forced));
        if (!here) {
            table.say(Wording.played(table.game(), side, turn));
        }
    }

    private void wentBack() {
        table.editing().matchMoved();
        table.report(new TableEvent.WentBack());
    }

    private void ended() {
        table.clearNotice();
        table.viewer().setAside();
    }

    private void drawOffered(Side side) {
        table.report(new TableEvent.DrawOffered(side));
        boolean toProgram =
                table.seat(side).isPerson() && !table.seat(side.other()).isPerson();
        table.say(
                toProgram
                        ? Message.of("table.draw.asked")
                        : Message.of("table.draw.offered", Wording.side(table.game(), side)));
    }

    private void takeBackRequested(Side side) {
        table.report(new TableEvent.TakeBackRequested(side));
        table.say(
                isHere(side)
                        ? Message.of("table.take-back.asked")
                        : Wording.takeBack(
                                table.match(), table.match().takeBackRequest().orElseThrow()));
    }

    private void takeBackDeclined(Side side) {
        table.report(new TableEvent.TakeBackDeclined(side));
        if (isHere(side)) {
            table.clearNotice();
        } else {
            table.say(Message.of("table.take-back.declined", Wording.side(table.game(), side)));
        }
    }

    private boolean isHere(Side side) {
        return table.seat(side).isPerson();
    }

    private void drawDeclined(Side side) {
        table.report(new TableEvent.DrawDeclined(side));
        if (table.seat(side).isPerson()) {
            table.clearNotice();
        } else {
            table.say(Message.of("table.draw.declined", Wording.side(table.game(), side)));
        }
    }
}
