package org.tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.online.TestNode.Pair;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.ServerMessage;

/** Two nodes on one PostgreSQL: any of them serves any player of any match. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TwoNodesTest {

    @Test
    void players_on_different_nodes_see_each_other_play_and_agree_on_a_rematch() {
        try (Database database = TestDatabases.POSTGRES.open();
                TestNode here = new TestNode(database, new TestTime());
                TestNode there = new TestNode(database, here.time)) {
            Pair pair = here.match("eximo", "", "5+3");
            TestClient first = pair.first();
            TestClient second = there.client(pair.second().identity);
            second.watch(pair.match());
            here.sweep();
            there.sweep();

            first.done(pair.match(), first.turn("b3-b4"));
            there.sweep();
            assertThat(second.match()).isEqualTo(first.match());
            // Decided with what this node remembers, refused by the version, decided again: nothing is lost.
            second.done(pair.match(), second.turn("g6-g5"));
            first.done(pair.match(), new PlayerCommand.OfferDraw());
            assertThat(first.match().played()).hasSize(2);
            there.sweep();
            second.done(
                    pair.match(),
                    new PlayerCommand.AcceptDraw(
                            second.match().drawOffer().orElseThrow().id()));
            here.sweep();
            assertThat(first.match().isOver()).isTrue();

            first.ask(new ClientMessage.Rematch("r1", pair.match()), ServerMessage.Done.class);
            there.sweep();
            assertThat(second.received(ServerMessage.RematchOffered.class)).hasSize(1);
            second.ask(new ClientMessage.Rematch("r2", pair.match()), ServerMessage.Done.class);
            here.sweep();
            assertThat(first.received(ServerMessage.RematchBegun.class))
                    .isEqualTo(second.received(ServerMessage.RematchBegun.class))
                    .hasSize(1);
        }
    }

    @Test
    void a_node_that_has_not_heard_of_a_turn_does_not_refuse_the_answer_to_it() {
        try (Database database = TestDatabases.POSTGRES.open();
                TestNode here = new TestNode(database, new TestTime());
                TestNode there = new TestNode(database, here.time)) {
            Pair pair = here.match("eximo", "", "5+3");
            TestClient second = there.client(pair.second().identity);
            second.watch(pair.match());
            pair.first().done(pair.match(), pair.first().turn("b3-b4"));
            // The player has seen the turn through the first node, where this connection was before.
            second.ask(
                    pair.second().submission("t1", pair.match(), pair.second().turn("g6-g5")),
                    ServerMessage.Done.class);
            assertThat(second.match().played()).hasSize(2);
        }
    }

    @Test
    void of_two_nodes_that_flag_at_once_one_wins() {
        try (Database database = TestDatabases.POSTGRES.open();
                TestNode here = new TestNode(database, new TestTime());
                TestNode there = new TestNode(database, here.time)) {
            Pair pair = here.match("eximo", "", "1+0");
            pair.first().done(pair.match(), pair.first().turn("b3-b4"));
            pair.second().done(pair.match(), pair.second().turn("g6-g5"));
            TestClient watcher = there.visitor();
            watcher.watch(pair.match());
            for (int second = 0; second < 62; second++) {
                here.time.pass(Duration.ofSeconds(1));
                here.service.tick();
                there.service.tick();
            }
            assertThat(pair.first().match().isOver()).isTrue();
            assertThat(watcher.match()).isEqualTo(pair.first().match());
            assertThat(pair.first().match().revision()).isEqualTo(3);
        }
    }
}
