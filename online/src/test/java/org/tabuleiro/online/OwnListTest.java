package org.tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.online.TestNode.Pair;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.protocol.ChatLine.ChatPreset;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.ClientMessage.ListOwn;
import org.tabuleiro.protocol.OwnMatch;
import org.tabuleiro.protocol.OwnMatch.MatchNews;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.ServerMessage.Notice;
import org.tabuleiro.protocol.ServerMessage.OwnMatchChanged;
import org.tabuleiro.protocol.ServerMessage.OwnMatches;

/** The list of one's own matches, and what a player hears of matches that are not on the screen. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class OwnListTest {

    private static List<MatchNews> news(TestClient client) {
        return client.received(Notice.class).stream().map(Notice::news).toList();
    }

    /** A connection of a player that watches nothing. */
    private static TestClient elsewhere(TestNode node, TestClient player) {
        TestClient other = node.client(player.identity);
        other.ask(new ListOwn(), OwnMatches.class);
        return other;
    }

    @ParameterizedTest
    @EnumSource
    void a_turn_of_the_opponent_reaches_a_player_that_does_not_watch_the_match(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "3d");
            TestClient away = elsewhere(node, pair.second());
            TestClient silent = node.client(pair.second().identity);
            node.time.pass(Duration.ofHours(5));
            pair.first().done(pair.match(), pair.first().turn("b3-b4"));
            OwnMatch changed = away.received(OwnMatchChanged.class).getLast().match();
            assertThat(changed.id()).isEqualTo(pair.match());
            assertThat(changed.toMove()).contains(Side.SECOND);
            assertThat(changed.ply()).isEqualTo(1);
            assertThat(changed.position())
                    .isEqualTo(Games.EXIMO.start().play("b3-b4").toString());
            assertThat(changed.deadline())
                    .hasValue(node.time.millis() + Duration.ofDays(3).toMillis());
            assertThat(away.received(Notice.class)).containsExactly(new Notice(pair.match(), MatchNews.YOUR_TURN));
            // A connection that has not asked for the list gets nothing, the one that watches no notice.
            assertThat(silent.received(OwnMatchChanged.class)).isEmpty();
            pair.second().ask(new ListOwn(), OwnMatches.class);
            pair.second().done(pair.match(), pair.second().turn("g6-g5"));
            pair.first().done(pair.match(), pair.first().turn("c3-c4"));
            assertThat(pair.second().received(OwnMatchChanged.class)).hasSize(2);
            assertThat(pair.second().received(Notice.class)).isEmpty();
            assertThat(news(away)).containsExactly(MatchNews.YOUR_TURN, MatchNews.YOUR_TURN);
        }
    }

    @ParameterizedTest
    @EnumSource
    void offers_words_ends_and_new_matches_are_news(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            Pair pair = node.match("eximo", "", "3d");
            TestClient away = elsewhere(node, pair.second());
            pair.first().done(pair.match(), new PlayerCommand.OfferDraw());
            pair.first().send(new ClientMessage.Say("s1", pair.match(), ChatPreset.GOOD_LUCK));
            pair.second().send(new ClientMessage.Say("s1", pair.match(), ChatPreset.HELLO));
            pair.first().done(pair.match(), new PlayerCommand.Resign());
            assertThat(news(away)).containsExactly(MatchNews.OFFER, MatchNews.CHAT, MatchNews.OVER);
            assertThat(away.received(OwnMatchChanged.class).getLast().match().toMove())
                    .isEmpty();
            pair.second().send(new ClientMessage.Rematch("r1", pair.match()));
            pair.first().send(new ClientMessage.Rematch("r1", pair.match()));
            assertThat(news(away)).endsWith(MatchNews.OVER, MatchNews.BEGUN);
            assertThat(away.received(OwnMatchChanged.class).getLast().match().toMove())
                    .isEqualTo(Optional.of(Side.FIRST));
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_deadline_that_passes_is_news_although_nobody_watches(TestDatabases databases) {
        try (Database database = databases.open();
                TestNode node = new TestNode(database, new TestTime())) {
            Pair pair = node.match("eximo", "", "1d");
            pair.first().done(pair.match(), pair.first().turn("b3-b4"));
            pair.second().done(pair.match(), pair.second().turn("g6-g5"));
            TestClient away = elsewhere(node, pair.second());
            List.of(pair.first(), pair.second()).forEach(each -> each.connected.close());
            node.sweep();
            node.time.pass(Duration.ofDays(1));
            database.run(handle -> handle.execute("delete from heartbeat"));
            node.sweep();
            assertThat(news(away)).containsExactly(MatchNews.OVER);
            assertThat(away.ask(new ListOwn(), OwnMatches.class).matches()).isEmpty();
        }
    }

    @Test
    void a_turn_on_another_node_is_news_once() {
        try (Database database = TestDatabases.POSTGRES.open();
                TestNode here = new TestNode(database, new TestTime());
                TestNode there = new TestNode(database, here.time)) {
            Pair pair = here.match("eximo", "", "3d");
            TestClient away = elsewhere(there, pair.second());
            TestClient awayHere = elsewhere(here, pair.second());
            List.of(here, there).forEach(TestNode::sweep);
            pair.first().done(pair.match(), pair.first().turn("b3-b4"));
            pair.first().send(new ClientMessage.Say("s1", pair.match(), ChatPreset.GOOD_LUCK));
            for (int i = 0; i < 3; i++) {
                List.of(here, there).forEach(TestNode::sweep);
            }
            assertThat(news(awayHere)).containsExactly(MatchNews.YOUR_TURN, MatchNews.CHAT);
            assertThat(news(away)).isNotEmpty().startsWith(MatchNews.YOUR_TURN).doesNotHaveDuplicates();
        }
    }
}
