package org.tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.Match;
import org.tabuleiro.online.TestNode.Pair;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.ClientMessage.Invite;
import org.tabuleiro.protocol.ClientMessage.Join;
import org.tabuleiro.protocol.InvitationInfo.InvitationState;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.SeatChoice;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.ServerMessage.Invited;
import org.tabuleiro.protocol.ServerMessage.Refused;
import org.tabuleiro.protocol.ServerMessage.Seated;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class PlayByLinkTest {

    static Stream<Arguments> gamesOnDatabases() {
        return Stream.of(TestDatabases.values())
                .flatMap(database -> Games.ALL.stream().map(game -> Arguments.of(database, game)));
    }

    @ParameterizedTest
    @MethodSource("gamesOnDatabases")
    void two_guests_and_a_spectator_follow_a_whole_game(TestDatabases databases, Game game) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match(game.id(), "", "5+3");
            TestClient spectator = node.visitor();
            spectator.watch(pair.match());
            Random random = new Random(7);
            for (int turn = 0; turn < 60 && !pair.first().match().isOver(); turn++) {
                node.time.pass(Duration.ofMillis(700));
                TestClient mover = pair.first().match().toMove() == Side.FIRST ? pair.first() : pair.second();
                mover.done(
                        pair.match(), mover.turn(RandomTurns.turn(mover.match().state(), random)));
            }
            if (!pair.first().match().isOver()) {
                pair.second().done(pair.match(), new PlayerCommand.Resign());
            }

            Match match = pair.first().match();
            assertThat(match.isOver()).isTrue();
            assertThat(pair.second().match()).isEqualTo(match);
            assertThat(spectator.match().turns()).isEqualTo(match.turns());
            assertThat(spectator.match().end()).isEqualTo(match.end());
            // Another node, or this one after a restart, reads the same from the database.
            TestNode restarted = new TestNode(node.database, node.time);
            TestClient again = restarted.client(pair.first().identity);
            again.watch(pair.match());
            assertThat(again.match()).isEqualTo(match);
            assertThat(again.seat).contains(Side.FIRST);
        }
    }

    @ParameterizedTest
    @EnumSource
    void an_invitation_seats_the_first_who_accepts(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            TestClient host = node.guest();
            Invited invited = host.ask(invite("i1", "eximo", "3d", SeatChoice.SECOND), Invited.class);
            TestClient visitor = node.visitor();
            var shown = visitor.ask(
                    new ClientMessage.ShowInvitation("s1", invited.token()), ServerMessage.Invitation.class);
            assertThat(shown.invitation().state()).isEqualTo(InvitationState.OPEN);
            assertThat(shown.invitation().side()).contains(Side.FIRST);
            assertThat(shown.invitation().own()).isFalse();
            assertThat(visitor.ask(new Join("j0", invited.token()), Refused.class)
                            .reason())
                    .isEqualTo(RefusalReason.NO_PLAYER);
            assertThat(host.ask(new Join("j0", invited.token()), Refused.class).reason())
                    .isEqualTo(RefusalReason.OWN_INVITATION);

            TestClient guest = node.guest();
            TestClient late = node.guest();
            Seated seated = guest.ask(new Join("j1", invited.token()), Seated.class);
            assertThat(seated.side()).isEqualTo(Side.FIRST);
            assertThat(host.received(ServerMessage.InvitationAccepted.class))
                    .containsExactly(new ServerMessage.InvitationAccepted(
                            invited.invitation().id(), seated.match()));
            assertThat(guest.ask(new Join("j2", invited.token()), Seated.class).match())
                    .isEqualTo(seated.match());
            assertThat(late.ask(new Join("j3", invited.token()), Refused.class).reason())
                    .isEqualTo(RefusalReason.NO_INVITATION);
            assertThat(host.ask(new Join("j4", invited.token()), Seated.class).side())
                    .isEqualTo(Side.SECOND);
            assertThat(host.received(ServerMessage.InvitationAccepted.class)).hasSize(1);
            var afterwards =
                    late.ask(new ClientMessage.ShowInvitation("s2", invited.token()), ServerMessage.Invitation.class);
            assertThat(afterwards.invitation().match()).contains(seated.match());
            assertThat(afterwards.invitation().seat()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void an_invitation_that_is_sent_again_is_the_same(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            TestClient host = node.guest();
            Invited first = host.ask(invite("i1", "eximo", "5+3", SeatChoice.RANDOM), Invited.class);
            TestClient otherTab = node.client(host.identity);
            assertThat(otherTab.ask(invite("i1", "eximo", "5+3", SeatChoice.RANDOM), Invited.class))
                    .isEqualTo(first);
            assertThat(host.ask(invite("i1", "breakthru", "5+3", SeatChoice.RANDOM), Refused.class)
                            .reason())
                    .isEqualTo(RefusalReason.ID_USED);
            // The ids of somebody else are different ids.
            assertThat(node.guest()
                            .ask(invite("i1", "eximo", "5+3", SeatChoice.RANDOM), Invited.class)
                            .token())
                    .isNotEqualTo(first.token());
            String rows = node.database.run(handle -> handle.createQuery("select * from invitation")
                    .mapToMap()
                    .list()
                    .toString());
            assertThat(rows).contains(first.invitation().id()).doesNotContain(first.token());
        }
    }

    @ParameterizedTest
    @EnumSource
    void an_invitation_ends_when_it_is_withdrawn_or_too_old(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            TestClient host = node.guest();
            TestClient guest = node.guest();
            Invited withdrawn = host.ask(invite("i1", "eximo", "", SeatChoice.RANDOM), Invited.class);
            Invited live = host.ask(invite("i2", "eximo", "5+3", SeatChoice.RANDOM), Invited.class);
            Invited days = host.ask(invite("i3", "eximo", "1d", SeatChoice.RANDOM), Invited.class);
            String id = withdrawn.invitation().id();
            assertThat(guest.ask(new ClientMessage.Withdraw("w1", id), Refused.class)
                            .reason())
                    .isEqualTo(RefusalReason.NO_INVITATION);
            host.ask(new ClientMessage.Withdraw("w2", id), ServerMessage.Done.class);
            host.ask(new ClientMessage.Withdraw("w2", id), ServerMessage.Done.class);
            node.time.pass(Duration.ofHours(24));
            for (Invited each : List.of(withdrawn, live)) {
                assertThat(guest.ask(new Join("j", each.token()), Refused.class).reason())
                        .isEqualTo(RefusalReason.NO_INVITATION);
            }
            assertThat(host.ask(new ClientMessage.ListOwn(), ServerMessage.OwnMatches.class)
                            .invitations())
                    .containsExactly(days.invitation());
            guest.ask(new Join("j", days.token()), Seated.class);
        }
    }

    @Test
    void an_invitation_to_an_unknown_game_set_up_or_clock_is_refused_with_a_reason() {
        try (TestNode node = new TestNode(TestDatabases.H2)) {
            TestClient host = node.guest();
            for (Invite bad : List.of(
                    invite("i1", "chess", "", SeatChoice.RANDOM),
                    new Invite("i2", "breakthru", "none such", "", SeatChoice.RANDOM),
                    invite("i3", "eximo", "5+999", SeatChoice.RANDOM))) {
                Refused refused = host.ask(bad, Refused.class);
                assertThat(refused.reason()).isEqualTo(RefusalReason.INVALID);
                assertThat(refused.message()).isPresent();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_rematch_begins_when_both_want_it_with_the_sides_exchanged(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("breakthru", "standard", "10+5");
            String id = pair.match();
            assertThat(pair.first()
                            .ask(new ClientMessage.Rematch("r0", id), Refused.class)
                            .reason())
                    .isEqualTo(RefusalReason.NOT_ALLOWED);
            pair.first().done(id, new PlayerCommand.Resign());
            assertThat(node.guest()
                            .ask(new ClientMessage.Rematch("r0", id), Refused.class)
                            .reason())
                    .isEqualTo(RefusalReason.NO_SEAT);
            pair.first().ask(new ClientMessage.Rematch("r1", id), ServerMessage.Done.class);
            pair.first().ask(new ClientMessage.Rematch("r1", id), ServerMessage.Done.class);
            assertThat(pair.second().received(ServerMessage.RematchBegun.class)).isEmpty();
            TestClient reloaded = node.client(pair.second().identity);
            reloaded.watch(id);
            assertThat(reloaded.received(ServerMessage.Snapshot.class)
                            .getLast()
                            .header()
                            .rematchOffer())
                    .contains(Side.FIRST);

            pair.second().ask(new ClientMessage.Rematch("r2", id), ServerMessage.Done.class);
            pair.first().ask(new ClientMessage.Rematch("r3", id), ServerMessage.Done.class);
            List<ServerMessage.RematchBegun> begun = pair.first().received(ServerMessage.RematchBegun.class);
            assertThat(begun).hasSize(1);
            String next = begun.getFirst().next();
            pair.first().watch(next);
            pair.second().watch(next);
            assertThat(pair.first().seat).contains(Side.SECOND);
            assertThat(pair.second().seat).contains(Side.FIRST);
            assertThat(pair.first().match().start())
                    .isEqualTo(pair.second().match().start());
            assertThat(pair.first().match().terms().time().text()).isEqualTo("10+5");
        }
    }

    @ParameterizedTest
    @EnumSource
    void own_matches_come_with_those_to_move_first(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "3d");
            TestClient first = pair.first();
            List<String> ids = new ArrayList<>(List.of(pair.match()));
            for (String time : List.of("1d", "14d")) {
                Invited invited = first.ask(invite("i" + time, "eximo", time, SeatChoice.FIRST), Invited.class);
                ids.add(node.guest()
                        .ask(new Join("j", invited.token()), Seated.class)
                        .match());
            }
            first.watch(ids.get(1));
            first.done(ids.get(1), first.turn(RandomTurns.turn(first.match().state(), new Random(1))));
            var own = first.ask(new ClientMessage.ListOwn(), ServerMessage.OwnMatches.class);
            assertThat(own.matches())
                    .extracting(match -> match.id())
                    .containsExactly(ids.get(0), ids.get(2), ids.get(1));
            assertThat(own.matches().getFirst().deadline())
                    .hasValue(node.time.millis() + Duration.ofDays(3).toMillis());
            assertThat(own.matches().getFirst().opponent().id())
                    .isEqualTo(pair.second().player().player().id());
            assertThat(Optional.of(own.matches().getLast().toMove())).contains(Optional.of(Side.SECOND));
        }
    }

    private static Invite invite(String id, String game, String time, SeatChoice seat) {
        return new Invite(id, game, "", time, seat);
    }
}
