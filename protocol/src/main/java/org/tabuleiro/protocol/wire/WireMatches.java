package org.tabuleiro.protocol.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.match.Clocks;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.Terms;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.protocol.MatchState;
import org.tabuleiro.protocol.MatchState.MatchEnd;
import org.tabuleiro.protocol.MatchState.OpenDrawOffer;
import org.tabuleiro.protocol.MatchState.OpenTakeBack;
import org.tabuleiro.protocol.MatchState.PlayedTurn;
import org.tabuleiro.protocol.MatchTerms;

/** Converts whole matches to messages and back. Turns that were taken back are left out. */
public final class WireMatches {
    private WireMatches() {}

    /** The course of a match as its players get it. */
    public static MatchState toWire(Match match) {
        return new MatchState(
                match.revision(),
                match.positionRevision(),
                match.game().id(),
                match.start().toString(),
                toWire(match.terms()),
                WireEvents.toWire(match.startClocks()),
                match.played().stream()
                        .map(played -> new PlayedTurn(played.turn().text(), WireEvents.toWire(played.clocks())))
                        .toList(),
                WireEvents.toWire(match.clocks()),
                match.drawOffer().map(offer -> new OpenDrawOffer(offer.id(), offer.side())),
                match.takeBackRequest().map(request -> new OpenTakeBack(request.id(), request.side(), request.turns())),
                match.end().map(end -> new MatchEnd(end.result().map(WireEvents::toWire))),
                match.paused());
    }

    /** The course of a match as spectators get it: without offers between the players. */
    public static MatchState forSpectator(MatchState state) {
        return new MatchState(
                state.version(),
                state.positionVersion(),
                state.game(),
                state.start(),
                state.terms(),
                state.startClocks(),
                state.turns(),
                state.clocks(),
                Optional.empty(),
                Optional.empty(),
                state.end(),
                state.paused());
    }

    /** The match; throws {@code IllegalArgumentException} if its turns cannot be played. */
    public static Match fromWire(MatchState wire) {
        State start = Games.find(wire.game())
                .orElseThrow(() -> new IllegalArgumentException("no game " + wire.game()))
                .read(wire.start())
                .orElseThrow();
        List<Match.Played> played = new ArrayList<>();
        State state = start;
        for (PlayedTurn each : wire.turns()) {
            Turn turn = state.readTurn(each.turn()).orElseThrow();
            state = state.play(turn);
            Clocks clocks = WireEvents.fromWire(each.clocks());
            played.add(new Match.Played(turn, state, clocks));
        }
        return new Match(
                start,
                fromWire(wire.terms()),
                WireEvents.fromWire(wire.startClocks()),
                played,
                List.of(),
                WireEvents.fromWire(wire.clocks()),
                wire.drawOffer().map(offer -> new Match.DrawOffer(offer.offer(), offer.side())),
                wire.takeBackRequest()
                        .map(open -> new Match.TakeBackRequest(open.request(), open.side(), open.turns())),
                wire.end().map(end -> new Match.End(end.outcome().map(WireEvents::fromWire))),
                wire.paused(),
                wire.version(),
                wire.positionVersion());
    }

    /** The terms as they are sent. */
    public static MatchTerms toWire(Terms terms) {
        return new MatchTerms(
                terms.time().text(),
                terms.clockStart() == Terms.ClockStart.AFTER_FIRST_TURNS,
                switch (terms.takeBacks()) {
                    case FREE -> MatchTerms.TakeBackRule.FREE;
                    case BY_CONSENT -> MatchTerms.TakeBackRule.BY_CONSENT;
                    case OFF -> MatchTerms.TakeBackRule.OFF;
                },
                terms.mayPause());
    }

    /** The terms of a match; throws {@code IllegalArgumentException} if there is no such time control. */
    public static Terms fromWire(MatchTerms terms) {
        return new Terms(
                TimeControl.parse(terms.time()).orElseThrow(),
                terms.clocksAfterFirstTurns() ? Terms.ClockStart.AFTER_FIRST_TURNS : Terms.ClockStart.AT_ONCE,
                switch (terms.takeBacks()) {
                    case FREE -> Terms.TakeBacks.FREE;
                    case BY_CONSENT -> Terms.TakeBacks.BY_CONSENT;
                    case OFF -> Terms.TakeBacks.OFF;
                },
                terms.mayPause());
    }
}
