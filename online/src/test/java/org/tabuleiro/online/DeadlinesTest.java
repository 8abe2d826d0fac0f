package org.tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.online.TestNode.Pair;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.protocol.ClientMessage.Entering;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.ServerMessage;

/** What happens when time passes, whoever looks. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class DeadlinesTest {
    private static final Duration STEP = Duration.ofSeconds(1);

    /** Lets time pass as a running node does: in steps that are no outage. */
    private static void pass(TestNode node, Duration duration) {
        for (Duration passed = Duration.ZERO; passed.compareTo(duration) < 0; passed = passed.plus(STEP)) {
            node.time.pass(STEP);
            node.service.tick();
        }
    }

    /** Lets a long time pass that no player feels as an outage, since the node sweeps at its end. */
    private static void leap(TestNode node, Duration duration) {
        node.time.pass(duration);
        node.database.run(handle -> handle.execute("delete from heartbeat"));
        node.service.tick();
    }

    private static void playTwoTurns(Pair pair) {
        Random random = new Random(3);
        for (TestClient mover : List.of(pair.first(), pair.second())) {
            mover.done(pair.match(), mover.turn(RandomTurns.turn(mover.match().state(), random)));
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_side_out_of_time_loses_although_nobody_claims_it(TestDatabases databases) {
        try (Database database = databases.open();
                TestNode node = new TestNode(database, new TestTime())) {
            Pair pair = node.match("eximo", "", "1+0");
            playTwoTurns(pair);
            // A turn that was sent in time may be on the way: up to 2 seconds.
            pass(node, Duration.ofSeconds(60));
            assertThat(pair.first().match().isOver()).isFalse();
            pass(node, Duration.ofSeconds(2));
            assertThat(pair.first().match().result()).contains(Result.win(Side.SECOND, Result.TIME));
            assertThat(pair.second().match()).isEqualTo(pair.first().match());
            assertThat(pair.first().refused(pair.match(), pair.first().turn("c3-c4")))
                    .isEqualTo(RefusalReason.OVER);
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_turn_that_comes_too_late_is_refused_and_ends_the_match(TestDatabases databases) {
        try (Database database = databases.open();
                TestNode node = new TestNode(database, new TestTime())) {
            Pair pair = node.match("eximo", "", "1+0");
            playTwoTurns(pair);
            node.time.pass(Duration.ofSeconds(60));
            var late = pair.first().submission("t9", pair.match(), pair.first().turn("c3-c4"));
            assertThat(pair.first().ask(late, ServerMessage.Refused.class).reason())
                    .isEqualTo(RefusalReason.TOO_LATE);
            assertThat(pair.second().match().result()).contains(Result.win(Side.SECOND, Result.TIME));
            // Its id stands for nothing: sent again, it is not answered with "done".
            assertThat(pair.first().ask(late, ServerMessage.Refused.class).reason())
                    .isEqualTo(RefusalReason.OVER);
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_match_that_does_not_begin_is_aborted(TestDatabases databases) {
        try (Database database = databases.open();
                TestNode node = new TestNode(database, new TestTime())) {
            Pair live = node.match("eximo", "", "5+3");
            Pair days = node.match("eximo", "", "7d");
            Pair none = node.match("eximo", "", "");
            live.first().done(live.match(), live.first().turn("b3-b4"));
            leap(node, Duration.ofMinutes(10));
            assertThat(live.first().match().isOver()).isTrue();
            assertThat(live.first().match().result()).isEmpty();
            leap(node, Duration.ofDays(6).plusHours(23));
            assertThat(days.first().match().isOver()).isFalse();
            leap(node, Duration.ofHours(1));
            assertThat(days.first().match().isOver()).isTrue();
            assertThat(days.first().match().result()).isEmpty();
            assertThat(none.first().match().isOver()).isFalse();
            leap(node, Duration.ofDays(84));
            assertThat(none.first().match().isOver()).isTrue();
            assertThat(none.first().match().result()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void time_without_a_node_is_given_back_once(TestDatabases databases) {
        try (Database database = databases.open();
                TestNode node = new TestNode(database, new TestTime())) {
            Pair pair = node.match("eximo", "", "1+0");
            Pair days = node.match("eximo", "", "3d");
            playTwoTurns(pair);
            playTwoTurns(days);
            node.service.tick();
            OffsetDateTime lastBeat = node.time.instant().atOffset(ZoneOffset.UTC);
            long left = pair.first().match().clocks().left(Side.FIRST, node.time.millis());
            node.time.pass(Duration.ofHours(2));
            TestNode restarted = new TestNode(database, node.time);
            restarted.service.tick();
            // Another node gives nothing more, also if the first was killed before it noted that it is there.
            database.run(handle -> handle.execute("update heartbeat set at = ?", lastBeat));
            new TestNode(database, node.time).service.tick();
            restarted.service.tick();
            TestClient back = restarted.client(pair.first().identity);
            back.watch(pair.match());
            assertThat(back.match().isOver()).isFalse();
            assertThat(back.match().clocks().left(Side.FIRST, node.time.millis()))
                    .isEqualTo(left + Duration.ofSeconds(15).toMillis());
            back.watch(days.match());
            assertThat(back.match().clocks().left(Side.FIRST, node.time.millis()))
                    .isEqualTo(Duration.ofDays(3).minusHours(2).toMillis());
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_live_match_can_be_claimed_when_the_opponent_has_left(TestDatabases databases) {
        try (Database database = databases.open();
                TestNode node = new TestNode(database, new TestTime())) {
            Pair pair = node.match("eximo", "", "15+10");
            playTwoTurns(pair);
            assertThat(pair.first().refused(pair.match(), new PlayerCommand.ClaimWin()))
                    .isEqualTo(RefusalReason.TIME_LEFT);
            pair.second().connected.close();
            node.service.tick();
            var gone = pair.first().received(ServerMessage.Gone.class);
            assertThat(gone).hasSize(1);
            assertThat(gone.getFirst().side()).isEqualTo(Side.SECOND);
            assertThat(gone.getFirst().claimAt())
                    .isEqualTo(node.time.millis() + Duration.ofMinutes(3).toMillis());
            node.time.pass(Duration.ofSeconds(179));
            node.service.tick();
            assertThat(pair.first().refused(pair.match(), new PlayerCommand.ClaimDraw()))
                    .isEqualTo(RefusalReason.TIME_LEFT);
            node.time.pass(Duration.ofSeconds(1));
            assertThat(node.client(pair.second().identity).connected.identity()).isPresent();
            assertThat(pair.first().refused(pair.match(), new PlayerCommand.ClaimWin()))
                    .isEqualTo(RefusalReason.TIME_LEFT);
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_claim_ends_the_match(TestDatabases databases) {
        try (Database database = databases.open();
                TestNode node = new TestNode(database, new TestTime())) {
            Pair won = node.match("eximo", "", "15+10");
            Pair drawn = node.match("eximo", "", "15+10");
            Pair days = node.match("eximo", "", "3d");
            for (Pair pair : List.of(won, drawn, days)) {
                playTwoTurns(pair);
                pair.second().connected.close();
            }
            node.time.pass(Duration.ofMinutes(3));
            won.first().done(won.match(), new PlayerCommand.ClaimWin());
            drawn.first().done(drawn.match(), new PlayerCommand.ClaimDraw());
            assertThat(won.first().match().result().orElseThrow().winner()).contains(Side.FIRST);
            assertThat(drawn.first().match().result().orElseThrow().winner()).isEmpty();
            assertThat(days.first().refused(days.match(), new PlayerCommand.ClaimWin()))
                    .isEqualTo(RefusalReason.TIME_LEFT);
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_match_without_a_clock_can_be_claimed_by_the_side_that_waits_after_30_days(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "");
            playTwoTurns(pair);
            node.time.pass(Duration.ofDays(30).minusMillis(1));
            assertThat(pair.second().refused(pair.match(), new PlayerCommand.ClaimWin()))
                    .isEqualTo(RefusalReason.TIME_LEFT);
            node.time.pass(Duration.ofMillis(1));
            assertThat(pair.first().refused(pair.match(), new PlayerCommand.ClaimWin()))
                    .isEqualTo(RefusalReason.TIME_LEFT);
            pair.second().done(pair.match(), new PlayerCommand.ClaimWin());
            assertThat(pair.first().match().result().orElseThrow().winner()).contains(Side.SECOND);
        }
    }

    @ParameterizedTest
    @EnumSource
    void presence_counts_connections_and_spectators(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "");
            TestClient otherTab = node.client(pair.second().identity);
            otherTab.watch(pair.match());
            TestClient spectator = node.visitor();
            spectator.watch(pair.match());
            node.service.watchers().announcePresence();
            assertThat(presence(pair.first())).contains(new ServerMessage.Presence(pair.match(), true, true, 1));
            otherTab.connected.close();
            spectator.connected.close();
            node.service.watchers().announcePresence();
            assertThat(presence(pair.first())).contains(new ServerMessage.Presence(pair.match(), true, true, 0));
            pair.second().connected.close();
            node.service.watchers().announcePresence();
            assertThat(presence(pair.first())).contains(new ServerMessage.Presence(pair.match(), true, false, 0));
        }
    }

    @ParameterizedTest
    @EnumSource
    void the_opponent_sees_how_far_the_turn_that_is_due_is_entered(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("breakthru", "standard", "");
            pair.first().send(new Entering(pair.match(), 0, 1));
            pair.second().send(new Entering(pair.match(), 0, 1));
            pair.first().send(new Entering(pair.match(), 5, 1));
            node.visitor().send(new Entering(pair.match(), 0, 1));
            assertThat(pair.second().received(ServerMessage.StepsEntered.class))
                    .containsExactly(new ServerMessage.StepsEntered(pair.match(), Side.FIRST, 0, 1));
            assertThat(pair.first().received(ServerMessage.StepsEntered.class)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_match_whose_log_is_damaged_does_not_keep_others_from_their_end(TestDatabases databases) {
        try (Database database = databases.open();
                TestNode node = new TestNode(database, new TestTime())) {
            Pair damaged = node.match("eximo", "", "1+0");
            Pair sound = node.match("eximo", "", "1+0");
            for (Pair pair : List.of(damaged, sound)) {
                playTwoTurns(pair);
            }
            database.run(handle -> handle.execute(
                    "update match_event set body = '{}' where match_id = ? and version = 1", damaged.match()));
            TestNode restarted = new TestNode(database, node.time);
            restarted.service.tick();
            pass(restarted, Duration.ofSeconds(80));
            TestClient watcher = restarted.visitor();
            watcher.watch(sound.match());
            assertThat(watcher.match().isOver()).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_session_that_was_closed_while_a_message_came_watches_nothing(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "");
            TestClient gone = node.visitor();
            gone.connected.close();
            gone.watch(pair.match());
            node.service.watchers().announcePresence();
            assertThat(presence(pair.first())).contains(new ServerMessage.Presence(pair.match(), true, true, 0));
        }
    }

    private static Optional<ServerMessage.Presence> presence(TestClient client) {
        var all = client.received(ServerMessage.Presence.class);
        return all.isEmpty() ? Optional.empty() : Optional.of(all.getLast());
    }
}
