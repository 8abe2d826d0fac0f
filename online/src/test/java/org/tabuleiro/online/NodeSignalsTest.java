package org.tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tabuleiro.games.Side;
import org.tabuleiro.online.TestNode.Pair;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.SeatChoice;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.ServerMessage.Presence;

/** What two nodes tell each other. Their time stands still, so that no sweep finds it instead. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(30)
class NodeSignalsTest {
    private Database database;
    private TestNode here;
    private TestNode there;
    private Pair pair;
    /** The second player, on the other node. */
    private TestClient second;

    @BeforeEach
    void start() {
        database = TestDatabases.POSTGRES.open();
        here = new TestNode(database, new TestTime());
        there = new TestNode(database, here.time);
        here.service.start();
        there.service.start();
        pair = here.match("eximo", "", "5+3");
        pair.second().connected.close();
        second = there.client(pair.second().identity);
        second.watch(pair.match());
    }

    @AfterEach
    void stop() {
        here.close();
        there.close();
        database.close();
    }

    private static void await(TestClient client, BooleanSupplier wanted) throws InterruptedException {
        long deadline = System.nanoTime() + Duration.ofSeconds(20).toNanos();
        while (true) {
            synchronized (client) {
                if (wanted.getAsBoolean()) {
                    return;
                }
                if (System.nanoTime() > deadline) {
                    throw new AssertionError(client.received);
                }
                client.wait(10);
            }
        }
    }

    private static void awaitPresence(TestClient client, boolean first, boolean second) throws InterruptedException {
        await(client, () -> {
            List<Presence> all = client.received(Presence.class);
            return !all.isEmpty()
                    && all.getLast().first() == first
                    && all.getLast().second() == second;
        });
    }

    @Test
    void players_on_both_nodes_count_as_present() throws InterruptedException {
        awaitPresence(pair.first(), true, true);
        awaitPresence(second, true, true);
        second.connected.close();
        awaitPresence(pair.first(), true, false);
        await(
                pair.first(),
                () -> pair.first().received(ServerMessage.Gone.class).stream()
                        .anyMatch(gone -> gone.side() == Side.SECOND));
    }

    @Test
    void a_turn_and_how_far_it_is_entered_are_told() throws InterruptedException {
        pair.first().send(new ClientMessage.Entering(pair.match(), 0, 1));
        await(
                second,
                () -> second.received(ServerMessage.StepsEntered.class)
                        .contains(new ServerMessage.StepsEntered(pair.match(), Side.FIRST, 0, 1)));
        pair.first().done(pair.match(), pair.first().turn("b3-b4"));
        await(second, () -> second.match().played().size() == 1);
    }

    @Test
    void a_challenge_is_told() throws InterruptedException {
        second.send(new ClientMessage.Lobby(true));
        TestClient host = here.guest();
        var made = host.ask(
                new ClientMessage.Challenge("c1", "eximo", "", "3d", SeatChoice.RANDOM, 0, false),
                ServerMessage.Challenged.class);
        await(
                second,
                () -> second.received(ServerMessage.ChallengesChanged.class).stream()
                        .flatMap(change -> change.added().stream())
                        .anyMatch(each -> each.id().equals(made.challenge().id())));
    }

    @Test
    void a_session_that_ends_on_one_node_is_closed_on_the_other() throws InterruptedException {
        TestClient other = there.guest();
        here.service.endSession(second.player());
        await(second, () -> second.closed);
        assertThat(other.closed).isFalse();
    }

    @Test
    void a_node_that_does_not_know_the_time_plays_no_match_with_a_clock() {
        TestNode unsure = new TestNode(database, here.time, () -> false);
        TestClient first = unsure.client(pair.first().identity);
        first.watch(pair.match());
        PlayerCommand turn = first.turn("b3-b4");
        assertThat(first.refused(pair.match(), turn)).isEqualTo(RefusalReason.UNAVAILABLE);
        assertThat(unsure.service.isReady()).isFalse();
        Pair untimed = unsure.match("eximo", "", "");
        untimed.first().done(untimed.match(), untimed.first().turn("b3-b4"));
        pair.first().done(pair.match(), turn);
    }
}
