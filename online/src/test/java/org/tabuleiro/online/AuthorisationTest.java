package org.tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.games.State;
import org.tabuleiro.match.Match;
import org.tabuleiro.online.TestNode.Pair;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.SeatChoice;
import org.tabuleiro.protocol.ServerMessage;

/** Every command by every role in every state of a match: who may do what. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class AuthorisationTest {

    /** The stages of a match, in each of which the first side is to move. */
    private enum Stage {
        NEW,
        RUNNING,
        OFFERED,
        OVER
    }

    /** The answers to the first and the second side per stage; "=" for the same answer. */
    private static final Map<Class<?>, List<String>> EXPECTED = Map.ofEntries(
            row(PlayerCommand.PlayTurn.class, "done not-your-turn", "done not-your-turn", "done not-your-turn"),
            row(PlayerCommand.Resign.class, "done =", "done =", "done ="),
            row(PlayerCommand.OfferDraw.class, "done =", "done =", "done already-offered"),
            row(PlayerCommand.AcceptDraw.class, "no-offer =", "no-offer =", "done no-offer"),
            row(PlayerCommand.DeclineDraw.class, "no-offer =", "no-offer =", "done no-offer"),
            row(PlayerCommand.RequestTakeBack.class, "nothing =", "done =", "already-offered ="),
            row(PlayerCommand.AcceptTakeBack.class, "no-offer =", "no-offer =", "done no-offer"),
            row(PlayerCommand.DeclineTakeBack.class, "no-offer =", "no-offer =", "done no-offer"),
            row(PlayerCommand.Abort.class, "done =", "not-allowed =", "not-allowed ="),
            row(PlayerCommand.GiveTime.class, "done =", "done =", "done ="),
            row(PlayerCommand.ClaimWin.class, "time-left =", "time-left =", "time-left ="),
            row(PlayerCommand.ClaimDraw.class, "time-left =", "time-left =", "time-left ="));

    private static Map.Entry<Class<?>, List<String>> row(Class<?> command, String... answers) {
        List<String> all = new ArrayList<>(List.of(answers));
        all.add("over =");
        return Map.entry(command, all);
    }

    private static String expected(Class<?> command, MatchRole role, Stage stage) {
        String[] answers =
                EXPECTED.getOrDefault(command, List.of()).get(stage.ordinal()).split(" ", 2);
        return switch (role) {
            case FIRST -> answers[0];
            case SECOND -> answers[1].equals("=") ? answers[0] : answers[1];
            case SPECTATOR, STRANGER -> "no-seat";
            case VISITOR -> "no-player";
        };
    }

    @Test
    void the_table_has_every_command() {
        assertThat(EXPECTED.keySet())
                .isEqualTo(Arrays.stream(PlayerCommand.class.getPermittedSubclasses())
                        .collect(Collectors.toSet()));
    }

    @ParameterizedTest
    @EnumSource
    void every_command_by_every_role_in_every_state_is_answered_as_the_table_says(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            List<String> wrong = new ArrayList<>();
            for (Class<?> command : EXPECTED.keySet()) {
                for (MatchRole role : MatchRole.values()) {
                    for (Stage stage : Stage.values()) {
                        String expected = expected(command, role, stage);
                        String actual = answer(node, command, role, stage);
                        if (!actual.equals(expected)) {
                            wrong.add(command.getSimpleName() + " by " + role + " in " + stage + ": " + actual
                                    + " instead of " + expected);
                        }
                    }
                }
            }
            assertThat(wrong).isEmpty();
        }
    }

    private static String answer(TestNode node, Class<?> command, MatchRole role, Stage stage) {
        Pair pair = at(node, stage);
        Match before = pair.first().match();
        TestClient sender = role.client(node, pair);
        ServerMessage answer = sender
                .send(new ClientMessage.Submit(
                        node.nextId(), pair.match(), before.revision(), command(command, before)))
                .stream()
                .filter(each -> each instanceof ServerMessage.Done || each instanceof ServerMessage.Refused)
                .findFirst()
                .orElseThrow();
        if (answer instanceof ServerMessage.Refused refused) {
            assertThat(pair.first().match()).isEqualTo(before);
            return refused.reason().name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
        assertThat(pair.first().match().revision()).isGreaterThan(before.revision());
        assertThat(pair.second().match()).isEqualTo(pair.first().match());
        return "done";
    }

    /** A timed match in a stage. Nobody has left it. */
    private static Pair at(TestNode node, Stage stage) {
        Pair pair = node.match("eximo", "", "15+10");
        if (stage != Stage.NEW) {
            pair.first().done(pair.match(), pair.first().turn("b3-b4"));
            pair.second().done(pair.match(), pair.second().turn("g6-g5"));
        }
        if (stage == Stage.OFFERED) {
            pair.second().done(pair.match(), new PlayerCommand.OfferDraw());
            pair.second().done(pair.match(), new PlayerCommand.RequestTakeBack(1));
        }
        if (stage == Stage.OVER) {
            pair.second().done(pair.match(), new PlayerCommand.Resign());
        }
        node.time.pass(Duration.ofSeconds(1));
        return pair;
    }

    private static PlayerCommand command(Class<?> type, Match match) {
        int draw = match.drawOffer().map(Match.DrawOffer::id).orElse(1);
        int takeBack = match.takeBackRequest().map(Match.TakeBackRequest::id).orElse(1);
        State state = match.state();
        return switch (type.getSimpleName()) {
            case "PlayTurn" ->
                new PlayerCommand.PlayTurn(match.played().size(), state.toString(), "c3-c4", OptionalLong.empty());
            case "Resign" -> new PlayerCommand.Resign();
            case "OfferDraw" -> new PlayerCommand.OfferDraw();
            case "AcceptDraw" -> new PlayerCommand.AcceptDraw(draw);
            case "DeclineDraw" -> new PlayerCommand.DeclineDraw(draw);
            case "RequestTakeBack" ->
                new PlayerCommand.RequestTakeBack(Math.max(0, match.played().size() - 1));
            case "AcceptTakeBack" -> new PlayerCommand.AcceptTakeBack(takeBack);
            case "DeclineTakeBack" -> new PlayerCommand.DeclineTakeBack(takeBack);
            case "Abort" -> new PlayerCommand.Abort();
            case "GiveTime" -> new PlayerCommand.GiveTime(1000);
            case "ClaimWin" -> new PlayerCommand.ClaimWin();
            case "ClaimDraw" -> new PlayerCommand.ClaimDraw();
            default -> throw new AssertionError(type);
        };
    }

    @Test
    void a_visitor_that_is_no_player_can_only_look() {
        try (TestNode node = new TestNode(TestDatabases.H2)) {
            Pair pair = node.match("eximo", "", "");
            TestClient visitor = node.visitor();
            visitor.watch(pair.match());
            assertThat(visitor.match()).isEqualTo(pair.first().match());
            assertThat(visitor.send(new ClientMessage.Hello(1, "test", "en")).getFirst())
                    .isInstanceOf(ServerMessage.Welcome.class);
            for (ClientMessage message : List.of(
                    new ClientMessage.Invite("i", "eximo", "", "", SeatChoice.FIRST),
                    new ClientMessage.Join("j", "token"),
                    new ClientMessage.Withdraw("w", "invitation"),
                    new ClientMessage.Rematch("r", pair.match()),
                    new ClientMessage.ListOwn())) {
                assertThat(visitor.ask(message, ServerMessage.Refused.class).reason())
                        .isEqualTo(RefusalReason.NO_PLAYER);
            }
        }
    }

    @Test
    void unknown_matches_and_too_many_watches_are_refused() {
        try (TestNode node = new TestNode(TestDatabases.H2)) {
            TestClient visitor = node.visitor();
            assertThat(visitor.ask(new ClientMessage.Watch("nosuchmatch", 0), ServerMessage.Refused.class))
                    .satisfies(refused -> {
                        assertThat(refused.id()).isEqualTo("nosuchmatch");
                        assertThat(refused.reason()).isEqualTo(RefusalReason.NO_MATCH);
                    });
            for (int i = 0; i < ConnectedClient.MAX_WATCHED; i++) {
                visitor.ask(
                        new ClientMessage.Watch(node.match("eximo", "", "").match(), 0), ServerMessage.Snapshot.class);
            }
            String one = node.match("eximo", "", "").match();
            assertThat(visitor.ask(new ClientMessage.Watch(one, 0), ServerMessage.Refused.class)
                            .reason())
                    .isEqualTo(RefusalReason.TOO_MANY);
        }
    }

    @Test
    void connections_of_a_session_that_ends_are_closed() {
        try (TestNode node = new TestNode(TestDatabases.H2)) {
            TestClient client = node.guest();
            TestClient otherTab = node.client(client.identity);
            TestClient other = node.guest();
            node.service.endSession(client.player());
            assertThat(client.closed).isTrue();
            assertThat(otherTab.closed).isTrue();
            assertThat(other.closed).isFalse();
        }
    }

    @Test
    void a_client_of_another_protocol_is_sent_away() {
        try (TestNode node = new TestNode(TestDatabases.H2)) {
            TestClient visitor = node.visitor();
            assertThat(visitor.send(new ClientMessage.Hello(2, "test", "en")))
                    .containsExactly(new ServerMessage.PleaseReload(1));
            assertThat(visitor.closed).isTrue();
        }
    }
}
