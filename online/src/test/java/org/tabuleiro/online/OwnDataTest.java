package org.tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.online.player.Accounts.Caller;
import org.tabuleiro.online.player.Accounts.Outcome;
import org.tabuleiro.online.player.Identity;
import org.tabuleiro.protocol.ChatLine.ChatPreset;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.PlayerInfo;
import org.tabuleiro.protocol.PlayerInfo.PlayerType;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.account.AccountAnswer;
import org.tabuleiro.protocol.account.AccountFault;
import org.tabuleiro.protocol.account.AccountRequest;

/** What a player can take along, and what is left of a player who is deleted. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(60)
class OwnDataTest {
    private static final String PASSWORD = "três gatos no telhado";

    private static AccountAnswer send(TestNode node, Optional<Identity> sender, AccountRequest request) {
        return node.service.accounts().handle(request, new Caller(sender, "")).answer();
    }

    private static Map<String, String> files(byte[] zip) throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                files.put(entry.getName(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        return files;
    }

    /** The first player of a match, as somebody else sees it. */
    private static PlayerInfo firstPlayer(TestNode node, String match) {
        TestClient visitor = node.visitor();
        visitor.watch(match);
        return visitor.received(ServerMessage.Snapshot.class)
                .getFirst()
                .header()
                .first();
    }

    /** Gives a guest an account. */
    private static void signUp(TestNode node, TestClient guest, String name) {
        assertThat(send(node, guest.identity, new AccountRequest.SignUp(name, PASSWORD)))
                .isInstanceOf(AccountAnswer.SignedIn.class);
    }

    /** The session of an account that has just signed in. */
    private static Optional<Identity> signIn(TestNode node, String name) {
        Outcome outcome = node.service
                .accounts()
                .handle(new AccountRequest.SignIn(name, PASSWORD), new Caller(Optional.empty(), ""));
        return outcome.secret().flatMap(node.service.players()::identify);
    }

    @ParameterizedTest
    @EnumSource
    void the_own_matches_and_words_are_in_the_file_and_nobody_elses(TestDatabases databases) throws IOException {
        try (TestNode node = new TestNode(databases)) {
            TestNode.Pair pair = node.match("eximo", "", "");
            node.match("eximo", "", "");
            pair.first().done(pair.match(), pair.first().turn("b2-d4"));
            say(node, pair.first(), pair.match(), ChatPreset.GOOD_LUCK);
            say(node, pair.second(), pair.match(), ChatPreset.THANKS);
            Map<String, String> files =
                    files(node.service.ownData().zip(pair.first().player()));

            assertThat(files).containsOnlyKeys("profile.json", "sessions.json", "matches.pgn", "chat.json");
            assertThat(files.get("profile.json"))
                    .contains(pair.first().player().player().id());
            assertThat(files.get("chat.json"))
                    .contains("good-luck", pair.match())
                    .doesNotContain("thanks");
            List<GameRecord> games = GameReader.read(files.getOrDefault("matches.pgn", ""), Games::find)
                    .orElseThrow();
            assertThat(games).singleElement().satisfies(game -> {
                assertThat(game.tags()).containsEntry("Match", pair.match());
                assertThat(game.line().turns()).hasSize(1);
            });
        }
    }

    private static void say(TestNode node, TestClient player, String match, ChatPreset preset) {
        player.ask(new ClientMessage.Say(node.nextId(), match, preset), ServerMessage.Done.class);
    }

    @ParameterizedTest
    @EnumSource
    void an_account_is_deleted_after_a_week_and_its_matches_are_resigned(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            TestNode.Pair pair = node.match("eximo", "", "");
            say(node, pair.first(), pair.match(), ChatPreset.HELLO);
            signUp(node, pair.first(), "quim-" + databases.name());
            Optional<Identity> session = signIn(node, "quim-" + databases.name());
            assertThat(send(node, session, new AccountRequest.DeletePlayer("wrong")))
                    .isEqualTo(new AccountAnswer.AccountRefused(AccountFault.WRONG_PASSWORD));
            assertThat(send(node, session, new AccountRequest.DeletePlayer(PASSWORD)))
                    .isEqualTo(new AccountAnswer.AccountDone());
            assertThat(node.service.accounts().show(session).sessions()).isEmpty();
            node.time.pass(Duration.ofDays(7).minusMillis(1));
            node.service.erase();
            assertThat(firstPlayer(node, pair.match()).type()).isNotEqualTo(PlayerType.DELETED);
            node.time.pass(Duration.ofMillis(1));
            node.service.erase();

            assertThat(firstPlayer(node, pair.match()).type()).isEqualTo(PlayerType.DELETED);
            assertThat(pair.second().match().isOver()).isTrue();
            assertThat(node.service.chatStore().after(pair.match(), 0)).isEmpty();
            assertThat(signIn(node, "quim-" + databases.name())).isEmpty();
            // The name is free again.
            signUp(node, node.guest(), "quim-" + databases.name());
        }
    }

    @ParameterizedTest
    @EnumSource
    void signing_in_ends_the_wait(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            signUp(node, node.guest(), "rosa-" + databases.name());
            send(node, signIn(node, "rosa-" + databases.name()), new AccountRequest.DeletePlayer(PASSWORD));
            node.time.pass(Duration.ofDays(6));
            assertThat(signIn(node, "rosa-" + databases.name())).isPresent();
            node.time.pass(Duration.ofDays(6));
            node.service.erase();
            assertThat(signIn(node, "rosa-" + databases.name())).isPresent();
        }
    }

    @ParameterizedTest
    @EnumSource
    void guests_are_deleted_at_once_or_after_400_days_without_a_visit(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            TestNode.Pair left = node.match("eximo", "", "");
            TestNode.Pair asked = node.match("eximo", "", "");
            send(node, asked.first().identity, new AccountRequest.DeletePlayer(""));
            node.service.erase();
            assertThat(firstPlayer(node, asked.match()).type()).isEqualTo(PlayerType.DELETED);
            node.time.pass(Duration.ofDays(400));
            node.service.erase();
            assertThat(firstPlayer(node, left.match()).type()).isEqualTo(PlayerType.GUEST);
            node.time.pass(Duration.ofMillis(1));
            node.service.erase();
            assertThat(firstPlayer(node, left.match()).type()).isEqualTo(PlayerType.DELETED);
        }
    }
}
