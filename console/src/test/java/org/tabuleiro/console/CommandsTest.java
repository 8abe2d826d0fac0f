package org.tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class CommandsTest {
    private static final String EXIMO_START = "1bbbbbb1/1bbbbbb1/1bb2bb1/8/8/1WW2WW1/1WWWWWW1/1WWWWWW1 w - 0 1";

    @TempDir
    Path folder;

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void legal_lists_the_steps_sorted_one_per_line() {
        Run run = Run.of("legal", "eximo");
        assertThat(run.code()).isZero();
        assertThat(run.lines()).hasSize(40).isSorted().contains("b3-b4", "b2-d4");
    }

    @Test
    void legal_lists_nothing_when_the_game_is_over() {
        Run run = Run.of("legal", "eximo", "2bbb3/3W4/8/8/8/8/8/8 w - 0 1");
        assertThat(run.code()).isZero();
        assertThat(run.out()).isEmpty();
    }

    @Test
    void a_position_may_be_one_word_or_five() {
        assertThat(Run.of("legal", "eximo", "8/8/8/8/b7/8/8/7W", "b", "-", "0", "2")
                        .lines())
                .isEqualTo(Run.of("legal", "eximo", "8/8/8/8/b7/8/8/7W b - 0 2").lines())
                .containsExactly("a4-a3", "a4-b3");
    }

    @Test
    void apply_prints_the_position_that_turns_lead_to() {
        Run run = Run.of("apply", "eximo", EXIMO_START, "b3-b4", "c6-c5");
        assertThat(run.code()).isZero();
        assertThat(run.lines()).containsExactly("1bbbbbb1/1bbbbbb1/1b3bb1/2b5/1W6/2W2WW1/1WWWWWW1/1WWWWWW1 w - 2 3");
    }

    @Test
    void apply_reports_the_end_of_the_game() {
        Run run = Run.of("apply", "breakthru", "11/11/11/11/11/3G1F5/11/11/11/11/s10[] g - 5 9", "Ff6-f11");
        assertThat(run.lines())
                .containsExactly("5F5/11/11/11/11/3G7/11/11/11/11/s10[] s - 6 10", "over: gold flagship-on-edge");
    }

    @Test
    void apply_explains_an_illegal_turn_in_one_line() {
        Run run = Run.of("apply", "eximo", "8/8/1b6/8/1b3b2/W3W3/8/8 w - 0 1", "e3-e4");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines())
                .containsExactly(
                        "tabuleiro: e3-e4 is not legal. Capturing is compulsory: e3 captures and lands on g5.");
    }

    @Test
    void apply_accepts_steps_that_begin_with_a_special_character() throws IOException {
        assertThat(Run.of("apply", "eximo", "1b4b1/8/8/4W3/3W4/2W5/8/8 w jump:d4 0 21", "-f6")
                        .lastLine())
                .isEqualTo("1b4b1/8/5W2/4W3/8/2W5/8/8 b - 1 22");
        assertThat(Run.of("apply", "sixteen-stones", "start", "@c3").lastLine())
                .isEqualTo("5/5/2R2/5/5[7R8b] b place 0 2");
    }

    @Test
    void a_wrong_set_up_of_many_ships_is_refused_at_once() {
        Run run = Run.of(
                "apply",
                "breakthru",
                "11/11/11/3GG6/3GG6/3GGF5/3GGG5/3GGG5/11/11/11[20s] s setup 0 2",
                "@a1@a2@a3@b1@b2@b3@c1@c2@c3@d1@d2@d3@e1@e2@e3@f1@f2@f3@g1@f6");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("@f6 is not legal.");
    }

    @Test
    void a_flipped_picture_differs() {
        assertThat(Run.of("show", "eximo", "--svg", "--flip").out())
                .isNotEqualTo(Run.of("show", "eximo", "--svg").out());
    }

    @Test
    void help_is_also_a_command() {
        assertThat(Run.of("help").out()).isEqualTo(Run.of("--help").out()).contains("perft");
        assertThat(Run.of("help", "play").out())
                .isEqualTo(Run.of("play", "--help").out());
        assertThat(Run.of("--lang", "pt", "help", "play"))
                .isEqualTo(Run.of("--lang=pt", "help", "play"))
                .isEqualTo(Run.of("help", "--lang", "pt", "play"))
                .isEqualTo(Run.of("play", "--help", "--lang", "pt"));
        assertThat(Run.of("help", "plya").err()).contains("did you mean play?");
    }

    @Test
    void the_version_is_that_of_the_pom_with_the_commit_that_was_built() throws IOException {
        Run run = Run.of("--version");
        assertThat(run.code()).isZero();
        Matcher line = Pattern.compile("Tabuleiro (\\S+) \\(commit ([0-9a-f]{7,40}(-dirty)?|unknown)\\)\n")
                .matcher(run.out());
        assertThat(line.matches()).as(run.out()).isTrue();
        assertThat(Files.readString(Path.of("..", "pom.xml")))
                .contains("<artifactId>tabuleiro</artifactId>\n  <version>" + line.group(1) + "</version>");
        assertThat(Run.of("version")).isEqualTo(Run.of("-V")).isEqualTo(run);
        assertThat(Run.of("--lang", "pt", "version").out().replace("desconhecido", "unknown"))
                .isEqualTo(run.out());
    }

    @Test
    void the_last_line_of_perft_is_the_count() {
        assertThat(Run.of("perft", "eximo", "3").lines()).containsExactly("60284");
        assertThat(Run.of("perft", "eximo", "3", "--steps").lines()).containsExactly("60270");
        assertThat(Run.of("perft", "xadrersi", "0").lines()).containsExactly("1");
        Run divided = Run.of("perft", "eximo", "2", "--divide");
        assertThat(divided.lines()).hasSize(41).contains("b3-b4: 40");
        assertThat(divided.lastLine()).isEqualTo("1600");
    }

    @Test
    void perft_ignores_draw_rules() {
        String quiet = "8/8/8/8/8/b7/8/W7 b - 200 2";
        assertThat(Run.of("legal", "eximo", quiet).out()).isEmpty();
        assertThat(Run.of("perft", "eximo", "1", "--position", quiet).lastLine())
                .isEqualTo("2");
        assertThat(Run.of("perft", "eximo", "1", "--divide", "--position", quiet)
                        .lines())
                .containsExactlyInAnyOrder("a3-a2: 1", "a3-b2: 1", "2");
    }

    @Test
    void show_draws_the_board_with_hands_scores_and_the_position_string() {
        Run run = Run.of("show", "xadrersi", "8/8/8/8/3K4/8/8/8[Q2R2B2Nkq2r2b2n] b - 0 2");
        assertThat(run.out()).contains("♔", "Score: White 8, Black 0", "Black to move, turn 2");
        assertThat(run.lastLine()).isEqualTo("8/8/8/8/3K4/8/8/8[Q2R2B2Nkq2r2b2n] b - 0 2");
    }

    @Test
    void show_names_both_banks_of_sixteen_stones_even_when_they_are_empty() {
        String empty = "1d1R1/1R3/4R/Rbb1d/Rdb1R[] r - 17 45";
        assertThat(Run.of("show", "sixteen-stones", empty).lines()).contains("Red's bank: empty", "Blue's bank: empty");
        assertThat(Run.of("show", "sixteen-stones", empty, "--lang", "pt").lines())
                .contains("Banco do Vermelho: vazio", "Banco do Azul: vazio");
        assertThat(Run.of("show", "sixteen-stones", empty.replace("[]", "[2R]"), "--plain")
                        .lines())
                .contains("Red's bank: 2R", "Blue's bank: empty");
    }

    @Test
    void plain_boards_have_neither_box_drawing_nor_colour() {
        Run run = Run.of("show", "breakthru", "standard", "--plain");
        assertThat(run.out().chars()).allMatch(c -> c < 128 && (c >= 32 || c == '\n'));
        assertThat(run.lines()).contains(" 6 . s . G . F . G . s .");
    }

    @Test
    void views_that_do_not_draw_the_central_area_of_breakthru_name_it_in_their_first_line() {
        assertThat(Run.of("show", "breakthru", "--plain").lines().get(0)).isEqualTo("Central area: d4-h8");
        assertThat(Run.of("show", "breakthru", "--classic", "--lang", "pt")
                        .lines()
                        .get(0))
                .isEqualTo("Área central: d4-h8");
        assertThat(Run.of("show", "breakthru").out()).contains("╔").doesNotContain("d4-h8");
        assertThat(Run.of("show", "eximo", "--plain").lines().get(0)).startsWith(" 8");
    }

    @Test
    void the_classic_view_of_eximo_has_rank_1_at_the_top() {
        assertThat(Run.of("show", "eximo", "--classic").out()).startsWith("""
                   a      b      c      d      e      f      g      h
                --------------------------------------------------------
               |      |      |      |      |      |      |      |      |
             1 |      |  o   |  o   |  o   |  o   |  o   |  o   |      |
               |------|------|------|------|------|------|------|------|
               |      |      |      |      |      |      |      |      |
             2 |      |  o   |  o   |  o   |  o   |  o   |  o   |      |
            """);
        assertThat(Run.of("show", "eximo", "--classic").out()).contains("""
             8 |      |  #   |  #   |  #   |  #   |  #   |  #   |      |
               |------|------|------|------|------|------|------|------|
            """);
    }

    @Test
    void the_classic_view_of_xadrersi_has_rank_8_at_the_top_and_knights_as_h() {
        Run run = Run.of("show", "xadrersi", "r7/8/8/8/3K4/5N2/8/8[Q2R2BNkqr2b2n] b - 0 4", "--classic");
        assertThat(run.out()).startsWith("""
               a   b   c   d   e   f   g   h
             +---+---+---+---+---+---+---+---+
             | r |   |   |   |   |   |   |   | 8
             +---+---+---+---+---+---+---+---+
            """);
        assertThat(run.out()).contains(" |   |   |   |   |   | H |   |   | 3\n");
    }

    @Test
    void convert_reads_and_writes_the_forms_of_other_programs() {
        String ints = Run.of("convert", "eximo", "--from", "position", "--to", "ints", EXIMO_START)
                .lastLine();
        assertThat(ints.split(" ", -1)).hasSize(64).startsWith("0", "1", "1").endsWith("2", "2", "0");
        assertThat(Run.typed(ints + "\n", "convert", "eximo", "--from", "ints", "--to", "position", "--side", "black")
                        .lastLine())
                .isEqualTo("1bbbbbb1/1bbbbbb1/1bb2bb1/8/8/1WW2WW1/1WWWWWW1/1WWWWWW1 b - 0 2");
        Run stones = Run.of(
                "convert",
                "sixteen-stones",
                "--from",
                "prolog",
                "--to",
                "position",
                "--side",
                "blue",
                "--reserve",
                "2Rb",
                "[[empty,empty,empty,empty,empty],[empty,empty,blue,empty,empty],[dormant_red,empty,empty,red,empty],"
                        + "[empty,empty,empty,empty,empty],[blue,empty,empty,empty,empty]]");
        assertThat(stones.lastLine()).isEqualTo("5/2b2/D2R1/5/b4[2Rb] b - 0 20");
    }

    @Test
    void replay_prints_the_turns_and_the_result() throws IOException {
        Path game = file("game.pgn", """
            [Game "eximo"]
            [First "Ana"]
            [Second "Rui"]
            [Result "1-0"]
            [Reason "resignation"]

            1. b3-b4 c6-c5 2. b4xd6 {forced} 1-0
            """);
        Run run = Run.of("replay", game.toString(), "--lang", "pt");
        assertThat(run.code()).isZero();
        assertThat(run.lines()).contains("Eximo: Ana - Rui", "1. b3-b4", "1... c6-c5", "2. b4xd6");
        assertThat(run.out()).contains("as Pretas desistiram");
    }

    @Test
    void an_error_in_a_file_is_reported_with_line_and_column() throws IOException {
        Path game = file("game.pgn", """
            [Game "eximo"]
            [First "Ana"]
            [Second "Rui"]
            [Result "*"]

            1. b3-b5 *
            """);
        Run run = Run.of("replay", game.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err())
                .contains("game.pgn, line 6, column 4: b3-b5 is not legal.")
                .hasLineCount(1);
    }

    @Test
    void verify_counts_and_reports_failures() throws IOException {
        Path good = file("eximo.perft.tsv", "turns\t" + EXIMO_START + "\t2\t1600\n");
        assertThat(Run.of("verify", good.toString()).lines()).containsExactly("1 passed, 0 failed");
        Path bad = file("xadrersi.scores.tsv", "8/8/8/8/3K4/8/8/8[Q2R2B2Nkq2r2b2n] b - 0 2\t9\t0\n");
        Run run = Run.of("verify", good.toString(), bad.toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.lines()).containsExactly("xadrersi.scores.tsv:1: expected 9-0, found 8-0", "1 passed, 1 failed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "legal",
                "legal chess",
                "legal eximo nonsense",
                "legal eximo --frobnicate",
                "frobnicate",
                "legal eximo --lang de",
                "show eximo 8/8/8/8/8/8/8/8[] w - 0 1",
                "apply eximo start",
                "apply eximo start a1-a9",
                "perft eximo -1",
                "perft eximo many",
                "replay no-such-file.pgn",
                "replay .",
                "verify no-such-file.tsv",
                "verify chess.tsv",
                "convert eximo --from tea --to ints 1",
                "convert eximo --from ints --to position 1 2 3",
                "convert eximo --from ints",
                "play eximo --first wizard",
                "play eximo --first level:9",
                "analyse eximo --lines 6",
                "analyse eximo --time -1",
                "analyse eximo --time 1 --nodes 5",
                "analyse eximo --depth x",
                "analyse eximo --time nan",
                "annotate",
                "annotate no-such-file.pgn",
                "annotate . --nodes 10",
                "annotate game.pgn --nodes 0",
                "annotate game.pgn --nodes 5 --time 1",
                "play eximo --second level:8 --time 0",
                "play eximo --second level:8 --time 601",
                "play eximo --second level:8 --time soon",
                "play eximo --second level:3 --time 1",
                "analyse eximo 2bbb3/3W4/8/8/8/8/8/8 w - 0 1",
                "analyse eximo --evaluation fancy",
                "eval chess",
                "solve chess",
                "solve eximo --time 0",
                "solve eximo --time 1 --nodes 5",
                "solve eximo --random 5",
                "solve xadrersi --random 0",
                "solve eximo 2bbb3/3W4/8/8/8/8/8/8 w - 0 1",
                "eval eximo --evaluation material",
                "play eximo --side third",
                "play eximo --setup standard",
                "play breakthru --setup standard --position start",
                "play eximo --seed x",
                "play eximo --seed 1 --seed 2",
                "show breakthru foo",
                "convert eximo",
                "verify .",
                "verify /",
                "match eximo level:1 wizard",
                "setups eximo",
                "setups breakthru --generations 0",
                "setups breakthru --threads 0",
                "setups breakthru --file pom.xml",
                "setups breakthru --file .",
                "setups breakthru --file /dev/full",
                "setups breakthru --generations 1 --nodes 1 --file /no/such/folder/setups.tsv",
                "match eximo level:9 random",
                "match eximo random random --games -3",
                "match eximo time:50,evaluation=material random",
                "match eximo time:50,evaluation random",
                "match eximo nodes:50,colour=red random",
                "match eximo nodes:50,hash=0 random",
                "match eximo nodes:50,hash=4,hash=5 random",
                "match eximo level:1,hash=4 random",
                "match eximo engine,time=50,depth=3:true random",
                "match eximo engine,patience=now:true random",
                "match eximo human random",
                "match eximo random random --file .",
                "match eximo random random --file pom.xml",
                "match eximo random random --file /no/such/folder/games.pgn",
                "match eximo random random --file no-such-folder/",
                "match eximo random random --file /dev/full",
                "tournament eximo random nodes:10 --file /no/such/folder/games.pgn",
                "loss eximo random --file .",
                "loss eximo random --file pom.xml",
                "loss eximo random --file /no/such/folder/loss.tsv",
                "loss eximo random --file /dev/full",
                "selfplay eximo --out .",
                "selfplay eximo --out pom.xml",
                "selfplay eximo --out /no/such/folder/data.tsv",
                "selfplay eximo --out /dev/full",
                "tournament eximo random",
                "tournament eximo random random",
                "tournament eximo random wizard",
                "loss eximo wizard",
                "loss eximo random --nodes 0",
                "selfplay chess",
                "selfplay eximo --games 0",
                "selfplay eximo --nodes many",
                "tune eximo no-such-file.tsv",
                "tune eximo pom.xml",
                "match eximo random random --sprt 20,0",
                "bench everything",
                "desktop",
                "serve",
                "site",
                "admin"
            })
    void bad_input_is_reported_in_one_line_with_exit_code_2(String words) {
        for (String language : new String[] {"en", "pt"}) {
            Run run = Run.of((words + " --lang=" + language).split(" ", -1));
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.err())
                    .startsWith("tabuleiro: ")
                    .hasLineCount(1)
                    .doesNotContain("Exception", "{0}", "console.", "contestant.");
            assertThat(run.out()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "play eximo --time abc",
                "play eximo --time abc --second level:3",
                "play eximo --time abc --second level:8 --side nowhere",
                "analyse eximo --time abc",
                "analyse eximo --time abc --nodes 5",
                "annotate game.pgn --time abc --depth 3",
                "solve eximo --time abc --depth x"
            })
    void an_invalid_time_is_reported_before_other_errors(String words) {
        assertThat(Run.of(words.split(" ", -1)).err())
                .containsPattern(
                        "abc is not a valid value for --time; expected a number of seconds from 0\\.\\d+ to \\d+\n");
    }

    @ParameterizedTest
    @CsvSource({
        "plya, play",
        "paly, play",
        "PLAY, play",
        "shwo, show",
        "consol, console",
        "dekstop, desktop",
        "tornament, tournament",
        "analyze, analyse",
        "hlep, help",
        "eximo, play eximo",
        "exmio, play eximo"
    })
    void a_mistyped_command_gets_a_suggestion_in_both_languages(String typed, String meant) {
        assertThat(Run.of(typed)).isEqualTo(refused("there is no command " + typed + "; did you mean " + meant + "?"));
        assertThat(Run.of("--lang", "pt", typed, "eximo"))
                .isEqualTo(refused("não há nenhum comando " + typed + "; queria dizer " + meant + "?"));
    }

    @ParameterizedTest
    @CsvSource({
        "play eximo --tmie 3, --tmie, --time",
        "play eximo --tiem=3, --tiem, --time",
        "show eximo --flpi, --flpi, --flip",
        "match eximo random random --game 3, --game, --games",
        "play eximo --sed 3, --sed, --seed",
        "--versoin, --versoin, --version"
    })
    void a_mistyped_option_gets_a_suggestion(String words, String typed, String meant) {
        assertThat(Run.of(words.split(" ", -1)).err())
                .startsWith("tabuleiro: there is no option " + typed + "; did you mean " + meant + "? See: tabuleiro");
        assertThat(Run.of((words + " --lang=pt").split(" ", -1)).err())
                .startsWith(
                        "tabuleiro: não há nenhuma opção " + typed + "; queria dizer " + meant + "? Veja: tabuleiro");
    }

    @Test
    void an_unknown_word_without_a_near_match_gets_no_suggestion() {
        assertThat(Run.of("frobnicate")).isEqualTo(refused("there is no command frobnicate; see: tabuleiro --help"));
        assertThat(Run.of("legal", "eximo", "--frobnicate"))
                .isEqualTo(refused("there is no option --frobnicate; see: tabuleiro legal --help"));
        assertThat(Run.of("perft", "eximo", "2", "more"))
                .isEqualTo(refused("more is not expected here; see: tabuleiro perft --help"));
    }

    private static Run refused(String reason) {
        return new Run(2, "", "tabuleiro: " + reason + "\n");
    }

    @Test
    void a_flag_with_a_value_and_an_option_without_one_are_refused() {
        for (String words : new String[] {"show eximo --svg=", "show eximo --svg=board.svg", "play eximo --resign="}) {
            String flag = words.replaceAll(".*(--\\w+)=.*", "$1");
            Run run = Run.of(words.split(" ", -1));
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.err())
                    .isEqualTo("tabuleiro: " + flag + " takes no value; give " + flag + " alone, or leave it out\n");
        }
        for (String words : new String[] {
            "play eximo --time=", "play eximo --time", "match eximo random random --seed=", "play eximo --time --plain"
        }) {
            String option = words.replaceAll(".*(--(time|seed)).*", "$1");
            assertThat(Run.of(words.split(" ", -1)).err())
                    .startsWith("tabuleiro: " + option + " needs a value: " + option + "=");
        }
        for (String words : new String[] {"--lang=", "play eximo --lang", "serve --lang="}) {
            assertThat(Run.of(words.split(" ", -1)).err()).isEqualTo("tabuleiro: --lang needs a value: --lang=en|pt\n");
        }
        assertThat(Run.of("convert", "eximo", "--to", "ints", "--lang=pt").err())
                .startsWith("tabuleiro: falta --from");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "desktop",
                "serve",
                "site",
                "admin",
                "play",
                "console",
                "rules",
                "show",
                "legal",
                "apply",
                "perft",
                "analyse",
                "annotate",
                "solve",
                "eval",
                "replay",
                "convert",
                "verify",
                "match",
                "selfplay",
                "tune",
                "setups",
                "bench",
                "engine"
            })
    void every_command_has_help_in_both_languages(String command) {
        String english = Run.of((command + " --help").strip().split(" ", -1)).out();
        String portuguese =
                Run.of((command + " --lang pt --help").strip().split(" ", -1)).out();
        assertThat(english).startsWith("Usage: tabuleiro " + command).contains("Show this help.");
        assertThat(portuguese).startsWith("Utilização: tabuleiro " + command).contains("Mostrar esta ajuda.");
        assertThat(english.lines().count()).isGreaterThan(4);
    }

    @Test
    void help_and_errors_list_the_available_games() {
        List<Game> games = List.of(Games.BREAKTHRU, Games.XADRERSI);
        assertThat(unwrapped(Run.withGames(games, "legal", "--help")))
                .contains("breakthru or xadrersi")
                .doesNotContain("eximo", "sixteen-stones");
        assertThat(unwrapped(Run.withGames(games, "play", "--help", "--lang", "pt")))
                .contains("breakthru ou xadrersi", "(Breakthru: standard, diamond,");
        assertThat(unwrapped(Run.withGames(games, "eval", "--help")))
                .contains("(Breakthru: material; Xadrersi: score)");
        assertThat(unwrapped(Run.withGames(games, "solve", "--help"))).contains("(xadrersi)");
        assertThat(Run.withGames(games, "legal", "eximo").err()).contains("expected one of: breakthru, xadrersi");
        assertThat(Run.withGames(games, "eximo").err()).doesNotContain("play eximo");
        for (Game game : Games.ALL) {
            assertThat(Run.of("legal", "--help").out()).contains(game.id());
        }
    }

    /** The help without its line breaks. */
    private static String unwrapped(Run help) {
        return help.out().replaceAll("\\s+", " ");
    }

    @Test
    void rules_prints_the_rules_with_diagrams() {
        Run run = Run.of("rules", "sixteen-stones", "--plain", "--lang", "pt");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("   a b c d e").doesNotContain("```");
    }

    @Test
    void replay_translates_the_words_of_turns() throws IOException {
        Path file = Files.writeString(folder.resolve("words.pgn"), """
            [Game "breakthru"]
            [First "Ana"]
            [Second "Rui"]
            [Result "*"]
            [Setup "standard"]

            2. silver (2. gold,f8-f9,e8-e9 {[%chance 57]}) *
            """);
        assertThat(Run.of("replay", file.toString(), "--plain").lines())
                .containsSequence("2. Silver begins", "    (2. Gold begins,f8-f9,e8-e9 {Gold 57 %})");
        assertThat(Run.of("replay", file.toString(), "--plain", "--lang", "pt").lines())
                .containsSequence("2. Prateado começa")
                .anyMatch(line -> line.startsWith("    (2. Dourado começa,f8-f9,e8-e9 {"));
    }

    @Test
    void replay_shows_comments_marks_and_variations() throws IOException {
        Path file = Files.writeString(folder.resolve("notes.pgn"), """
            [Game "eximo"]
            [First "Ana"]
            [Second "Rui"]
            [Result "*"]

            {At noon.} 1. b3-b4 c6-c5 2. b4xd6 {forced} 2... d7xd5 $2 (2... c7xe5 {better}) $40 *
            """);
        Run run = Run.of("replay", file.toString(), "--plain");
        assertThat(run.lines())
                .containsSequence(
                        "At noon.",
                        "1. b3-b4",
                        "1... c6-c5",
                        "2. b4xd6",
                        "    forced",
                        "2... d7xd5 ? $40",
                        "    (2... c7xe5 {better})");
    }
}
