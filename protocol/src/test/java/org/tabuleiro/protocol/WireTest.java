package org.tabuleiro.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.match.Actor;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Decision;
import org.tabuleiro.match.Event;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.Refusal;
import org.tabuleiro.match.Terms;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.protocol.json.MessageCodec;
import org.tabuleiro.protocol.wire.WireCommands;
import org.tabuleiro.protocol.wire.WireEvents;
import org.tabuleiro.protocol.wire.WireMatches;

/** A match that was sent as messages is the match that was played. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class WireTest {

    @ParameterizedTest
    @ValueSource(strings = {"eximo", "breakthru", "xadrersi", "sixteen-stones"})
    void a_random_match_is_the_same_after_its_events_and_snapshots_were_sent(String id) {
        Random random = new Random(7);
        Game game = Games.find(id).orElseThrow();
        Terms terms = new Terms(
                TimeControl.minutes(10, 5), Terms.ClockStart.AFTER_FIRST_TURNS, Terms.TakeBacks.BY_CONSENT, false);
        Match match = Match.begin(game.start(), terms, 1000);
        Match copy = WireMatches.fromWire(sent(WireMatches.toWire(match)));
        long now = 1000;
        for (int i = 0; i < 60 && !match.isOver(); i++) {
            now += 100 + random.nextInt(3000);
            Actor mover = Actor.of(match.toMove());
            Command command = command(match, random);
            boolean isTakeBackAnswer = command instanceof Command.AcceptTakeBack;
            Decision decision = match.decide(
                    isTakeBackAnswer
                            ? Actor.of(
                                    match.takeBackRequest().orElseThrow().side().other())
                            : mover,
                    command,
                    now);
            assertThat(decision.refusal()).isEmpty();
            for (Event event : decision.events()) {
                match = match.apply(event);
                LoggedEvent logged = sent(WireEvents.logged(event, match));
                copy = copy.apply(WireEvents.fromWire(logged.event(), copy));
                assertThat(logged.version()).isEqualTo(copy.revision());
                assertThat(logged.ply()).isEqualTo(copy.played().size());
                assertThat(logged.position()).isEqualTo(copy.state().toString());
            }
            assertThat(copy).isEqualTo(match);
            MatchState state = WireMatches.toWire(match);
            assertThat(WireMatches.toWire(WireMatches.fromWire(sent(state)))).isEqualTo(state);
        }
        assertThat(match.revision()).isGreaterThan(20);
    }

    /** Mostly turns; now and then an offer, or a request to take a turn back and its answer. */
    private static Command command(Match match, Random random) {
        if (match.takeBackRequest().isPresent()) {
            return new Command.AcceptTakeBack(match.takeBackRequest().get().id());
        }
        int choice = random.nextInt(10);
        if (choice == 0 && match.drawOffer().isEmpty()) {
            return new Command.OfferDraw();
        }
        if (choice == 1 && match.played().size() > 1) {
            return new Command.TakeBack(match.played().size() - 1);
        }
        return new Command.Play(anyTurn(match.state(), random).text(), match.revision());
    }

    private static Turn anyTurn(State state, Random random) {
        Iterator<Turn> turns = state.legalTurns().iterator();
        Turn turn = turns.next();
        for (int skip = random.nextInt(20); skip > 0 && turns.hasNext(); skip--) {
            turn = turns.next();
        }
        return turn;
    }

    private static LoggedEvent sent(LoggedEvent event) {
        ServerMessage read = MessageCodec.readServer(MessageCodec.write(new ServerMessage.Events("m", List.of(event))))
                .orElseThrow();
        return ((ServerMessage.Events) read).events().getFirst();
    }

    private static MatchState sent(MatchState state) {
        PlayerInfo player = new PlayerInfo("p", PlayerInfo.PlayerType.GUEST, "K7Q2");
        MatchHeader header = new MatchHeader("m", player, player, Optional.empty(), Optional.empty(), Optional.empty());
        ServerMessage read = MessageCodec.readServer(MessageCodec.write(new ServerMessage.Snapshot(header, state, 0)))
                .orElseThrow();
        return ((ServerMessage.Snapshot) read).state();
    }

    @Test
    void spectators_see_the_version_of_an_offer_but_not_the_offer() {
        LoggedEvent offer = new LoggedEvent(3, 2, "p", new MatchEvent.DrawOffered(3, Side.FIRST));
        assertThat(WireEvents.forSpectator(offer)).isEqualTo(new LoggedEvent(3, 2, "p", new MatchEvent.Hidden()));
        Match match = eximo();
        match = match.apply(new Event.DrawOffered(1, Side.FIRST));
        assertThat(WireMatches.forSpectator(WireMatches.toWire(match)).drawOffer())
                .isEmpty();
    }

    @Test
    void an_event_that_does_not_fit_the_match_throws() {
        ClockState clocks = WireEvents.toWire(eximo().clocks());
        assertThatThrownBy(() -> WireEvents.fromWire(
                        new MatchEvent.TurnPlayed(Side.FIRST, "a1-h8", clocks, Optional.empty()), eximo()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @EnumSource
    void every_refusal_of_a_match_keeps_its_reason_and_message(Refusal.Reason reason) {
        Refusal refusal = new Refusal(reason, Message.of("a", "text", 5, Message.of("b", 1)));
        assertThat(WireCommands.fromWire(WireCommands.toWire("c", refusal, 4))).isEqualTo(refusal);
    }

    @Test
    void a_refusal_of_the_server_alone_has_a_message_of_its_own() {
        ServerMessage.Refused refused = new ServerMessage.Refused("c", RefusalReason.NO_SEAT, Optional.empty(), 0);
        assertThat(WireCommands.fromWire(refused))
                .isEqualTo(new Refusal(Refusal.Reason.NOT_ALLOWED, Message.of("online.refused.no-seat")));
    }

    @Test
    void a_turn_is_sent_with_the_ply_and_the_position_before_it() {
        Match match = eximo();
        assertThat(WireCommands.toWire(new Command.Play("b3-b4", 0), match, OptionalLong.of(7)))
                .contains(new PlayerCommand.PlayTurn(0, match.state().toString(), "b3-b4", OptionalLong.of(7)));
    }

    @Test
    void time_is_given_to_the_opponent() {
        assertThat(WireCommands.fromWire(new PlayerCommand.GiveTime(15_000), Side.FIRST, 0, 0))
                .isEqualTo(new Command.GiveTime(Side.SECOND, 15_000));
    }

    private static Match eximo() {
        return Match.begin(Games.EXIMO.start(), Terms.casual(new TimeControl.None()), 0);
    }
}
