package org.tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.games.Side;
import org.tabuleiro.online.TestNode.Pair;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.protocol.ChatLine;
import org.tabuleiro.protocol.ChatLine.ChatPreset;
import org.tabuleiro.protocol.ClientMessage.Say;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.ServerMessage.Chat;
import org.tabuleiro.protocol.ServerMessage.Done;
import org.tabuleiro.protocol.ServerMessage.Refused;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ChatTest {

    private static List<ChatLine> said(TestClient client) {
        return client.received(Chat.class).stream()
                .flatMap(chat -> chat.lines().stream())
                .toList();
    }

    @ParameterizedTest
    @EnumSource
    void players_hear_each_other_and_spectators_nothing(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "5+3");
            TestClient spectator = node.guest();
            spectator.watch(pair.match());
            int version = pair.first().match().revision();
            pair.first().ask(new Say("s1", pair.match(), ChatPreset.GOOD_LUCK), Done.class);
            pair.first().ask(new Say("s1", pair.match(), ChatPreset.GOOD_LUCK), Done.class);
            pair.second().ask(new Say("s1", pair.match(), ChatPreset.THANKS), Done.class);
            pair.first().done(pair.match(), new PlayerCommand.Resign());
            pair.second().ask(new Say("s2", pair.match(), ChatPreset.WELL_PLAYED), Done.class);
            List<ChatLine> expected = List.of(
                    new ChatLine(1, Side.FIRST, ChatPreset.GOOD_LUCK, node.time.millis()),
                    new ChatLine(2, Side.SECOND, ChatPreset.THANKS, node.time.millis()),
                    new ChatLine(3, Side.SECOND, ChatPreset.WELL_PLAYED, node.time.millis()));
            assertThat(said(pair.first())).isEqualTo(expected);
            assertThat(said(pair.second())).isEqualTo(expected);
            assertThat(said(spectator)).isEmpty();
            // The chat is no part of the log.
            assertThat(pair.first().match().revision()).isEqualTo(version + 1);
            TestClient back = node.client(pair.first().identity);
            back.watch(pair.match());
            assertThat(said(back)).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @EnumSource
    void strangers_cannot_speak_and_an_id_stands_for_one_line(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "");
            TestClient stranger = node.guest();
            stranger.watch(pair.match());
            assertThat(stranger.ask(new Say("s1", pair.match(), ChatPreset.HELLO), Refused.class)
                            .reason())
                    .isEqualTo(RefusalReason.NO_SEAT);
            assertThat(stranger.ask(new Say("s1", "nosuchmatch", ChatPreset.HELLO), Refused.class)
                            .reason())
                    .isEqualTo(RefusalReason.NO_MATCH);
            assertThat(node.visitor()
                            .ask(new Say("s1", pair.match(), ChatPreset.HELLO), Refused.class)
                            .reason())
                    .isEqualTo(RefusalReason.NO_PLAYER);
            pair.first().ask(new Say("s1", pair.match(), ChatPreset.HELLO), Done.class);
            assertThat(pair.first()
                            .ask(new Say("s1", pair.match(), ChatPreset.SORRY), Refused.class)
                            .reason())
                    .isEqualTo(RefusalReason.ID_USED);
            for (int i = 2; i <= 200; i++) {
                pair.first().ask(new Say("m" + i, pair.match(), ChatPreset.HELLO), Done.class);
            }
            assertThat(pair.first()
                            .ask(new Say("m201", pair.match(), ChatPreset.HELLO), Refused.class)
                            .reason())
                    .isEqualTo(RefusalReason.TOO_MANY);
        }
    }

    @ParameterizedTest
    @EnumSource
    void lines_that_a_full_queue_has_dropped_come_later(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "");
            pair.second().full = true;
            pair.first().send(new Say("s1", pair.match(), ChatPreset.HELLO));
            pair.first().send(new Say("s2", pair.match(), ChatPreset.GOOD_LUCK));
            pair.second().full = false;
            pair.second().connected.drained();
            assertThat(said(pair.second())).extracting(ChatLine::number).containsExactly(1, 2);
        }
    }

    @Test
    void lines_reach_a_player_on_another_node() {
        try (Database database = TestDatabases.POSTGRES.open();
                TestNode here = new TestNode(database, new TestTime());
                TestNode there = new TestNode(database, here.time)) {
            Pair pair = here.match("eximo", "", "");
            TestClient second = there.client(pair.second().identity);
            second.watch(pair.match());
            there.sweep();
            pair.first().send(new Say("s1", pair.match(), ChatPreset.HELLO));
            there.sweep();
            assertThat(said(second)).extracting(ChatLine::preset).containsExactly(ChatPreset.HELLO);
        }
    }
}
