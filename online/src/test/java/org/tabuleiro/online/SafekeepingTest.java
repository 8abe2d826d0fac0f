package org.tabuleiro.online;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.online.TestNode.Pair;
import org.tabuleiro.online.live.GameFolder;
import org.tabuleiro.online.live.Projection;
import org.tabuleiro.online.store.Backups;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.online.store.TableArchive;
import org.tabuleiro.online.store.TableArchive.ArchiveException;
import org.tabuleiro.protocol.ChatLine.ChatPreset;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.SeatChoice;

/** Second copies of the matches: export and import, backups, the folder of games, and what follows from events. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SafekeepingTest {
    @TempDir
    Path folder = Path.of("");

    /** Matches of each game with everything that there is around them; returns one that goes on. */
    private static Pair fill(TestNode node) {
        Random random = new Random(4);
        Pair last = node.match("eximo", "", "5+3");
        for (String time : List.of("", "3d", "5+3")) {
            for (var game : Games.ALL) {
                Pair pair = node.match(game.id(), "", time);
                for (int turn = 0; turn < 12 && !pair.first().match().isOver(); turn++) {
                    TestClient mover = turn % 2 == 0 ? pair.first() : pair.second();
                    mover.done(
                            pair.match(),
                            mover.turn(RandomTurns.turn(mover.match().state(), random)));
                }
                pair.second().send(new ClientMessage.Say(node.nextId(), pair.match(), ChatPreset.HELLO));
                pair.second().send(new ClientMessage.PlayForced(node.nextId(), pair.match(), true));
                if (time.equals("3d")) {
                    pair.second().done(pair.match(), new PlayerCommand.Resign());
                    pair.second().send(new ClientMessage.Rematch(node.nextId(), pair.match()));
                    pair.first().send(new ClientMessage.Rematch(node.nextId(), pair.match()));
                }
                last = pair;
            }
        }
        TestClient host = node.person();
        host.send(new ClientMessage.Challenge(node.nextId(), "eximo", "", "3d", SeatChoice.SECOND, 2, true));
        host.send(new ClientMessage.Invite(node.nextId(), "eximo", "", "1d", SeatChoice.RANDOM));
        node.service.tick();
        return last;
    }

    private static String export(Database database) throws IOException {
        StringWriter text = new StringWriter();
        new TableArchive(database).write(new BufferedWriter(text));
        return text.toString();
    }

    private static long read(Database database, String text) throws IOException, ArchiveException {
        return new TableArchive(database).read(new BufferedReader(new StringReader(text)));
    }

    @Test
    void a_database_moves_to_postgres_and_back_without_a_difference() throws Exception {
        try (Database h2 = TestDatabases.H2.open();
                Database postgres = TestDatabases.POSTGRES.open();
                Database back = TestDatabases.H2.open();
                TestNode node = new TestNode(h2, new TestTime())) {
            Pair pair = fill(node);
            String first = export(h2);
            assertThat(first.lines().count()).isGreaterThan(200);
            assertThat(read(postgres, first)).isEqualTo(first.lines().count() - 1);
            String second = export(postgres);
            assertThat(second).isEqualTo(first);
            read(back, second);
            assertThat(export(back)).isEqualTo(first);
            // Play goes on there, and its changes have numbers of their own.
            TestNode moved = new TestNode(postgres, node.time);
            TestClient mover = moved.client(pair.first().identity);
            mover.watch(pair.match());
            mover.done(pair.match(), mover.turn(RandomTurns.turn(mover.match().state(), new Random(1))));
        }
    }

    @Test
    void what_is_no_whole_export_changes_nothing() throws Exception {
        try (Database filled = TestDatabases.H2.open();
                Database empty = TestDatabases.H2.open();
                TestNode node = new TestNode(filled, new TestTime())) {
            fill(node);
            String good = export(filled);
            String nothing = export(empty);
            int end = good.lastIndexOf('\n', good.length() - 2);
            refused(empty, "", ArchiveException.Reason.MALFORMED);
            refused(empty, "words\n" + good, ArchiveException.Reason.MALFORMED);
            refused(empty, good.substring(0, end - 20), ArchiveException.Reason.MALFORMED);
            refused(
                    empty,
                    good.replaceFirst("\"player_id\":\"....", "\"player_id\":\"none"),
                    ArchiveException.Reason.MALFORMED);
            refused(
                    empty,
                    good.replaceFirst("\"schema\":\"[0-9]+", "\"schema\":\"1"),
                    ArchiveException.Reason.OTHER_SCHEMA);
            refused(filled, good, ArchiveException.Reason.NOT_EMPTY);
            assertThat(export(empty)).isEqualTo(nothing);
            assertThat(export(filled)).isEqualTo(good);
        }
    }

    private static void refused(Database database, String text, ArchiveException.Reason reason) {
        assertThatThrownBy(() -> read(database, text))
                .isInstanceOfSatisfying(
                        ArchiveException.class,
                        refused -> assertThat(refused.reason()).isEqualTo(reason));
    }

    @Test
    void a_backup_is_made_while_matches_go_on_and_played_on_after_its_restoration() throws Exception {
        Pair pair;
        Path backup;
        TestTime time = new TestTime();
        try (Database database = Database.h2(folder.resolve("data"));
                TestNode node = new TestNode(database, time)) {
            pair = fill(node);
            Backups backups = new Backups(database, folder.resolve("backups"), time);
            Files.createDirectories(folder.resolve("backups"));
            for (int old = 10; old < 60; old++) {
                Files.createFile(folder.resolve("backups").resolve("online-2020-01-01T00-00-" + old + ".zip"));
            }
            backup = backups.make();
            try (Stream<Path> files = Files.list(folder.resolve("backups"))) {
                assertThat(files).hasSize(48).contains(backup);
            }
        }
        Path restored = folder.resolve("restored");
        Backups.Content content = Backups.restore(backup, restored);
        try (Database database = Database.h2(restored);
                TestNode node = new TestNode(database, time)) {
            assertThat(content.matches()).isGreaterThan(16);
            assertThat(new Projection(database).check(false))
                    .isEqualTo(new Projection.Outcome((int) content.matches(), List.of(), List.of()));
            node.service.tick();
            TestClient mover = node.client(pair.first().identity);
            mover.watch(pair.match());
            mover.done(pair.match(), mover.turn(RandomTurns.turn(mover.match().state(), new Random(1))));
        }
    }

    @Test
    void a_summary_that_does_not_follow_from_the_events_is_found_and_written_again() {
        try (Database database = TestDatabases.H2.open();
                TestNode node = new TestNode(database, new TestTime())) {
            Pair pair = fill(node);
            Projection projection = new Projection(database);
            assertThat(projection.check(false).different()).isEmpty();
            database.run(handle -> handle.execute("update match set ply = ply + 1 where id = ?", pair.match()));
            assertThat(projection.check(false).different()).containsExactly(pair.match());
            assertThat(projection.check(true).different()).containsExactly(pair.match());
            assertThat(projection.check(false).different()).isEmpty();
            database.run(handle ->
                    handle.execute("delete from match_event where version = 3 and match_id = ?", pair.match()));
            assertThat(projection.check(false).broken()).containsExactly(pair.match());
        }
    }

    @Test
    void every_match_that_ends_is_in_the_file_of_its_day() throws Exception {
        try (Database database = TestDatabases.H2.open();
                TestNode node =
                        new TestNode(database, new TestTime(), () -> true, Optional.of(new GameFolder(folder)))) {
            fill(node);
            try (Stream<Path> files = Files.list(folder)) {
                Path file = files.toList().getFirst();
                assertThat(file.getFileName().toString()).matches("\\d{4}-\\d\\d-\\d\\d\\.pgn");
                List<GameRecord> games =
                        GameReader.read(Files.readString(file), Games::find).orElseThrow();
                long ended =
                        database.run(handle -> handle.createQuery("select count(*) from match where status = 'ended'")
                                .mapTo(Long.class)
                                .one());
                assertThat(games).hasSize((int) ended).hasSizeGreaterThanOrEqualTo(Games.ALL.size());
                assertThat(games).allMatch(game -> game.result().isPresent());
                assertThat(games.getFirst().tags()).containsKeys("First", "Second", "Date", "Match");
            }
        }
    }
}
