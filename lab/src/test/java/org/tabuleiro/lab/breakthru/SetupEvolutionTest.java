package org.tabuleiro.lab.breakthru;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SetupEvolutionTest {
    private static final int NODES = 5;
    private static final int GENERATIONS = 2;

    @TempDir
    private Path folder = Path.of("");

    private SetupGames games(String file, int threads) throws IOException {
        return SetupGames.open(NODES, folder.resolve(file), threads).orElseThrow();
    }

    private static List<List<FleetSetup>> evolved(SetupGames games, long seed)
            throws IOException, InterruptedException {
        SetupEvolution evolution = new SetupEvolution(games, seed);
        evolution.run(GENERATIONS, (generation, done, all) -> {});
        return List.of(evolution.survivors(Side.FIRST), evolution.survivors(Side.SECOND));
    }

    private static List<SetupGames.SetupPairing> pairings() {
        SplittableRandom random = new SplittableRandom(1);
        FleetSetup gold = FleetSetup.random(Side.FIRST, random);
        FleetSetup silver = FleetSetup.random(Side.SECOND, random);
        return List.of(
                new SetupGames.SetupPairing(gold, silver, 1),
                new SetupGames.SetupPairing(gold, silver, 2),
                new SetupGames.SetupPairing(gold, silver, 1));
    }

    @Test
    void a_game_is_played_once_and_then_read_from_the_file() throws IOException, InterruptedException {
        SetupGames first = games("a", 1);
        first.play(pairings(), (done, all) -> {});
        first.play(pairings(), (done, all) -> {});
        assertThat(first.played()).isEqualTo(2);
        assertThat(Files.readAllLines(folder.resolve("a"))).hasSize(2);
        SetupGames again = games("a", 1);
        again.play(pairings(), (done, all) -> {});
        assertThat(again.played()).isZero();
        for (SetupGames.SetupPairing each : pairings()) {
            assertThat(again.points(each)).isEqualTo(first.points(each)).isBetween(0, 2);
        }
    }

    @Test
    void games_with_another_number_of_nodes_are_other_games() throws IOException, InterruptedException {
        games("a", 1).play(pairings(), (done, all) -> {});
        SetupGames other = SetupGames.open(NODES + 1, folder.resolve("a"), 1).orElseThrow();
        other.play(pairings(), (done, all) -> {});
        assertThat(other.played()).isEqualTo(2);
    }

    @Test
    void evolution_depends_on_the_seed_and_not_on_the_threads() throws IOException, InterruptedException {
        List<List<FleetSetup>> alone = evolved(games("a", 1), 1);
        assertThat(evolved(games("b", 3), 1)).isEqualTo(alone);
        assertThat(evolved(games("c", 1), 2)).isNotEqualTo(alone);
    }

    @Test
    void resumed_evolution_has_the_same_result() throws IOException, InterruptedException {
        SetupGames games = games("a", 1);
        List<List<FleetSetup>> whole = evolved(games, 1);
        String text = Files.readString(folder.resolve("a"));
        // An interrupted run leaves some of the lines, and the last may be truncated.
        Files.writeString(folder.resolve("b"), text.substring(0, text.length() / 2));
        SetupGames rest = games("b", 1);
        assertThat(evolved(rest, 1)).isEqualTo(whole);
        assertThat(rest.played()).isPositive().isLessThan(games.played());
        assertThat(Files.readAllLines(folder.resolve("b"))).hasSize(games.played());
    }

    @Test
    void the_table_has_the_survivors_and_the_classic_set_ups() throws IOException, InterruptedException {
        SetupEvolution evolution = new SetupEvolution(games("a", 1), 1);
        evolution.run(1, (generation, done, all) -> {});
        SetupTable table = evolution.table(1, 3, (done, all) -> {});
        assertThat(table.golds()).containsAll(evolution.survivors(Side.FIRST)).hasSizeGreaterThanOrEqualTo(5);
        assertThat(table.silvers().stream().flatMap(setup -> SetupTable.name(setup).stream()))
                .containsExactlyInAnyOrder("standard", "diamond", "lotus", "corners");
        assertThat(table.goldBook()).hasSize(3).isSubsetOf(table.golds());
        assertThat(table.silverBook()).hasSize(3).isSubsetOf(table.silvers());
        assertThat(table.bookRank(table.silverBook().get(1))).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hello", "\n", "5\t@d4\t@a1\t1\t2\n", "hello\n5\t", "5\t@d4@e4\t1\tx\n"})
    void an_invalid_file_is_refused_and_not_modified(String text) throws IOException {
        Path file = folder.resolve("a");
        Files.writeString(file, text);
        assertThat(SetupGames.open(NODES, file, 1))
                .isInstanceOfSatisfying(
                        Parsed.Fault.class,
                        fault -> assertThat(fault.message().args()).containsExactly("1", file.toString()));
        assertThat(file).hasContent(text);
    }

    @Test
    void the_line_at_fault_is_named() throws IOException, InterruptedException {
        Path file = folder.resolve("a");
        games("a", 1).play(pairings(), (done, all) -> {});
        Files.writeString(file, Files.readString(file) + "3\n" + Files.readString(file));
        assertThat(SetupGames.open(NODES, file, 1))
                .isInstanceOfSatisfying(
                        Parsed.Fault.class,
                        fault -> assertThat(fault.message().args()).containsExactly("3", file.toString()));
    }
}
