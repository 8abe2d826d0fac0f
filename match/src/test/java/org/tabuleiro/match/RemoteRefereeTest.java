package org.tabuleiro.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RemoteRefereeTest {
    private static final Terms ONLINE =
            new Terms(new TimeControl.None(), Terms.ClockStart.AFTER_FIRST_TURNS, Terms.TakeBacks.BY_CONSENT, false);

    private final LossyServer server = server(Games.EXIMO, 1);
    private final LossyServer.Client ana = server.join(Actor.FIRST);
    private final LossyServer.Client rui = server.join(Actor.SECOND);

    private static LossyServer server(Game game, long seed) {
        return new LossyServer(Match.begin(game.start(), ONLINE, 0), new Random(seed));
    }

    private static void assertSynchronised(LossyServer server, LossyServer.Client client) {
        assertThat(client.referee.match()).isEqualTo(server.match);
        assertThat(client.referee.isWaiting()).isFalse();
    }

    @Test
    void a_turn_is_unanswered_until_the_server_has_carried_it_out() {
        ana.play("b2-d4");
        assertThat(ana.referee.unansweredTurn().orElseThrow().command()).isEqualTo(new Command.Play("b2-d4", 0));
        assertThat(ana.referee.match().played()).isEmpty();
        server.deliverAll();
        assertThat(ana.referee.unansweredTurn()).isEmpty();
        assertSynchronised(server, ana);
        assertSynchronised(server, rui);
    }

    @Test
    void a_second_turn_does_not_go_out_before_the_first_is_answered() {
        ana.play("b2-d4");
        ana.play("g2-h3");
        assertThat(ana.sent).hasSize(1);
        assertThat(ana.refusals).containsExactly(Refusal.Reason.NOT_YOUR_TURN);
    }

    @Test
    void what_the_server_would_refuse_is_not_sent() {
        rui.play("b2-d4");
        ana.play("a1-a8");
        ana.referee.submit(Actor.SECOND, new Command.Resign());
        ana.referee.submit(Actor.ARBITER, new Command.Pause());
        assertThat(ana.sent).isEmpty();
        assertThat(rui.sent).isEmpty();
        assertThat(ana.refusals)
                .containsExactly(Refusal.Reason.ILLEGAL, Refusal.Reason.NOT_ALLOWED, Refusal.Reason.NOT_ALLOWED);
        assertThat(rui.refusals).containsExactly(Refusal.Reason.NOT_YOUR_TURN);
    }

    @Test
    void a_lost_turn_is_sent_again_under_its_id() {
        ana.play("b2-d4");
        server.cut();
        ana.referee.recover();
        server.deliverAll();
        assertThat(ana.sent).hasSize(2);
        assertThat(ana.sent.get(0)).isEqualTo(ana.sent.get(1));
        assertThat(server.turnsCarriedOut).isOne();
        assertSynchronised(server, ana);
    }

    @Test
    void a_turn_whose_answer_was_lost_is_played_once() {
        ana.play("b2-d4");
        server.deliver(1);
        server.cut();
        assertThat(server.match.played()).hasSize(1);
        ana.referee.recover();
        server.deliverAll();
        assertThat(server.turnsCarriedOut).isOne();
        assertThat(ana.refusals).isEmpty();
        assertSynchronised(server, ana);
    }

    @Test
    void of_two_devices_of_a_player_the_second_learns_that_its_turn_came_too_late() {
        LossyServer.Client phone = server.join(Actor.FIRST);
        ana.play("b2-d4");
        phone.play("g2-h3");
        server.deliverAll();
        assertThat(server.match.turns().toString()).contains("b2-d4");
        assertThat(server.match.played()).hasSize(1);
        assertThat(phone.refusals).containsExactly(Refusal.Reason.STALE);
        assertThat(ana.refusals).isEmpty();
        assertSynchronised(server, phone);
    }

    @Test
    void a_turn_is_not_sent_again_in_another_position() {
        LossyServer.Client phone = server.join(Actor.FIRST);
        ana.play("b2-d4");
        server.cut();
        phone.play("g2-h3");
        server.deliverAll();
        ana.referee.recover();
        server.deliverAll();
        assertThat(ana.sent).hasSize(1);
        assertThat(ana.refusals).containsExactly(Refusal.Reason.STALE);
        assertSynchronised(server, ana);
    }

    @Test
    void a_gap_is_closed_by_one_request() {
        ana.play("b2-d4");
        server.deliver(1);
        server.cut();
        rui.referee.recover();
        server.deliverAll();
        rui.play("d7-b5");
        rui.submit(new Command.OfferDraw());
        server.deliverAll();
        assertThat(ana.resyncs).containsExactly(0);
        assertSynchronised(server, ana);
        assertThat(ana.told).isEqualTo(server.log);
    }

    @Test
    void a_heart_beat_reveals_missed_events() {
        ana.play("b2-d4");
        server.deliver(1);
        server.cut();
        rui.referee.reached(1);
        server.deliverAll();
        assertSynchronised(server, rui);
    }

    @Test
    void another_position_than_the_servers_is_replaced_by_the_whole_match() {
        Event played = server.match
                .decide(Actor.FIRST, new Command.Play("b2-d4", 0), 0)
                .events()
                .get(0);
        Event other = server.match
                .decide(Actor.FIRST, new Command.Play("g2-h3", 0), 0)
                .events()
                .get(0);
        server.append(played);
        server.cut();
        rui.referee.receive(1, server.match.state().toString(), before -> Optional.of(other));
        assertThat(rui.told).isEmpty();
        assertThat(rui.reloads).isOne();
        server.deliverAll();
        assertThat(rui.replacements).isOne();
        assertSynchronised(server, rui);
    }

    @Test
    void an_event_that_does_not_fit_asks_for_the_whole_match() {
        ana.play("b2-d4");
        server.deliverAll();
        Event again = server.log.get(0);
        rui.referee.receive(2, "", before -> Optional.of(again));
        rui.referee.receive(2, "", before -> Optional.empty());
        assertThat(rui.referee.match()).isEqualTo(server.match);
        assertThat(rui.reloads).isOne();
    }

    @Test
    void an_older_match_does_not_replace_a_newer_one() {
        Match beginning = server.match;
        ana.play("b2-d4");
        server.deliverAll();
        rui.referee.replace(beginning);
        assertThat(rui.replacements).isZero();
        assertSynchronised(server, rui);
    }

    @Test
    void a_spectator_follows_and_sends_nothing() {
        LossyServer.Client eva = server.join();
        ana.play("b2-d4");
        server.deliverAll();
        eva.referee.submit(Actor.SECOND, new Command.Resign());
        assertThat(eva.sent).isEmpty();
        assertSynchronised(server, eva);
    }

    @Test
    void a_turn_from_before_a_reload_keeps_its_id() {
        ana.play("b2-d4");
        RemoteReferee.Sent sent = ana.referee.unansweredTurn().orElseThrow();
        LossyServer.Client reloaded = server.join(Actor.FIRST);
        reloaded.resent = sent.id();
        reloaded.submit(sent.command());
        server.deliverAll();
        assertThat(server.turnsCarriedOut).isOne();
        assertSynchronised(server, reloaded);
        assertThat(reloaded.refusals).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"eximo", "breakthru", "xadrersi", "sixteen-stones"})
    void no_fault_of_the_line_loses_doubles_or_reorders_anything(String game) {
        for (long seed = 0; seed < 25; seed++) {
            playOverABadLine(Games.find(game).orElseThrow(), seed);
        }
    }

    private static void playOverABadLine(Game game, long seed) {
        Random random = new Random(seed);
        LossyServer server = server(game, seed);
        List<LossyServer.Client> clients =
                List.of(server.join(Actor.FIRST), server.join(Actor.SECOND), server.join(Actor.SECOND), server.join());
        server.faults = 25;
        for (int round = 0; round < 150; round++) {
            LossyServer.Client client = clients.get(random.nextInt(clients.size()));
            if (!client.actors.isEmpty()) {
                act(client, random);
            }
            server.deliver(random.nextInt(6));
            if (random.nextInt(10) == 0) {
                server.cut();
            }
            if (random.nextInt(3) == 0) {
                client.referee.recover();
            }
        }
        server.faults = 0;
        server.deliverAll();
        clients.forEach(client -> client.referee.recover());
        server.deliverAll();
        for (LossyServer.Client client : clients) {
            assertThat(client.referee.match()).as("seed %s", seed).isEqualTo(server.match);
            assertThat(client.told).isEqualTo(server.log);
            assertThat(client.referee.unansweredTurn()).isEmpty();
        }
        long turns =
                server.log.stream().filter(Event.TurnPlayed.class::isInstance).count();
        assertThat(server.turnsCarriedOut).as("each turn once").isEqualTo((int) turns);
        assertThat(turns).as("seed %s plays", seed).isPositive();
    }

    private static void act(LossyServer.Client client, Random random) {
        Match match = client.referee.match();
        Side side = client.actors.iterator().next().side().orElseThrow();
        int what = random.nextInt(20);
        if (match.drawOffer().isPresent() && match.drawOffer().get().side() != side && what < 10) {
            client.submit(new Command.DeclineDraw(match.drawOffer().get().id()));
        } else if (match.takeBackRequest().isPresent() && what < 15) {
            int id = match.takeBackRequest().get().id();
            client.submit(what < 12 ? new Command.AcceptTakeBack(id) : new Command.DeclineTakeBack(id));
        } else if (what == 0) {
            client.submit(new Command.OfferDraw());
        } else if (what == 1) {
            client.submit(new Command.TakeBack(match.played().size() - 1));
        } else if (match.toMove() == side && !match.isOver()) {
            client.play(randomTurn(match, random));
        }
    }

    private static String randomTurn(Match match, Random random) {
        State state = match.state();
        List<Step> steps = new ArrayList<>();
        State now = state;
        do {
            List<Step> legal = now.legalSteps();
            Step step = legal.get(random.nextInt(legal.size()));
            steps.add(step);
            now = now.play(step);
        } while (now.turnNumber() == state.turnNumber() && now.result().isEmpty());
        return state.turnOf(steps).text();
    }
}
