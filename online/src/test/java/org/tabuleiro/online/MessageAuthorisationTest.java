package org.tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.match.Match;
import org.tabuleiro.online.TestNode.Pair;
import org.tabuleiro.protocol.ChatLine.ChatPreset;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.SeatChoice;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.ServerMessage.Challenged;

/** Every message by every role in every state, besides the commands of {@link AuthorisationTest}. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class MessageAuthorisationTest {

    /** The stages of a match, in each of which the first side is to move. */
    private enum Stage {
        NEW,
        RUNNING,
        OVER
    }

    /** The answer to a player per stage. */
    private static final Map<Class<?>, List<String>> ABOUT_MATCHES = Map.of(
            ClientMessage.Say.class, List.of("done", "done", "done"),
            ClientMessage.Plan.class, List.of("done", "done", "over"),
            ClientMessage.PlayForced.class, List.of("done", "done", "over"),
            ClientMessage.Rematch.class, List.of("not-allowed", "not-allowed", "done"));

    /** Whose message about a challenge it is. */
    private enum Person {
        MAKER,
        GUEST,
        WITH_ACCOUNT,
        VISITOR
    }

    private enum ChallengeStage {
        OPEN,
        FOR_ACCOUNTS,
        STANDING,
        STANDING_FULL,
        TAKEN,
        WITHDRAWN,
        EXPIRED
    }

    /** The answers per stage to a guest and to a player with an account; the maker may never take it. */
    private static final List<String> TAKE = List.of(
            "seated seated",
            "account-needed seated",
            "seated seated",
            "no-challenge no-challenge",
            "no-challenge no-challenge",
            "no-challenge no-challenge",
            "no-challenge no-challenge");
    /** The answers per stage to the maker; nobody else may withdraw a challenge. */
    private static final List<String> WITHDRAW =
            List.of("done", "done", "done", "done", "no-challenge", "done", "done");

    /** Messages that are in another test, or that everybody may send. */
    private static final Set<Class<?>> ELSEWHERE = Set.of(
            ClientMessage.Submit.class,
            ClientMessage.Invite.class,
            ClientMessage.Join.class,
            ClientMessage.Withdraw.class,
            ClientMessage.ListOwn.class,
            ClientMessage.Hello.class,
            ClientMessage.Ping.class,
            ClientMessage.Watch.class,
            ClientMessage.Unwatch.class,
            ClientMessage.Entering.class,
            ClientMessage.ShowInvitation.class,
            ClientMessage.Lobby.class);

    @Test
    void every_message_is_in_a_table() {
        Set<Class<?>> covered = new HashSet<>(ABOUT_MATCHES.keySet());
        covered.addAll(ELSEWHERE);
        covered.addAll(
                Set.of(ClientMessage.Challenge.class, ClientMessage.Take.class, ClientMessage.WithdrawChallenge.class));
        assertThat(covered)
                .isEqualTo(Arrays.stream(ClientMessage.class.getPermittedSubclasses())
                        .collect(Collectors.toSet()));
    }

    @ParameterizedTest
    @EnumSource
    void messages_about_matches_are_answered_as_the_table_says(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            List<String> wrong = new ArrayList<>();
            for (Class<?> message : ABOUT_MATCHES.keySet()) {
                for (MatchRole role : MatchRole.values()) {
                    for (Stage stage : Stage.values()) {
                        String expected = switch (role) {
                            case FIRST, SECOND ->
                                ABOUT_MATCHES.getOrDefault(message, List.of()).get(stage.ordinal());
                            case SPECTATOR, STRANGER -> "no-seat";
                            case VISITOR -> "no-player";
                        };
                        String actual = aboutMatch(node, message, role, stage);
                        if (!actual.equals(expected)) {
                            wrong.add(message.getSimpleName() + " by " + role + " in " + stage + ": " + actual
                                    + " instead of " + expected);
                        }
                    }
                }
            }
            assertThat(wrong).isEmpty();
        }
    }

    private static String aboutMatch(TestNode node, Class<?> message, MatchRole role, Stage stage) {
        Pair pair = at(node, stage);
        Match before = pair.first().match();
        TestClient sender = role.client(node, pair);
        String id = node.nextId();
        ClientMessage sent = switch (message.getSimpleName()) {
            case "Say" -> new ClientMessage.Say(id, pair.match(), ChatPreset.HELLO);
            case "Plan" -> plan(id, pair.match(), before, role == MatchRole.FIRST ? Side.FIRST : Side.SECOND);
            case "PlayForced" -> new ClientMessage.PlayForced(id, pair.match(), true);
            case "Rematch" -> new ClientMessage.Rematch(id, pair.match());
            default -> throw new AssertionError(message);
        };
        String answer = answer(sender.send(sent));
        assertThat(pair.first().match()).isEqualTo(before);
        return answer;
    }

    /** A plan that is good while the match goes on: the answer to the opponent's next turn. */
    private static ClientMessage.Plan plan(String id, String match, Match now, Side side) {
        boolean isLater = now.toMove() == side;
        State state = isLater ? now.state().play("c3-c4") : now.state();
        Random random = new Random(1);
        String after = RandomTurns.turn(state, random);
        return new ClientMessage.Plan(
                id,
                match,
                now.played().size() + (isLater ? 1 : 0),
                state.toString(),
                after,
                Optional.of(RandomTurns.turn(state.play(after), random)));
    }

    private static Pair at(TestNode node, Stage stage) {
        Pair pair = node.match("eximo", "", "3d");
        if (stage != Stage.NEW) {
            pair.first().done(pair.match(), pair.first().turn("b3-b4"));
            pair.second().done(pair.match(), pair.second().turn("g6-g5"));
        }
        if (stage == Stage.OVER) {
            pair.second().done(pair.match(), new PlayerCommand.Resign());
        }
        return pair;
    }

    @ParameterizedTest
    @EnumSource
    void messages_about_challenges_are_answered_as_the_tables_say(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            List<String> wrong = new ArrayList<>();
            for (Person person : Person.values()) {
                for (ChallengeStage stage : ChallengeStage.values()) {
                    String[] others = TAKE.get(stage.ordinal()).split(" ", 2);
                    String take = switch (person) {
                        case MAKER -> "own-challenge";
                        case GUEST -> others[0];
                        case WITH_ACCOUNT -> others[1];
                        case VISITOR -> "no-player";
                    };
                    String withdraw = switch (person) {
                        case MAKER -> WITHDRAW.get(stage.ordinal());
                        case GUEST, WITH_ACCOUNT -> "no-challenge";
                        case VISITOR -> "no-player";
                    };
                    String taken = aboutChallenge(node, person, stage, true);
                    String withdrawn = aboutChallenge(node, person, stage, false);
                    if (!taken.equals(take) || !withdrawn.equals(withdraw)) {
                        wrong.add(person + " in " + stage + ": take " + taken + " instead of " + take + ", withdraw "
                                + withdrawn + " instead of " + withdraw);
                    }
                }
            }
            assertThat(wrong).isEmpty();
        }
    }

    private static String aboutChallenge(TestNode node, Person person, ChallengeStage stage, boolean take) {
        TestClient maker = node.person();
        boolean isStanding = stage == ChallengeStage.STANDING || stage == ChallengeStage.STANDING_FULL;
        String challenge = maker.ask(
                        new ClientMessage.Challenge(
                                node.nextId(),
                                "eximo",
                                "",
                                "3d",
                                SeatChoice.RANDOM,
                                isStanding ? 1 : 0,
                                stage == ChallengeStage.FOR_ACCOUNTS),
                        Challenged.class)
                .challenge()
                .id();
        switch (stage) {
            case TAKEN, STANDING_FULL ->
                node.guest().ask(new ClientMessage.Take(node.nextId(), challenge), ServerMessage.Seated.class);
            case WITHDRAWN ->
                maker.ask(new ClientMessage.WithdrawChallenge(node.nextId(), challenge), ServerMessage.Done.class);
            case EXPIRED -> node.time.pass(Duration.ofDays(30));
            default -> {}
        }
        TestClient sender = switch (person) {
            case MAKER -> maker;
            case GUEST -> node.guest();
            case WITH_ACCOUNT -> node.person();
            case VISITOR -> node.visitor();
        };
        ClientMessage message = take
                ? new ClientMessage.Take(node.nextId(), challenge)
                : new ClientMessage.WithdrawChallenge(node.nextId(), challenge);
        return answer(sender.send(message));
    }

    @ParameterizedTest
    @EnumSource
    void a_visitor_cannot_challenge(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            assertThat(answer(node.visitor()
                            .send(new ClientMessage.Challenge("h1", "eximo", "", "", SeatChoice.RANDOM, 0, false))))
                    .isEqualTo("no-player");
        }
    }

    private static String answer(List<ServerMessage> answers) {
        return answers.stream()
                .map(each -> switch (each) {
                    case ServerMessage.Done _ -> "done";
                    case ServerMessage.Seated _ -> "seated";
                    case ServerMessage.Refused refused ->
                        refused.reason().name().toLowerCase(Locale.ROOT).replace('_', '-');
                    default -> "";
                })
                .filter(each -> !each.isEmpty())
                .findFirst()
                .orElseThrow();
    }
}
