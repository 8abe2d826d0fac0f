package org.tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.match.Match;
import org.tabuleiro.online.TestNode.Pair;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.ClientMessage.Plan;
import org.tabuleiro.protocol.ClientMessage.PlayForced;
import org.tabuleiro.protocol.MatchEvent;
import org.tabuleiro.protocol.PlannedTurn;
import org.tabuleiro.protocol.PlannedTurn.AutomaticTurn;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.ServerMessage.Done;
import org.tabuleiro.protocol.ServerMessage.Plans;
import org.tabuleiro.protocol.ServerMessage.Refused;

/** Conditional turns, and forced turns that the server plays. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class AutomaticTurnsTest {

    /** A plan for the turn that is due. */
    private static Plan plan(TestNode node, TestClient client, String match, String after, String turn) {
        Match now = client.match();
        return new Plan(node.nextId(), match, now.played().size(), now.state().toString(), after, Optional.of(turn));
    }

    private static List<PlannedTurn> planned(TestClient client) {
        List<Plans> all = client.received(Plans.class);
        return all.isEmpty() ? List.of() : all.getLast().planned();
    }

    private static List<AutomaticTurn> automatic(TestClient client) {
        return client.received(ServerMessage.Events.class).stream()
                .flatMap(events -> events.events().stream())
                .map(logged -> logged.event())
                .filter(MatchEvent.TurnPlayed.class::isInstance)
                .map(event -> ((MatchEvent.TurnPlayed) event).automatic())
                .flatMap(Optional::stream)
                .toList();
    }

    private static List<String> turns(TestClient client) {
        return client.match().turns().stream().map(turn -> turn.text()).toList();
    }

    @ParameterizedTest
    @EnumSource
    void a_planned_answer_is_played_together_with_the_turn_that_it_answers(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "3d");
            TestClient first = pair.first();
            TestClient second = pair.second();
            TestClient spectator = node.visitor();
            spectator.watch(pair.match());
            second.ask(plan(node, second, pair.match(), "b3-b4", "b6-b5"), Done.class);
            second.ask(plan(node, second, pair.match(), "c3-c4", "c6-c5"), Done.class);
            assertThat(planned(second)).extracting(PlannedTurn::turn).containsExactly("b6-b5", "c6-c5");

            var turn = first.submission("t1", pair.match(), first.turn("c3-c4"));
            Done done = first.ask(turn, Done.class);
            assertThat(turns(first)).containsExactly("c3-c4", "c6-c5");
            assertThat(automatic(first)).containsExactly(AutomaticTurn.PLANNED);
            assertThat(second.match()).isEqualTo(first.match());
            assertThat(planned(second)).isEmpty();
            assertThat(first.ask(turn, Done.class)).isEqualTo(done);
            assertThat(turns(first)).hasSize(2);
            // Only the owner sees plans.
            assertThat(first.received(Plans.class)).isEmpty();
            assertThat(spectator.received(Plans.class)).isEmpty();
            TestClient again = new TestNode(node.database, node.time).client(first.identity);
            again.watch(pair.match());
            assertThat(again.match()).isEqualTo(first.match());
        }
    }

    @ParameterizedTest
    @EnumSource
    void plans_answer_plans_and_the_opponent_does_not_learn_of_any(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "3d");
            TestClient first = pair.first();
            TestClient second = pair.second();
            second.ask(plan(node, second, pair.match(), "b3-b4", "g6-g5"), Done.class);
            // The first side plans its third turn before its first one is played.
            State after = first.match().state().play("b3-b4");
            first.ask(new Plan("p1", pair.match(), 1, after.toString(), "g6-g5", Optional.of("c3-c4")), Done.class);
            assertThat(second.received(Plans.class)).hasSize(1);
            first.done(pair.match(), first.turn("b3-b4"));
            assertThat(turns(second)).containsExactly("b3-b4", "g6-g5", "c3-c4");
            assertThat(automatic(second)).containsExactly(AutomaticTurn.PLANNED, AutomaticTurn.PLANNED);
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_pair_of_breakthru_is_answered_in_either_order(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("breakthru", "standard", "3d");
            TestClient first = pair.first();
            TestClient second = pair.second();
            Random random = new Random(5);
            // The first turn chooses the side that begins as well.
            for (TestClient mover : List.of(first, second)) {
                mover.done(
                        pair.match(), mover.turn(RandomTurns.turn(mover.match().state(), random)));
            }
            String turn;
            do {
                turn = RandomTurns.turn(first.match().state(), random);
            } while (!turn.contains(","));
            String swapped = turn.substring(turn.indexOf(',') + 1) + "," + turn.substring(0, turn.indexOf(','));
            String answer = RandomTurns.turn(first.match().state().play(turn), random);
            second.ask(plan(node, second, pair.match(), swapped, answer), Done.class);
            second.ask(plan(node, second, pair.match(), turn, answer), Done.class);
            assertThat(planned(second)).extracting(PlannedTurn::after).containsExactly(swapped);
            first.done(pair.match(), first.turn(turn));
            assertThat(turns(first)).endsWith(turn, answer).hasSize(4);
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_plan_can_be_replaced_and_forgotten_and_a_take_back_forgets_all(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "");
            TestClient first = pair.first();
            TestClient second = pair.second();
            String start = second.match().state().toString();
            second.ask(plan(node, second, pair.match(), "b3-b4", "b6-b5"), Done.class);
            second.ask(plan(node, second, pair.match(), "b3-b4", "g6-g5"), Done.class);
            assertThat(planned(second)).extracting(PlannedTurn::turn).containsExactly("g6-g5");
            second.ask(new Plan("p1", pair.match(), 0, start, "b3-b4", Optional.empty()), Done.class);
            second.ask(new Plan("p1", pair.match(), 0, start, "b3-b4", Optional.empty()), Done.class);
            assertThat(planned(second)).isEmpty();
            first.done(pair.match(), first.turn("b3-b4"));
            assertThat(turns(first)).hasSize(1);

            State after = first.match().state().play("g6-g5");
            second.ask(new Plan("p2", pair.match(), 2, after.toString(), "c3-c4", Optional.of("c6-c5")), Done.class);
            first.done(pair.match(), new PlayerCommand.RequestTakeBack(0));
            second.done(
                    pair.match(),
                    new PlayerCommand.AcceptTakeBack(
                            second.match().takeBackRequest().orElseThrow().id()));
            assertThat(planned(second)).isEmpty();
            first.done(pair.match(), first.turn("b3-b4"));
            second.done(pair.match(), second.turn("g6-g5"));
            first.done(pair.match(), first.turn("c3-c4"));
            assertThat(turns(first)).hasSize(3);
        }
    }

    @ParameterizedTest
    @EnumSource
    void impossible_plans_are_refused(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "3d");
            TestClient first = pair.first();
            TestClient second = pair.second();
            String id = pair.match();
            String start = second.match().state().toString();
            assertThat(refusal(second, new Plan("p", id, 0, start, "b3-b9", Optional.of("b6-b5"))))
                    .isEqualTo(RefusalReason.ILLEGAL);
            assertThat(refusal(second, new Plan("p", id, 0, start, "b3-b4", Optional.of("b3-b4"))))
                    .isEqualTo(RefusalReason.ILLEGAL);
            assertThat(refusal(second, new Plan("p", id, 2, "nonsense", "b3-b4", Optional.of("b6-b5"))))
                    .isEqualTo(RefusalReason.INVALID);
            assertThat(refusal(first, new Plan("p", id, 0, start, "b3-b4", Optional.of("b6-b5"))))
                    .isEqualTo(RefusalReason.INVALID);
            assertThat(refusal(second, new Plan("p", "nosuchmatch", 0, start, "b3-b4", Optional.of("b6-b5"))))
                    .isEqualTo(RefusalReason.NO_MATCH);
            first.done(id, first.turn("c3-c4"));
            assertThat(refusal(second, new Plan("p", id, 0, start, "b3-b4", Optional.of("b6-b5"))))
                    .isEqualTo(RefusalReason.STALE);
            Pair live = node.match("eximo", "", "5+3");
            assertThat(refusal(live.second(), plan(node, live.second(), live.match(), "b3-b4", "b6-b5")))
                    .isEqualTo(RefusalReason.TERMS);
        }
    }

    private static RefusalReason refusal(TestClient client, ClientMessage message) {
        return client.ask(message, Refused.class).reason();
    }

    @ParameterizedTest
    @EnumSource
    void an_open_offer_waits_for_its_answer_by_the_player(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "3d");
            pair.second().ask(plan(node, pair.second(), pair.match(), "b3-b4", "b6-b5"), Done.class);
            pair.first().done(pair.match(), new PlayerCommand.OfferDraw());
            pair.first().done(pair.match(), pair.first().turn("b3-b4"));
            assertThat(turns(pair.first())).hasSize(1);
            assertThat(pair.second().match().drawOffer()).isPresent();
        }
    }

    /** Either the plan comes first and is played, or the turn comes first and the plan is refused. */
    @ParameterizedTest
    @EnumSource
    void a_plan_and_the_turn_that_it_answers_do_not_miss_each_other(TestDatabases databases) throws Exception {
        try (TestNode node = new TestNode(databases);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int round = 0; round < 20; round++) {
                Pair pair = node.match("eximo", "", "3d");
                TestClient planner = new TestNode(node.database, node.time).client(pair.second().identity);
                planner.watch(pair.match());
                Plan plan = plan(node, planner, pair.match(), "b3-b4", "b6-b5");
                var turn =
                        pair.first().submission("t1", pair.match(), pair.first().turn("b3-b4"));
                CountDownLatch start = new CountDownLatch(1);
                Future<List<ServerMessage>> planned = threads.submit(() -> {
                    start.await();
                    return planner.send(plan);
                });
                Future<List<ServerMessage>> played = threads.submit(() -> {
                    start.await();
                    return pair.first().send(turn);
                });
                start.countDown();
                assertThat(played.get()).anyMatch(Done.class::isInstance);
                boolean isPlanned = planned.get().stream().anyMatch(Done.class::isInstance);
                TestClient reader = new TestNode(node.database, node.time).client(pair.first().identity);
                reader.watch(pair.match());
                assertThat(reader.match().turns()).hasSize(isPlanned ? 2 : 1);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void forced_turns_are_played_for_a_player_that_lets_the_server(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            int played = 0;
            for (int seed = 0; seed < 4; seed++) {
                Pair pair = node.match("eximo", "", "3d");
                pair.second().ask(new PlayForced("f1", pair.match(), true), Done.class);
                assertThat(pair.second().received(Plans.class).getLast().forced())
                        .isTrue();
                assertThat(pair.first().received(Plans.class)).isEmpty();
                Random random = new Random(seed);
                for (int turn = 0; turn < 80 && !pair.first().match().isOver(); turn++) {
                    TestClient mover = pair.first().match().toMove() == Side.FIRST ? pair.first() : pair.second();
                    if (mover == pair.second()) {
                        assertThat(isForced(mover.match().state())).isFalse();
                    }
                    mover.done(
                            pair.match(),
                            mover.turn(RandomTurns.turn(mover.match().state(), random)));
                }
                assertThat(automatic(pair.first())).allMatch(AutomaticTurn.FORCED::equals);
                played += automatic(pair.first()).size();
            }
            assertThat(played).isPositive();
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_forced_turn_that_is_due_is_played_when_the_player_lets_the_server(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "3d");
            Random random = new Random(0);
            while (!isForced(pair.first().match().state())) {
                assertThat(pair.first().match().isOver()).isFalse();
                TestClient mover = pair.first().match().toMove() == Side.FIRST ? pair.first() : pair.second();
                mover.done(
                        pair.match(), mover.turn(RandomTurns.turn(mover.match().state(), random)));
            }
            TestClient mover = pair.first().match().toMove() == Side.FIRST ? pair.first() : pair.second();
            int before = turns(mover).size();
            pair.other(mover).ask(new PlayForced("f1", pair.match(), true), Done.class);
            assertThat(turns(mover)).hasSize(before);
            mover.ask(new PlayForced("f1", pair.match(), true), Done.class);
            assertThat(turns(mover).size()).isGreaterThan(before);
            assertThat(refusal(node.guest(), new PlayForced("f1", pair.match(), true)))
                    .isEqualTo(RefusalReason.NO_SEAT);
        }
    }

    private static boolean isForced(State state) {
        State at = state;
        while (at.turnNumber() == state.turnNumber() && !at.isOver()) {
            if (at.legalSteps().size() > 1) {
                return false;
            }
            at = at.play(at.legalSteps().getFirst());
        }
        return true;
    }
}
