package org.tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.games.Games;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class EngineCommandsTest {
    /** Gold misses a win with the flagship and loses it. */
    private static final String BLUNDER = """
            [Game "breakthru"]
            [First "Ana"]
            [Second "Rui"]
            [Result "0-1"]
            [Reason "flagship-captured"]
            [Position "10s/11/11/11/4s6/3G1F5/11/11/3G7/11/s10[] g - 0 9"]

            5. d6-d5,d3-d2 {hm} e7xf6 0-1
            """;

    @TempDir
    Path folder;

    @Test
    void a_match_counts_its_games_and_resumes_where_it_was_stopped() {
        String file = folder.resolve("match.pgn").toString();
        Run first = Run.of("match", "xadrersi", "nodes:100", "random", "--games", "4", "--file", file);
        assertThat(first.code()).isZero();
        assertThat(first.lastLine()).startsWith("nodes:100 - random: 4 games: +");
        Run second =
                Run.of("match", "xadrersi", "nodes:100", "random", "--games", "6", "--file", file, "--sprt", "0,10");
        assertThat(second.lines().get(0)).isEqualTo("Continuing after 4 games in " + file + ".");
        assertThat(second.lines()).anyMatch(line -> line.contains("LLR"));
        assertThat(second.lastLine())
                .isEqualTo("Not decided: more games are needed to tell a difference of 0 Elo from one of 10.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "match xadrersi random random --games 2",
                "tournament xadrersi random nodes:10 --games 1",
                "loss xadrersi random --games 1 --nodes 10"
            })
    void no_file_is_written_unless_asked_for(String words) throws IOException {
        Set<Path> before = files();
        assertThat(Run.of(words.split(" ", -1)).code()).isZero();
        assertThat(files()).isEqualTo(before);
        Path file = folder.resolve("kept");
        assertThat(Run.of((words + " --file " + file).split(" ", -1)).code()).isZero();
        assertThat(file).isNotEmptyFile();
        assertThat(Run.of((words + " --file " + file).split(" ", -1)).code()).isZero();
    }

    /** The files in the working directory. */
    private static Set<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(""))) {
            return files.collect(Collectors.toSet());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "loss xadrersi random --games 1 --nodes 10 --file ",
                "selfplay xadrersi --games 1 --nodes 10 --out "
            })
    void a_file_with_other_content_is_refused_and_not_modified(String words) throws IOException {
        for (String text :
                new String[] {"dear diary", "dear diary\n", "1\t2\tmany\n", "-1\t2\t0\n", "1\t\u00e9t\u00e9\n"}) {
            Path file = Files.writeString(folder.resolve("mine.txt"), text);
            Run run = Run.of((words + file).split(" ", -1));
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.err())
                    .startsWith("tabuleiro: line 1 of " + file + " is not ")
                    .hasLineCount(1);
            assertThat(file).hasContent(text);
        }
        Path binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, 0, 10});
        assertThat(Run.of((words + binary).split(" ", -1)).err())
                .contains("cannot read " + binary + ": it is not UTF-8 text");
    }

    @Test
    void a_match_with_only_wins_has_a_confidence_interval() {
        String[] words = {"match", "xadrersi", "nodes:200", "engine:exit 0", "--games", "20"};
        assertThat(Run.of(words).lastLine())
                .isEqualTo(
                        "nodes:200 - engine:exit 0: 20 games: +20 =0 -0, 100.0 % (83.9 to 100.0), Elo +inf (+287 to +inf)");
        assertThat(Run.of("match", "xadrersi", "engine:exit 0", "random", "--games", "1", "--lang", "pt")
                        .lastLine())
                .isEqualTo("engine:exit 0 - random: 1 partida: +0 =0 -1, 0.0 % (0.0 a 79.3), Elo -inf (-inf a +234)");
    }

    @Test
    void a_single_judged_game_has_no_error_margin() {
        Run run = Run.of("loss", "xadrersi", "random", "--games", "1", "--nodes", "10");
        assertThat(run.lastLine()).contains("turns of one game").doesNotContain("+/-", "NaN");
        assertThat(Run.of("loss", "xadrersi", "random", "--games", "2", "--nodes", "10")
                        .lastLine())
                .containsPattern("\\(\\+/- [0-9]+\\.[0-9]{2}\\)")
                .doesNotContain("+/- 0.00");
    }

    @Test
    void an_sprt_prints_the_accepted_hypothesis() {
        String file = folder.resolve("sprt.pgn").toString();
        Run run =
                Run.of("match", "xadrersi", "depth:1", "random", "--games", "200", "--file", file, "--sprt", "-900,0");
        assertThat(run.lastLine()).isEqualTo("Decided: a difference of 0 Elo is far more likely than one of -900.");
    }

    @Test
    void engine_speaks_ugi() {
        Run run = Run.typed("ugi\nisready\nposition startpos moves b3-b4\ngo depth 3\n", "engine");
        assertThat(run.out()).contains("ugiok", "readyok");
        assertThat(run.lastLine()).startsWith("bestmove ");
    }

    /** Every game, from a set-up where it has any. */
    static Stream<String> evaluated() {
        Stream<String> games = Games.ALL.stream()
                .map(game -> Stream.concat(
                                Stream.of(game.id()),
                                game.setups().keySet().stream().limit(1))
                        .collect(Collectors.joining(" ")));
        return Stream.concat(games, Stream.of("breakthru lotus", "eximo --evaluation plain"));
    }

    @ParameterizedTest
    @MethodSource("evaluated")
    void eval_names_every_term_in_both_languages(String words) {
        for (String language : new String[] {"en", "pt"}) {
            Run run = Run.of(("eval " + words + " --lang=" + language).split(" ", -1));
            assertThat(run.code()).isZero();
            assertThat(run.out()).doesNotContain("console.", ".term.");
            assertThat(run.lastLine()).matches(" *[+-][0-9]+\\.[0-9]{2}  total");
            assertThat(run.out().lines().count()).isGreaterThan(3);
        }
    }

    @Test
    void analyse_prints_lines_with_scores() {
        Run run = Run.of("analyse", "eximo", "--lines", "3", "--nodes", "30000");
        assertThat(run.code()).isZero();
        assertThat(run.lines()).hasSize(4);
        assertThat(run.lines().subList(0, 3))
                .allMatch(line -> line.matches("[+-][0-9]+\\.[0-9]{2}  [0-9]+%  [a-h][1-8].*"));
        assertThat(run.lastLine()).contains(" nodes");
    }

    @Test
    void analyse_reports_a_proven_win() {
        Run run = Run.of("analyse", "breakthru", "11/11/11/11/11/3G1F5/11/11/11/11/s10[] g - 5 9", "--depth", "3");
        assertThat(run.lines().get(0)).startsWith("wins in one turn  100%  Ff6-");
    }

    @Test
    void solve_reports_proven_and_unproven_positions() {
        Run won = Run.of("solve", "breakthru", "11/11/11/11/11/3G1F5/11/11/11/11/s10[] g - 5 9");
        assertThat(won.code()).isZero();
        assertThat(won.lines().get(0)).startsWith("wins in one turn  Ff6-");
        Run margin = Run.of("solve", "xadrersi", "6R1/4K3/3NqN2/4B1r1/2nbQ3/2Rn1r2/8/8[Bkb] b - 0 14");
        assertThat(margin.code()).isZero();
        assertThat(margin.lines().get(0)).startsWith("wins by 6 points, exact  B@");
        Run open = Run.of("solve", "eximo", "--nodes", "2000");
        assertThat(open.code()).isEqualTo(1);
        assertThat(open.lastLine()).startsWith("Not proven");
    }

    @Test
    void solve_random_prints_the_mean_effort() {
        Run run = Run.of("solve", "xadrersi", "--random", "4", "--left", "3");
        assertThat(run.code()).isZero();
        assertThat(run.lines()).hasSize(5);
        assertThat(run.lastLine()).startsWith("4 of 4 solved");
    }

    @Test
    void a_set_up_can_be_analysed() {
        Run run = Run.of("analyse", "breakthru", "--depth", "1", "--lines", "2");
        assertThat(run.lines()).hasSize(3);
    }

    @Test
    void analyse_can_print_updates_after_every_depth() {
        List<String> last = Run.of("analyse", "eximo", "--depth", "4").lines();
        List<String> all =
                Run.of("analyse", "eximo", "--depth", "4", "--updates").lines();
        assertThat(last).hasSize(2);
        assertThat(all.stream().filter(line -> line.startsWith("Depth 1,"))).hasSize(1);
        assertThat(all.stream().filter(line -> line.startsWith("Depth "))).hasSizeGreaterThan(4);
    }

    @Test
    void annotate_marks_blunders_and_adds_the_better_turn() throws IOException {
        Path file = Files.writeString(folder.resolve("game.pgn"), BLUNDER + "\n" + BLUNDER);
        Run run = Run.of("annotate", file.toString(), "--nodes", "5000");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("d6-d5,d3-d2 $4 {hm} {[%chance 0]} (5. Ff6-", "[Annotator \"Tabuleiro\"]");
        assertThat(run.err())
                .contains(
                        "Game 2, Breakthru: Ana - Rui",
                        "Gold: 100.0% of win probability lost per turn on average; inaccuracies: 0, mistakes: 0, blunders: 1; turns: 1",
                        "Silver: 0.0% of");
        Path out = folder.resolve("out.pgn");
        Run written = Run.of("annotate", file.toString(), "--nodes", "5000", "--out", out.toString());
        assertThat(out).hasContent(run.out());
        assertThat(written.out()).isEqualTo(run.err());
        Run again = Run.of("annotate", out.toString(), "--nodes", "5000", "--lang", "en");
        assertThat(again.out()).isEqualTo(run.out());
        assertThat(Run.of("replay", out.toString()).out()).contains("hm\n", "Silver 100 %\n");
        assertThat(Run.of("replay", out.toString(), "--lang", "pt").out()).contains("hm\n", "Prateado 100 %\n");
    }
}
