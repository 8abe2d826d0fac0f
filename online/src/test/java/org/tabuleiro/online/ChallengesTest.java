package org.tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.games.Side;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.protocol.ChallengeInfo;
import org.tabuleiro.protocol.ClientMessage.Challenge;
import org.tabuleiro.protocol.ClientMessage.ListOwn;
import org.tabuleiro.protocol.ClientMessage.Lobby;
import org.tabuleiro.protocol.ClientMessage.Take;
import org.tabuleiro.protocol.ClientMessage.WithdrawChallenge;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.SeatChoice;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.ServerMessage.ChallengeTaken;
import org.tabuleiro.protocol.ServerMessage.Challenged;
import org.tabuleiro.protocol.ServerMessage.ChallengesChanged;
import org.tabuleiro.protocol.ServerMessage.OpenChallenges;
import org.tabuleiro.protocol.ServerMessage.Refused;
import org.tabuleiro.protocol.ServerMessage.RunningMatches;
import org.tabuleiro.protocol.ServerMessage.Seated;
import org.tabuleiro.protocol.WatchableMatch;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ChallengesTest {

    private static Challenge challenge(String id, String time, int standing) {
        return new Challenge(id, "eximo", "", time, SeatChoice.FIRST, standing, false);
    }

    private static ChallengeInfo made(TestClient maker, Challenge challenge) {
        return maker.ask(challenge, Challenged.class).challenge();
    }

    private static RefusalReason refused(TestClient client, Take take) {
        return client.ask(take, Refused.class).reason();
    }

    private static List<String> open(TestClient reader) {
        return reader.ask(new Lobby(true), OpenChallenges.class).challenges().stream()
                .map(ChallengeInfo::id)
                .toList();
    }

    @ParameterizedTest
    @EnumSource
    void an_open_challenge_is_listed_taken_once_and_gone(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            TestClient maker = node.guest();
            TestClient reader = node.visitor();
            reader.ask(new Lobby(true), OpenChallenges.class);
            ChallengeInfo challenge = made(maker, challenge("h1", "3d", 0));
            assertThat(challenge.own()).isTrue();
            ChallengesChanged added = reader.received(ChallengesChanged.class).getLast();
            assertThat(added.added()).extracting(ChallengeInfo::id).contains(challenge.id());
            assertThat(added.added()).extracting(ChallengeInfo::own).containsOnly(false);
            assertThat(maker.ask(new ListOwn(), ServerMessage.OwnMatches.class).challenges())
                    .containsExactly(challenge);

            assertThat(refused(maker, new Take("t0", challenge.id()))).isEqualTo(RefusalReason.OWN_CHALLENGE);
            TestClient taker = node.guest();
            Seated seated = taker.ask(new Take("t1", challenge.id()), Seated.class);
            assertThat(seated.side()).isEqualTo(Side.SECOND);
            assertThat(maker.received(ChallengeTaken.class))
                    .containsExactly(new ChallengeTaken(challenge.id(), seated.match()));
            assertThat(taker.ask(new Take("t1", challenge.id()), Seated.class)).isEqualTo(seated);
            assertThat(maker.received(ChallengeTaken.class)).hasSize(1);
            assertThat(refused(node.guest(), new Take("t1", challenge.id()))).isEqualTo(RefusalReason.NO_CHALLENGE);
            assertThat(reader.received(ChallengesChanged.class).getLast().removed())
                    .contains(challenge.id());
            var own = maker.ask(new ListOwn(), ServerMessage.OwnMatches.class);
            assertThat(own.challenges()).isEmpty();
            assertThat(own.matches()).extracting(match -> match.id()).containsExactly(seated.match());
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_standing_challenge_stays_open_for_so_many_matches_at_a_time(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            TestClient maker = node.guest();
            ChallengeInfo challenge = made(maker, challenge("h1", "3d", 2));
            TestClient reader = node.visitor();
            TestClient first = node.guest();
            String match =
                    first.ask(new Take("t1", challenge.id()), Seated.class).match();
            assertThat(open(reader)).contains(challenge.id());
            // The same command is the same match; another one has to wait until it is over.
            assertThat(first.ask(new Take("t1", challenge.id()), Seated.class).match())
                    .isEqualTo(match);
            assertThat(refused(first, new Take("t2", challenge.id()))).isEqualTo(RefusalReason.NOT_ALLOWED);
            node.guest().ask(new Take("t1", challenge.id()), Seated.class);
            assertThat(open(reader)).doesNotContain(challenge.id());
            assertThat(refused(node.guest(), new Take("t1", challenge.id()))).isEqualTo(RefusalReason.NO_CHALLENGE);
            assertThat(maker.ask(new ListOwn(), ServerMessage.OwnMatches.class).challenges())
                    .extracting(ChallengeInfo::running)
                    .containsExactly(2);

            first.watch(match);
            first.done(match, new PlayerCommand.Resign());
            assertThat(open(reader)).contains(challenge.id());
            first.ask(new Take("t2", challenge.id()), Seated.class);
            maker.ask(new WithdrawChallenge("w1", challenge.id()), ServerMessage.Done.class);
            maker.ask(new WithdrawChallenge("w1", challenge.id()), ServerMessage.Done.class);
            assertThat(maker.ask(new ListOwn(), ServerMessage.OwnMatches.class).challenges())
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void of_two_that_take_the_last_place_at_once_one_is_seated(TestDatabases databases) throws Exception {
        try (TestNode node = new TestNode(databases);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int round = 0; round < 10; round++) {
                ChallengeInfo challenge = made(node.guest(), challenge("h1", "3d", round % 2));
                List<TestClient> takers = List.of(node.guest(), node.guest(), node.guest());
                CountDownLatch start = new CountDownLatch(1);
                List<Future<Boolean>> seated = takers.stream()
                        .map(taker -> threads.submit(() -> {
                            start.await();
                            return taker.send(new Take("t1", challenge.id())).stream()
                                    .anyMatch(Seated.class::isInstance);
                        }))
                        .toList();
                start.countDown();
                assertThat(seated.stream().filter(ChallengesTest::isTrue)).hasSize(1);
            }
        }
    }

    private static boolean isTrue(Future<Boolean> future) {
        try {
            return future.get();
        } catch (InterruptedException | ExecutionException failure) {
            throw new AssertionError(failure);
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_live_challenge_is_open_while_its_maker_is_connected_and_one_of_days_stays(TestDatabases databases) {
        try (Database database = databases.open();
                TestNode node = new TestNode(database, new TestTime())) {
            TestClient maker = node.guest();
            ChallengeInfo live = made(maker, challenge("h1", "5+3", 0));
            ChallengeInfo seconds = made(maker, challenge("h2", "30s", 0));
            ChallengeInfo days = made(maker, challenge("h3", "1d", 0));
            ChallengeInfo none = made(maker, challenge("h4", "", 0));
            TestClient reader = node.visitor();
            node.time.pass(Duration.ofSeconds(20));
            node.service.tick();
            node.time.pass(Duration.ofSeconds(20));
            assertThat(open(reader)).containsExactlyInAnyOrder(live.id(), seconds.id(), days.id(), none.id());
            maker.connected.close();
            node.time.pass(Duration.ofSeconds(31));
            node.service.tick();
            assertThat(reader.received(ChallengesChanged.class).getLast().removed())
                    .containsExactlyInAnyOrder(live.id(), seconds.id());
            assertThat(refused(node.guest(), new Take("t1", live.id()))).isEqualTo(RefusalReason.NO_CHALLENGE);
            node.guest().ask(new Take("t1", days.id()), Seated.class);
            node.client(maker.identity);
            assertThat(open(reader)).contains(live.id());
            node.time.pass(Duration.ofDays(30));
            node.service.tick();
            assertThat(open(reader)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_challenge_that_is_sent_again_is_the_same(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            TestClient maker = node.guest();
            ChallengeInfo challenge = made(maker, challenge("h1", "3d", 0));
            TestClient otherTab = node.client(maker.identity);
            assertThat(made(otherTab, challenge("h1", "3d", 0))).isEqualTo(challenge);
            assertThat(maker.ask(challenge("h1", "7d", 0), Refused.class).reason())
                    .isEqualTo(RefusalReason.ID_USED);
            assertThat(made(node.guest(), challenge("h1", "3d", 0)).id()).isNotEqualTo(challenge.id());
            for (int i = 1; i < 20; i++) {
                made(maker, challenge("more" + i, "3d", 0));
            }
            assertThat(maker.ask(challenge("h9", "3d", 0), Refused.class).reason())
                    .isEqualTo(RefusalReason.TOO_MANY);
            assertThat(made(maker, challenge("h1", "3d", 0))).isEqualTo(challenge);
            maker.ask(new WithdrawChallenge("w1", challenge.id()), ServerMessage.Done.class);
            made(maker, challenge("h9", "3d", 0));
        }
    }

    @ParameterizedTest
    @EnumSource
    void guests_neither_make_nor_take_challenges_that_need_an_account(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            TestClient guest = node.guest();
            TestClient person = node.person();
            Challenge accountsOnly = new Challenge("h1", "eximo", "", "3d", SeatChoice.RANDOM, 0, true);
            assertThat(guest.ask(accountsOnly, Refused.class).reason()).isEqualTo(RefusalReason.ACCOUNT_NEEDED);
            ChallengeInfo challenge = made(person, accountsOnly);
            assertThat(refused(guest, new Take("t1", challenge.id()))).isEqualTo(RefusalReason.ACCOUNT_NEEDED);
            node.person().ask(new Take("t1", challenge.id()), Seated.class);
        }
    }

    @Test
    void an_impossible_challenge_and_those_of_others_are_refused() {
        try (TestNode node = new TestNode(TestDatabases.H2)) {
            TestClient maker = node.guest();
            for (Challenge bad : List.of(
                    new Challenge("b1", "chess", "", "", SeatChoice.RANDOM, 0, false),
                    new Challenge("b2", "breakthru", "none such", "", SeatChoice.RANDOM, 0, false),
                    challenge("b3", "5+999", 0))) {
                Refused refused = maker.ask(bad, Refused.class);
                assertThat(refused.reason()).isEqualTo(RefusalReason.INVALID);
                assertThat(refused.message()).isPresent();
            }
            ChallengeInfo challenge = made(maker, challenge("h1", "3d", 0));
            TestClient other = node.guest();
            assertThat(other.ask(new WithdrawChallenge("w1", challenge.id()), Refused.class)
                            .reason())
                    .isEqualTo(RefusalReason.NO_CHALLENGE);
            assertThat(refused(other, new Take("t1", "nosuchchalle"))).isEqualTo(RefusalReason.NO_CHALLENGE);
            other.ask(new Take("t1", challenge.id()), Seated.class);
            // A challenge that was taken cannot be withdrawn any more.
            assertThat(maker.ask(new WithdrawChallenge("w1", challenge.id()), Refused.class)
                            .reason())
                    .isEqualTo(RefusalReason.NO_CHALLENGE);
        }
    }

    @Test
    void a_reader_that_leaves_or_cannot_keep_up_is_not_sent_changes() {
        try (TestNode node = new TestNode(TestDatabases.H2)) {
            TestClient slow = node.visitor();
            TestClient leaving = node.visitor();
            TestClient closed = node.visitor();
            List.of(slow, leaving, closed).forEach(each -> each.send(new Lobby(true)));
            leaving.send(new Lobby(false));
            closed.connected.close();
            slow.full = true;
            ChallengeInfo challenge = made(node.guest(), challenge("h1", "3d", 0));
            slow.full = false;
            made(node.guest(), challenge("h1", "3d", 0));
            assertThat(leaving.received(ChallengesChanged.class)).isEmpty();
            assertThat(closed.received(ChallengesChanged.class)).isEmpty();
            assertThat(slow.received(OpenChallenges.class)).hasSize(2);
            assertThat(slow.received(OpenChallenges.class).getLast().challenges())
                    .extracting(ChallengeInfo::id)
                    .contains(challenge.id());
        }
    }

    @Test
    void players_on_different_nodes_meet() {
        try (Database database = TestDatabases.POSTGRES.open();
                TestNode here = new TestNode(database, new TestTime());
                TestNode there = new TestNode(database, here.time)) {
            List.of(here, there).forEach(node -> node.service.tick());
            TestClient maker = here.guest();
            maker.send(new ListOwn());
            TestClient taker = there.guest();
            taker.ask(new Lobby(true), OpenChallenges.class);
            ChallengeInfo challenge = made(maker, challenge("h1", "5+3", 0));
            here.time.pass(Duration.ofSeconds(1));
            there.service.tick();
            assertThat(taker.received(ChallengesChanged.class).getLast().added())
                    .extracting(ChallengeInfo::id)
                    .containsExactly(challenge.id());
            Seated seated = taker.ask(new Take("t1", challenge.id()), Seated.class);
            here.service.tick();
            here.service.tick();
            assertThat(maker.received(ChallengeTaken.class))
                    .containsExactly(new ChallengeTaken(challenge.id(), seated.match()));
            assertThat(maker.received(ServerMessage.OwnMatchChanged.class))
                    .extracting(changed -> changed.match().toMove())
                    .containsExactly(Optional.of(Side.FIRST));
        }
    }

    @ParameterizedTest
    @EnumSource
    void matches_of_players_who_met_in_the_lobby_can_be_watched_and_those_of_friends_are_not_listed(
            TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            String friends = node.match("eximo", "", "5+3").match();
            TestClient maker = node.guest();
            ChallengeInfo challenge = made(maker, challenge("h1", "3d", 0));
            String match = node.guest()
                    .ask(new Take("t1", challenge.id()), Seated.class)
                    .match();
            TestClient reader = node.visitor();
            RunningMatches running = reader.ask(new Lobby(true), RunningMatches.class);
            assertThat(running.matches())
                    .extracting(WatchableMatch::id)
                    .contains(match)
                    .doesNotContain(friends);
            assertThat(running.matches().getFirst().first().id())
                    .isEqualTo(maker.player().player().id());

            maker.watch(match);
            maker.done(match, maker.turn("b3-b4"));
            node.time.pass(Duration.ofSeconds(3));
            node.service.tick();
            WatchableMatch played =
                    reader.received(RunningMatches.class).getLast().matches().getFirst();
            assertThat(played.id()).isEqualTo(match);
            assertThat(played.ply()).isEqualTo(1);
            maker.done(match, new PlayerCommand.Resign());
            node.time.pass(Duration.ofSeconds(3));
            node.service.tick();
            assertThat(reader.received(RunningMatches.class).getLast().matches())
                    .extracting(WatchableMatch::id)
                    .doesNotContain(match);
        }
    }
}
