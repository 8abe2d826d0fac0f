package org.tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.Match;
import org.tabuleiro.online.TestNode.Pair;
import org.tabuleiro.protocol.PlayerCommand.PlayTurn;

/** Network lag is forgiven, within limits that a liar cannot pass. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class LagTest {
    /** What a turn earns with one minute and no increment, in milliseconds. */
    private static final long GAIN = 390;

    private final Random random = new Random(5);

    /** The side to move thinks, its turn is under way for some time, and arrives. */
    private void play(TestNode node, Pair pair, long think, long lag) {
        node.time.pass(Duration.ofMillis(think + lag));
        Match match = pair.first().match();
        TestClient mover = match.toMove() == Side.FIRST ? pair.first() : pair.second();
        mover.done(
                pair.match(),
                new PlayTurn(
                        match.played().size(),
                        match.state().toString(),
                        RandomTurns.turn(match.state(), random),
                        OptionalLong.of(think)));
    }

    private static long left(TestNode node, Pair pair, Side side) {
        return pair.first().match().clocks().left(side, node.time.millis());
    }

    @Test
    void a_player_is_charged_for_thinking_and_not_for_a_usual_lag() {
        try (TestNode node = new TestNode(TestDatabases.H2)) {
            Pair pair = node.match("eximo", "", "1+0");
            play(node, pair, 0, 0);
            play(node, pair, 0, 0);
            for (int turn = 1; turn <= 20; turn++) {
                play(node, pair, 1000, 300);
            }
            assertThat(left(node, pair, Side.FIRST)).isEqualTo(50_000);
            assertThat(left(node, pair, Side.SECOND)).isEqualTo(50_000);
        }
    }

    @Test
    void whoever_always_claims_not_to_have_thought_gains_no_more_than_the_quota() {
        try (TestNode node = new TestNode(TestDatabases.H2)) {
            Pair pair = node.match("eximo", "", "1+0");
            play(node, pair, 0, 0);
            play(node, pair, 0, 0);
            for (int turn = 1; turn <= 10; turn++) {
                play(node, pair, 0, 2000);
                play(node, pair, 2000, 0);
            }
            assertThat(left(node, pair, Side.SECOND)).isEqualTo(40_000);
            // The quota of the start, and what ten turns earn but the last.
            assertThat(left(node, pair, Side.FIRST)).isEqualTo(40_000 + 3 * GAIN + 9 * GAIN);
        }
    }

    @Test
    void a_restart_does_not_refill_the_quota() {
        try (TestNode node = new TestNode(TestDatabases.H2)) {
            Pair pair = node.match("eximo", "", "1+0");
            play(node, pair, 0, 0);
            play(node, pair, 0, 0);
            play(node, pair, 0, 10_000);
            play(node, pair, 0, 10_000);
            TestNode restarted = new TestNode(node.database, node.time);
            assertThat(restarted
                            .service
                            .matches()
                            .find(pair.match())
                            .orElseThrow()
                            .quota())
                    .isEqualTo(node.service
                            .matches()
                            .find(pair.match())
                            .orElseThrow()
                            .quota())
                    .satisfies(quota -> assertThat(quota.first()).isEqualTo(GAIN));
        }
    }

    @Test
    void a_turn_that_was_sent_in_time_counts_although_it_arrives_late() {
        try (TestNode node = new TestNode(TestDatabases.H2)) {
            Pair pair = node.match("eximo", "", "1+0");
            play(node, pair, 0, 0);
            play(node, pair, 0, 0);
            play(node, pair, 59_900, 1_000);
            assertThat(pair.first().match().isOver()).isFalse();
            assertThat(left(node, pair, Side.FIRST)).isEqualTo(100);
        }
    }

    @Test
    void days_per_turn_forgive_nothing() {
        try (TestNode node = new TestNode(TestDatabases.H2)) {
            Pair pair = node.match("eximo", "", "1d");
            play(node, pair, 0, 1000);
            assertThat(node.service
                            .matches()
                            .find(pair.match())
                            .orElseThrow()
                            .quota()
                            .first())
                    .isZero();
        }
    }
}
