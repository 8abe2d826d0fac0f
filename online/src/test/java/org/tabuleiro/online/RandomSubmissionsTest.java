package org.tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.match.Match;
import org.tabuleiro.online.TestNode.Pair;
import org.tabuleiro.online.live.ChangeFeed;
import org.tabuleiro.protocol.ChatLine.ChatPreset;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.ClientMessage.Submit;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.ServerMessage;

/**
 * Random commands by both seats and a stranger, some sent again at once or much later, on two nodes that know
 * nothing of each other: one chain of events, each command at most once, and everybody sees the same.
 */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RandomSubmissionsTest {

    @ParameterizedTest
    @EnumSource
    void random_commands_break_no_invariant(TestDatabases databases) {
        run(databases, 12, 150);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("slow")
    void a_hundred_thousand_random_commands_break_no_invariant(TestDatabases databases) {
        run(databases, 200, 500);
    }

    private static void run(TestDatabases databases, int matches, int commands) {
        for (int seed = 0; seed < matches; seed++) {
            try (TestNode node = new TestNode(databases)) {
                Run run = new Run(node, seed);
                try {
                    for (int i = 0; i < commands; i++) {
                        run.step();
                    }
                    run.check();
                } catch (AssertionError | RuntimeException broken) {
                    throw new AssertionError("seed " + seed + " after " + run.sent, broken);
                }
            }
        }
    }

    /** A command as it was sent, and by whom. */
    private record Sent(TestClient sender, Submit submit) {}

    private static final class Run {
        private final Random random;
        private final TestNode node;
        private final Pair pair;
        private final TestClient stranger;
        private final TestClient spectator;
        /** The two players on another node, which learns of changes from the database only. */
        private final List<TestClient> elsewhere;

        private final ChangeFeed changes;
        private final List<Sent> sent = new ArrayList<>();
        private final Map<String, Integer> done = new HashMap<>();
        /** The turn that the opponent has planned an answer to, by position: played more often than others. */
        private final Map<String, String> planned = new HashMap<>();

        Run(TestNode node, int seed) {
            random = new Random(seed);
            this.node = node;
            String game = Games.ALL.get(seed % Games.ALL.size()).id();
            pair = node.match(game, "", List.of("", "1+0", "5+3", "1d").get(random.nextInt(4)));
            changes =
                    new ChangeFeed(node.service.store(), node.service.matches(), node.service.watchers(), change -> {});
            changes.sweep(node.time.millis());
            stranger = node.guest();
            stranger.watch(pair.match());
            spectator = node.visitor();
            spectator.watch(pair.match());
            TestNode other = new TestNode(node.database, node.time);
            elsewhere = List.of(other.client(pair.first().identity), other.client(pair.second().identity));
        }

        void step() {
            if (random.nextInt(6) == 0) {
                besides();
            }
            node.time.pass(Duration.ofMillis(random.nextInt(50) == 0 ? 20_000 : random.nextInt(300)));
            boolean again = !sent.isEmpty() && random.nextInt(5) == 0;
            Sent next = again ? sent.get(random.nextInt(sent.size())) : draw();
            boolean onOtherNode = next.sender() != stranger && random.nextInt(6) == 0;
            TestClient sender = onOtherNode ? elsewhere.get(next.sender() == pair.first() ? 0 : 1) : next.sender();
            sent.add(next);
            int before = pair.first().match().revision();
            ServerMessage answer = sender.send(next.submit()).stream()
                    .filter(each -> each instanceof ServerMessage.Done || each instanceof ServerMessage.Refused)
                    .findFirst()
                    .orElseThrow();
            if (onOtherNode) {
                // This node is not told of it: the database is ahead of its memory.
                return;
            }
            if (answer instanceof ServerMessage.Done(String id, int version)) {
                String key = next.sender() == pair.first() ? "1" + id : "2" + id;
                assertThat(next.sender()).isNotSameAs(stranger);
                Integer earlier = done.putIfAbsent(key, version);
                assertThat(earlier == null || earlier == version).isTrue();
                if (earlier != null) {
                    assertThat(pair.first().match().revision()).isGreaterThanOrEqualTo(before);
                }
            }
        }

        /** What is no command of the match: plans, forced turns and words, by both players and the stranger. */
        private void besides() {
            Match match = pair.first().match();
            List<TestClient> senders = List.of(pair.first(), pair.second(), stranger, elsewhere.getFirst());
            TestClient sender = senders.get(random.nextInt(senders.size()));
            String id = "b" + random.nextInt(1000);
            ClientMessage message = switch (random.nextInt(6)) {
                case 0 -> new ClientMessage.PlayForced(id, pair.match(), random.nextBoolean());
                case 1 -> new ClientMessage.Say(id, pair.match(), ChatPreset.HELLO);
                default -> plan(id, match);
            };
            ServerMessage answer = sender.send(message).stream()
                    .filter(each -> each instanceof ServerMessage.Done || each instanceof ServerMessage.Refused)
                    .findFirst()
                    .orElseThrow();
            assertThat(sender != stranger || answer instanceof ServerMessage.Refused)
                    .isTrue();
        }

        private ClientMessage plan(String id, Match match) {
            State state = match.state();
            String after = state.isOver() ? "z9-z8" : RandomTurns.turn(state, random);
            planned.put(state.toString(), after);
            State answering = state.isOver() ? state : state.play(after);
            return new ClientMessage.Plan(
                    id,
                    pair.match(),
                    match.played().size(),
                    state.toString(),
                    after,
                    answering.isOver() ? Optional.empty() : Optional.of(RandomTurns.turn(answering, random)));
        }

        private Sent draw() {
            Match match = pair.first().match();
            TestClient mover = match.toMove() == Side.FIRST ? pair.first() : pair.second();
            TestClient sender = switch (random.nextInt(12)) {
                case 0 -> stranger;
                case 1, 2 -> pair.other(mover);
                default -> mover;
            };
            // Ids repeat now and then for another command, and both players use the same ones.
            String id = "c" + (random.nextInt(20) == 0 ? random.nextInt(10) : sent.size());
            return new Sent(
                    sender,
                    new Submit(id, pair.match(), Math.max(0, match.revision() - random.nextInt(2)), command(match)));
        }

        private PlayerCommand command(Match match) {
            int size = match.played().size();
            int revision = match.revision();
            return switch (random.nextInt(40)) {
                case 0 -> random.nextInt(10) == 0 ? new PlayerCommand.Resign() : new PlayerCommand.Abort();
                case 1, 2 -> new PlayerCommand.OfferDraw();
                case 3 ->
                    random.nextInt(4) == 0
                            ? new PlayerCommand.AcceptDraw(revision)
                            : new PlayerCommand.DeclineDraw(revision);
                case 4, 5, 6 -> new PlayerCommand.RequestTakeBack(Math.max(0, size - 1 - random.nextInt(2)));
                case 7, 8 -> new PlayerCommand.AcceptTakeBack(revision);
                case 9 -> new PlayerCommand.DeclineTakeBack(revision);
                case 10 -> new PlayerCommand.GiveTime(random.nextInt(10_000) - 100);
                case 11 -> new PlayerCommand.ClaimWin();
                default ->
                    new PlayerCommand.PlayTurn(
                            size,
                            match.state().toString(),
                            match.state().isOver() || random.nextInt(20) == 0
                                    ? "z9-z8"
                                    : planned.getOrDefault(
                                            match.state().toString(), RandomTurns.turn(match.state(), random)),
                            OptionalLong.empty());
            };
        }

        void check() {
            // This node learns what the other has done.
            changes.sweep(node.time.millis());
            TestNode fresh = new TestNode(node.database, node.time);
            TestClient reader = fresh.client(pair.first().identity);
            reader.watch(pair.match());
            Match truth = reader.match();
            assertThat(pair.first().match().turns()).isEqualTo(truth.turns());
            assertThat(pair.first().match().revision()).isEqualTo(truth.revision());
            assertThat(pair.second().match().end()).isEqualTo(truth.end());
            assertThat(spectator.match().turns()).isEqualTo(truth.turns());
            assertThat(spectator.match().revision()).isEqualTo(truth.revision());
            for (Side side : Side.values()) {
                assertThat(truth.clocks().left(side, node.time.millis())).isNotNegative();
            }
            List<String> ids = node.database.run(handle -> handle.createQuery(
                            "select command_id from match_event where match_id = :id and command_id is not null")
                    .bind("id", pair.match())
                    .mapTo(String.class)
                    .list());
            assertThat(ids).doesNotHaveDuplicates();
            done.keySet().forEach(key -> assertThat(ids).contains(key.charAt(0) + ":" + key.substring(1)));
        }
    }
}
