package org.tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.online.archive.Archive;
import org.tabuleiro.online.store.ArchiveStore.ArchiveCursor;
import org.tabuleiro.online.store.ArchiveStore.ArchiveQuery;
import org.tabuleiro.online.store.ArchiveStore.Outcome;
import org.tabuleiro.protocol.ArchivedMatch;
import org.tabuleiro.protocol.ClientMessage.Challenge;
import org.tabuleiro.protocol.ClientMessage.Take;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.SeatChoice;
import org.tabuleiro.protocol.ServerMessage.Challenged;
import org.tabuleiro.protocol.ServerMessage.Seated;

/** Searches of the archive, each among the matches of its own players: the database is shared. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ArchiveTest {
    private static final long DAY = 24 * 3_600_000L;

    /** What everybody finds of a player. */
    private static ArchiveQuery of(TestClient player) {
        return query(Optional.empty(), player, Optional.empty(), Optional.empty(), Optional.empty());
    }

    private static ArchiveQuery query(
            Optional<TestClient> viewer,
            TestClient player,
            Optional<Side> side,
            Optional<Outcome> outcome,
            Optional<ArchiveCursor> after) {
        return new ArchiveQuery(
                viewer.map(ArchiveTest::id),
                Optional.of(id(player)),
                side,
                outcome,
                Optional.empty(),
                OptionalLong.empty(),
                OptionalLong.empty(),
                after);
    }

    private static String id(TestClient client) {
        return client.player().player().id();
    }

    /** A match of players who met in the lobby. */
    private static String met(TestNode node, TestClient maker, TestClient taker, String game) {
        String challenge = maker.ask(
                        new Challenge(node.nextId(), game, "", "", SeatChoice.FIRST, 0, false), Challenged.class)
                .challenge()
                .id();
        String match =
                taker.ask(new Take(node.nextId(), challenge), Seated.class).match();
        List.of(maker, taker).forEach(each -> each.watch(match));
        return match;
    }

    private static String lost(TestNode node, TestClient maker, TestClient taker, String game) {
        String match = met(node, maker, taker, game);
        maker.done(match, new PlayerCommand.Resign());
        return match;
    }

    private static List<String> found(TestNode node, ArchiveQuery query) {
        return node.service.archive().search(query).matches().stream()
                .map(ArchivedMatch::id)
                .toList();
    }

    @ParameterizedTest
    @EnumSource
    void finished_matches_of_the_lobby_are_found_by_everybody(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            TestClient ana = node.guest();
            TestClient rui = node.guest();
            String running = met(node, ana, rui, "eximo");
            assertThat(found(node, of(ana))).isEmpty();
            ana.done(running, new PlayerCommand.Resign());
            ArchivedMatch match =
                    node.service.archive().search(of(ana)).matches().getFirst();
            assertThat(match.id()).isEqualTo(running);
            assertThat(match.points()).isEqualTo("0-1");
            assertThat(match.reason()).isEqualTo("resignation");
            assertThat(match.first().id()).isEqualTo(id(ana));
            assertThat(match.endedAt()).isEqualTo(node.time.millis());
            assertThat(found(node, of(rui))).containsExactly(running);
        }
    }

    @ParameterizedTest
    @EnumSource
    void matches_of_friends_who_met_by_a_link_are_found_by_these_friends_only(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            TestNode.Pair pair = node.match("eximo", "", "");
            pair.first().done(pair.match(), new PlayerCommand.Resign());
            TestClient player = pair.first();
            TestClient stranger = node.guest();
            Optional<Outcome> any = Optional.empty();
            assertThat(found(node, of(player))).isEmpty();
            assertThat(found(node, query(Optional.of(stranger), player, Optional.empty(), any, Optional.empty())))
                    .isEmpty();
            for (TestClient own : List.of(pair.first(), pair.second())) {
                assertThat(found(node, query(Optional.of(own), player, Optional.empty(), any, Optional.empty())))
                        .containsExactly(pair.match());
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_search_is_by_player_side_result_game_and_date(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            TestClient ana = node.guest();
            TestClient rui = node.guest();
            String asFirst = lost(node, ana, rui, "eximo");
            node.time.pass(Duration.ofDays(2));
            String asSecond = lost(node, rui, ana, "breakthru");
            assertThat(found(node, of(ana))).containsExactly(asSecond, asFirst);
            assertThat(found(
                            node,
                            query(Optional.empty(), ana, Optional.empty(), Optional.of(Outcome.WON), Optional.empty())))
                    .containsExactly(asSecond);
            assertThat(found(
                            node,
                            query(Optional.empty(), ana, Optional.of(Side.FIRST), Optional.empty(), Optional.empty())))
                    .containsExactly(asFirst);
            assertThat(found(
                            node,
                            query(
                                    Optional.empty(),
                                    ana,
                                    Optional.empty(),
                                    Optional.of(Outcome.DRAWN),
                                    Optional.empty())))
                    .isEmpty();
            long now = node.time.millis();
            for (OptionalLong from : List.of(OptionalLong.of(now - DAY), OptionalLong.empty())) {
                ArchiveQuery dated = new ArchiveQuery(
                        Optional.empty(),
                        Optional.of(id(ana)),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(from.isPresent() ? "breakthru" : "eximo"),
                        from,
                        from.isPresent() ? OptionalLong.empty() : OptionalLong.of(now),
                        Optional.empty());
                assertThat(found(node, dated)).containsExactly(from.isPresent() ? asSecond : asFirst);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void pages_follow_each_other_without_gaps_also_if_matches_ended_at_once(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            TestClient ana = node.guest();
            List<String> all = new ArrayList<>();
            for (int i = 0; i < Archive.PAGE + 3; i++) {
                all.add(lost(node, node.guest(), ana, "xadrersi"));
            }
            ArchivedMatch.ArchivePage first = node.service.archive().search(of(ana));
            assertThat(first.matches()).hasSize(Archive.PAGE);
            ArchivedMatch.ArchivePage second = node.service
                    .archive()
                    .search(query(
                            Optional.empty(),
                            ana,
                            Optional.empty(),
                            Optional.empty(),
                            Archive.cursor(first.next().orElseThrow())));
            assertThat(second.next()).isEmpty();
            List<String> read = new ArrayList<>();
            first.matches().forEach(match -> read.add(match.id()));
            second.matches().forEach(match -> read.add(match.id()));
            assertThat(read).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(all);
        }
    }

    @ParameterizedTest
    @EnumSource
    void the_file_of_a_match_is_the_game_once_it_is_over(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            TestNode.Pair pair = node.match("eximo", "", "");
            TestClient first = pair.first();
            String turn = first.match().state().legalTurns().iterator().next().text();
            first.done(pair.match(), first.turn(turn));
            assertThat(node.service.archive().file(pair.match())).isEmpty();
            assertThat(node.service.archive().file("nothing")).isEmpty();
            first.done(pair.match(), new PlayerCommand.Resign());
            String file = node.service.archive().file(pair.match()).orElseThrow();
            GameRecord game = GameReader.read(file, Games::find).orElseThrow().getFirst();
            assertThat(game.end()).isEqualTo(first.match().state());
            assertThat(game.result()).isEqualTo(first.match().result());
            assertThat(game.tags().get(GameRecord.FIRST)).startsWith("Guest ");
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_player_is_found_by_id_or_name_in_any_case(TestDatabases databases) {
        try (TestNode node = new TestNode(databases)) {
            String id = id(node.person());
            assertThat(node.service.archive().player(id)).contains(id);
            assertThat(node.service.archive().player(id.toLowerCase(Locale.ROOT)))
                    .contains(id);
            assertThat(node.service.archive().player("nobody at all")).isEmpty();
        }
    }
}
