package org.tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.match.Match;
import org.tabuleiro.online.TestNode.Pair;
import org.tabuleiro.protocol.ClientMessage.Ping;
import org.tabuleiro.protocol.ClientMessage.Submit;
import org.tabuleiro.protocol.ClientMessage.Watch;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.PlayerCommand.PlayTurn;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.ServerMessage.Done;
import org.tabuleiro.protocol.ServerMessage.Events;
import org.tabuleiro.protocol.ServerMessage.Refused;
import org.tabuleiro.protocol.ServerMessage.Snapshot;

/** Commands that are sent again, that were overtaken, and clients that missed something. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class DuplicatesTest {
    private static final String FIRST_TURN = "b3-b4";
    private static final String SECOND_TURN = "b6-b5";

    @ParameterizedTest
    @EnumSource
    void a_turn_that_is_sent_again_is_played_once_and_answered_alike(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "");
            Submit turn =
                    pair.first().submission("t1", pair.match(), pair.first().turn(FIRST_TURN));
            Done done = pair.first().ask(turn, Done.class);
            pair.second().done(pair.match(), pair.second().turn(SECOND_TURN));
            // Also through another connection, after the opponent has played, and on another node.
            assertThat(pair.first().ask(turn, Done.class)).isEqualTo(done);
            assertThat(node.client(pair.first().identity).ask(turn, Done.class)).isEqualTo(done);
            TestNode other = new TestNode(node.database, node.time);
            assertThat(other.client(pair.first().identity).ask(turn, Done.class))
                    .isEqualTo(done);
            assertThat(pair.first().match().played()).hasSize(2);
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_turn_that_is_sent_again_may_have_another_thinking_time_and_a_newer_version(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "");
            PlayTurn turn = pair.first().turn(FIRST_TURN);
            Done done = pair.first().ask(new Submit("t1", pair.match(), 0, turn), Done.class);
            PlayTurn later = new PlayTurn(turn.ply(), turn.position(), turn.turn(), OptionalLong.of(4000));
            assertThat(pair.first().ask(new Submit("t1", pair.match(), 1, later), Done.class))
                    .isEqualTo(done);
        }
    }

    @ParameterizedTest
    @EnumSource
    void an_id_stands_for_one_command_of_one_player(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "");
            pair.first()
                    .ask(
                            pair.first()
                                    .submission("t1", pair.match(), pair.first().turn(FIRST_TURN)),
                            Done.class);
            Submit other = pair.first().submission("t1", pair.match(), new PlayerCommand.Resign());
            assertThat(pair.first().ask(other, Refused.class).reason()).isEqualTo(RefusalReason.ID_USED);
            assertThat(pair.first().match().isOver()).isFalse();
            // The opponent's ids are others.
            pair.second()
                    .ask(
                            pair.second()
                                    .submission(
                                            "t1", pair.match(), pair.second().turn(SECOND_TURN)),
                            Done.class);
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_turn_for_another_position_is_stale_and_its_sender_gets_what_is_missing(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "");
            TestClient otherTab = node.client(pair.first().identity);
            otherTab.watch(pair.match());
            PlayTurn turn = pair.first().turn(FIRST_TURN);
            pair.first().done(pair.match(), turn);
            pair.second().done(pair.match(), pair.second().turn(SECOND_TURN));
            assertThat(pair.first().refused(pair.match(), turn)).isEqualTo(RefusalReason.STALE);
            PlayTurn elsewhere = new PlayTurn(2, turn.position(), "c3-c4", OptionalLong.empty());
            assertThat(otherTab.refused(pair.match(), elsewhere)).isEqualTo(RefusalReason.STALE);
            assertThat(otherTab.match()).isEqualTo(pair.first().match());
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_turn_that_was_sent_before_a_take_back_is_stale_although_ply_and_position_fit_again(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "");
            TestClient first = pair.first();
            Submit old = first.submission("t1", pair.match(), first.turn("c3-c4"));
            first.done(pair.match(), first.turn(FIRST_TURN));
            first.done(pair.match(), new PlayerCommand.RequestTakeBack(0));
            int request = pair.second().match().takeBackRequest().orElseThrow().id();
            pair.second().done(pair.match(), new PlayerCommand.AcceptTakeBack(request));
            assertThat(first.match().played()).isEmpty();
            assertThat(first.ask(old, Refused.class).reason()).isEqualTo(RefusalReason.STALE);
            assertThat(first.match().played()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_ping_with_an_old_version_brings_what_is_missing(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "");
            TestClient second = pair.second();
            Match before = second.match();
            pair.first().done(pair.match(), pair.first().turn(FIRST_TURN));
            second.match = before;
            second.send(new Ping(Map.of(pair.match(), 0)));
            assertThat(second.match()).isEqualTo(pair.first().match());
            int count = second.received.size();
            second.send(new Ping(Map.of(pair.match(), 1)));
            assertThat(second.received).hasSize(count + 1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_client_that_comes_back_gets_the_events_after_its_version(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "");
            pair.first().done(pair.match(), pair.first().turn(FIRST_TURN));
            Match seen = pair.second().match();
            pair.second().connected.close();
            pair.first().done(pair.match(), new PlayerCommand.OfferDraw());
            assertThat(pair.second().match()).isEqualTo(seen);
            TestClient back = node.client(pair.second().identity);
            back.match = seen;
            back.send(new Watch(pair.match(), 1));
            assertThat(back.received(Snapshot.class)).isEmpty();
            assertThat(back.received(Events.class)).hasSize(1);
            assertThat(back.match()).isEqualTo(pair.first().match());
            // A version that the match does not have yet is answered with the whole match.
            back.send(new Watch(pair.match(), 77));
            assertThat(back.received(Snapshot.class)).hasSize(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_client_whose_queue_was_full_gets_the_whole_match(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "");
            TestClient slow = pair.second();
            slow.full = true;
            pair.first().done(pair.match(), pair.first().turn(FIRST_TURN));
            slow.full = false;
            pair.first().done(pair.match(), new PlayerCommand.OfferDraw());
            assertThat(slow.match()).isEqualTo(pair.first().match());
            assertThat(slow.received(Snapshot.class)).hasSize(2);
            slow.full = true;
            pair.first().done(pair.match(), new PlayerCommand.Resign());
            slow.full = false;
            slow.connected.drained();
            assertThat(slow.match()).isEqualTo(pair.first().match());
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_spectator_sees_no_offers_and_no_gap(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "");
            TestClient spectator = node.guest();
            spectator.watch(pair.match());
            pair.first().done(pair.match(), new PlayerCommand.OfferDraw());
            pair.first().done(pair.match(), pair.first().turn(FIRST_TURN));
            assertThat(spectator.match().drawOffer()).isEmpty();
            assertThat(spectator.match().revision())
                    .isEqualTo(pair.first().match().revision());
            TestClient late = node.visitor();
            late.watch(pair.match());
            assertThat(late.match().drawOffer()).isEmpty();
            assertThat(pair.second().match().drawOffer()).isPresent();
        }
    }
}
