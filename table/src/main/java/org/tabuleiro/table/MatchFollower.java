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
        table.setMatch(after);
        if (moved) {
            table.input().moved();
            table.clearNotice();
            table.viewer().follow(after);
        }
        switch (event) {
            case Event.TurnPlayed(Side side, Turn turn, var clocks) -> played(side, turn);
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
            case Event.TakeBackRequested requested -> {}
            case Event.TakeBackDeclined declined -> {}
            case Event.Paused paused -> {}
            case Event.Resumed resumed -> {}
            case Event.TimeGiven given -> {}
            case Event.Hidden hidden -> {}
        }
    }

    private void played(Side side, Turn turn) {
        boolean forced = table.input().isForcing();
        boolean here = table.seat(side).isPerson() && !forced;
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

    private void drawDeclined(Side side) {
        table.report(new TableEvent.DrawDeclined(side));
        if (table.seat(side).isPerson()) {
            table.clearNotice();
        } else {
            table.say(Message.of("table.draw.declined", Wording.side(table.game(), side)));
        }
    }
}
