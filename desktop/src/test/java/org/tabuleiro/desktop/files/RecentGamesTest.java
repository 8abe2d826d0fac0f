package org.tabuleiro.desktop.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.paste.ReadError;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RecentGamesTest {
    @TempDir
    Path home;

    private final List<ReadError> errors = new ArrayList<>();
    private Instant now = Instant.parse("2026-03-01T10:20:30.400Z");

    private final class Ticking extends Clock {
        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return now;
        }
    }

    private RecentGames games() {
        return new RecentGames(home.resolve("games"), Runnable::run, new Ticking(), errors::add);
    }

    private static GameRecord resigned(Game game, int turns) {
        GameTree tree = new GameTree(game.start());
        GameTree.Node node = tree.root();
        for (int i = 0; i < turns; i++) {
            node = tree.add(node, node.state().legalTurns().iterator().next());
        }
        tree.setEnd(node);
        return tree.record(
                Map.of(GameRecord.FIRST, "Ana", GameRecord.SECOND, "Rui"),
                List.of(),
                Optional.of(Result.win(Side.SECOND, Result.RESIGNATION)));
    }

    @Test
    void a_saved_game_is_read_back_unchanged() {
        RecentGames games = games();
        GameRecord record = resigned(Games.EXIMO, 3);
        Path place = games.newFile(Games.EXIMO);
        games.save(place, record);
        assertThat(games.holds(place, record)).isTrue();
        assertThat(games().files()).containsExactly(home.resolve("games").resolve("20260301-102030-400-eximo.pgn"));
        FoundGame found = FoundGame.in(games().files()).games().get(0);
        assertThat(found.record().line()).isEqualTo(record.line());
        assertThat(found.record().result()).isEqualTo(record.result());
        assertThat(found.record().tags()).containsEntry(GameRecord.FIRST, "Ana");
    }

    @Test
    void the_last_fifty_games_are_kept_and_the_newest_is_first() {
        RecentGames games = games();
        List<Path> places = new ArrayList<>();
        for (int i = 0; i < 53; i++) {
            now = now.plus(Duration.ofSeconds(1));
            Path place = games.newFile(Games.XADRERSI);
            games.save(place, resigned(Games.XADRERSI, 1));
            places.add(0, place);
        }
        assertThat(games.files()).isEqualTo(places.subList(0, 50));
    }

    @Test
    void two_games_that_end_at_the_same_time_have_two_files() {
        RecentGames games = games();
        Path first = games.newFile(Games.EXIMO);
        games.save(first, resigned(Games.EXIMO, 1));
        Path second = games.newFile(Games.EXIMO);
        games.save(second, resigned(Games.EXIMO, 2));
        assertThat(games.files()).containsExactlyInAnyOrder(first, second);
    }

    @Test
    void a_failed_write_is_reported_and_the_game_does_not_count_as_saved() throws IOException {
        Files.writeString(home.resolve("games"), "a file where the folder should be");
        RecentGames games = games();
        GameRecord record = resigned(Games.EXIMO, 1);
        Path place = games.newFile(Games.EXIMO);
        games.save(place, record);
        assertThat(errors).hasSize(1);
        assertThat(games.holds(place, record)).isFalse();
        assertThat(games.files()).isEmpty();
    }
}
