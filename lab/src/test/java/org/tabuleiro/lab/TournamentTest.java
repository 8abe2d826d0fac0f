package org.tabuleiro.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.host.Contestant;
import org.tabuleiro.lab.Tournament.Pairing;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TournamentTest {
    private static final Game GAME = Games.XADRERSI;

    private static Tournament tournament(Path file) throws Exception {
        Map<String, Contestant.Factory> players = new LinkedHashMap<>();
        for (String name : List.of("nodes:300", "random", "engine:exit 0")) {
            players.put(name, Contestant.find(name, GAME).orElseThrow());
        }
        return new Tournament(GAME, players, 1, Optional.of(file), Files.exists(file) ? read(file) : List.of());
    }

    private static List<GameRecord> read(Path file) throws Exception {
        return GameReader.read(Files.readString(file), Games::find).orElseThrow();
    }

    @Test
    void all_players_meet_and_a_failing_engine_loses_all_games(@TempDir Path folder) throws Exception {
        Tournament tournament = tournament(folder.resolve("games.pgn"));
        List<GameRecord> games = new ArrayList<>();
        tournament.run(4, 2, games::add);
        assertThat(games).hasSize(12);
        assertThat(tournament.tallies().get(new Pairing(0, 1))).isEqualTo(new Tally(4, 0, 0));
        assertThat(tournament.tallies().get(new Pairing(0, 2))).isEqualTo(new Tally(4, 0, 0));
        assertThat(tournament.tallies().get(new Pairing(1, 2))).isEqualTo(new Tally(4, 0, 0));
    }

    @Test
    void a_tournament_resumes_where_it_was_stopped(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("games.pgn");
        tournament(file).run(2, 1, record -> {});
        Tournament again = tournament(file);
        assertThat(again.games()).isEqualTo(6);
        List<GameRecord> more = new ArrayList<>();
        again.run(3, 1, more::add);
        assertThat(more).hasSize(3);
        assertThat(read(file)).hasSize(9);
    }

    @Test
    void ratings_explain_the_results() {
        Ratings ratings = new Ratings(
                3,
                Map.of(
                        new Pairing(0, 1), new Tally(7500, 0, 2500),
                        new Pairing(1, 2), new Tally(7500, 0, 2500),
                        new Pairing(0, 2), new Tally(9000, 0, 1000)));
        assertThat(ratings.elo(0) - ratings.elo(1)).isCloseTo(191, within(1.0));
        assertThat(ratings.elo(1) - ratings.elo(2)).isCloseTo(191, within(1.0));
        assertThat(ratings.elo(0) + ratings.elo(1) + ratings.elo(2)).isCloseTo(0, within(1e-6));
        assertThat(ratings.margin(0)).isBetween(3.0, 10.0);
    }

    @Test
    void a_weak_player_loses_more_win_probability_per_turn_than_a_strong_one(@TempDir Path folder) throws Exception {
        double random = loss("random", folder).mean();
        double strong = loss("nodes:2000", folder).mean();
        assertThat(random).isGreaterThan(0.05);
        assertThat(strong).isLessThan(random / 3);
    }

    private static LossMeter.Loss loss(String player, Path folder) throws Exception {
        LossMeter meter =
                new LossMeter(Games.EXIMO, Contestant.find(player, Games.EXIMO).orElseThrow(), 1000, 1);
        Path file = folder.resolve(player.replace(':', '-'));
        meter.run(Optional.of(file), 2, 1, done -> {}).orElseThrow();
        List<Integer> counts = new ArrayList<>();
        LossMeter.Loss loss = meter.run(Optional.of(file), 4, 1, counts::add).orElseThrow();
        assertThat(counts).containsExactly(2, 3, 4);
        assertThat(loss.games()).isEqualTo(4);
        return loss;
    }
}
