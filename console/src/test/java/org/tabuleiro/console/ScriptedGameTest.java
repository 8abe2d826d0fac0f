package org.tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.console.io.FileCompletion;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.testing.NamedPipe;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ScriptedGameTest {
    @TempDir
    Path folder;

    private static Run twoPeople(String game, String... lines) {
        return Run.typed(String.join("\n", lines) + "\n", "play", game, "--second", "human");
    }

    @Test
    void a_whole_game_can_be_played_from_a_script() {
        Run run = twoPeople(
                "xadrersi",
                "K@d4 B@e3 N@g5 R@e6 Q@f6 Q@c4 R@c1 B@f5 R@h7 N@d7 B@e4 R@a8 B@d6 N@g2 N@b6 K@g7".split(" ", -1));
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("Score: White 71, Black 70", "White plays N@b6");
        assertThat(run.out()).containsPattern("White wins.*71.*70");
    }

    static List<Game> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_computer_plays_itself_to_the_end(Game game) {
        Run run = Run.of("play", game.id(), "--first", "random", "--second", "random", "--seed", "16");
        assertThat(run.code()).isZero();
        assertThat(run.lastLine()).matches(".*(wins|Draw|draw).*");
    }

    @Test
    void the_same_seed_plays_the_same_game() {
        String[] args = {"play", "eximo", "--first", "random", "--second", "random", "--seed", "5"};
        assertThat(Run.of(args)).isEqualTo(Run.of(args));
    }

    @Test
    void a_typo_is_explained_and_the_game_continues() {
        Run run = twoPeople("eximo", "b3-b5", "hello", "b3-b4", "position");
        assertThat(run.out())
                .contains("b3-b5 is not legal. b3 cannot go to b5: it can go to b4")
                .contains("hello is not a step here. Expected one such as:")
                .contains("1bbbbbb1/1bbbbbb1/1bb2bb1/8/1W6/2W2WW1/1WWWWWW1/1WWWWWW1 b - 1 2");
    }

    @Test
    void the_rule_behind_a_refusal_is_shown_on_request() {
        Run run = Run.typed(
                "why\na2-a3\nwhy\n",
                "play",
                "eximo",
                "--second",
                "human",
                "--position",
                "8/8/8/2b5/2W5/8/W7/8 w - 0 15");
        assertThat(run.out())
                .contains("Nothing has been refused. For all rules, type: rules")
                .contains("Capturing is compulsory: move the man on c4.")
                .contains("If any of your men can capture, you must capture")
                .doesNotContain("You win when your opponent");
    }

    @Test
    void the_rest_of_a_partial_turn_is_asked_for() {
        Run run = Run.typed(
                "gold,f8-f9\ne8-e9\nposition\n", "play", "breakthru", "--second", "human", "--setup", "standard");
        assertThat(run.out()).contains("Gold (Gold begins,f8-f9): ").contains("Gold plays Gold begins,f8-f9,e8-e9");
        assertThat(run.out()).contains("] s - 1 4");
    }

    @Test
    void a_step_can_be_entered_by_its_squares() {
        assertThat(twoPeople("eximo", "b3", "b4").out()).contains("The man on b3 can go to ", "White plays b3-b4");
        assertThat(twoPeople("xadrersi", "d4").out()).contains("White plays K@d4");
    }

    @Test
    void undo_and_redo_go_back_and_forth() {
        Run run = twoPeople("eximo", "b3-b4", "c6-c5", "undo", "undo", "undo", "redo", "position");
        assertThat(run.out()).contains("There is nothing to take back.");
        assertThat(run.out()).contains("1bbbbbb1/1bbbbbb1/1bb2bb1/8/1W6/2W2WW1/1WWWWWW1/1WWWWWW1 b - 1 2");
    }

    @Test
    void undo_against_the_computer_returns_to_the_persons_own_turn() {
        Run run = Run.typed("b3-b4\nundo\nposition\n", "play", "eximo", "--seed", "1");
        assertThat(run.out()).contains("1bbbbbb1/1bbbbbb1/1bb2bb1/8/8/1WW2WW1/1WWWWWW1/1WWWWWW1 w - 0 1");
    }

    @Test
    void a_saved_game_can_be_loaded_and_continued_even_in_the_middle_of_a_turn() throws IOException {
        Path file = folder.resolve("my game.pgn");
        Run saved = Run.typed(
                "silver\nb4-a4\nsave " + file + "\nquit\n",
                "play",
                "breakthru",
                "--second",
                "human",
                "--setup",
                "standard");
        assertThat(saved.out()).contains("Saved to " + file);
        assertThat(Files.readString(file)).contains("[Setup \"standard\"]", "2. silver b4-a4 *");
        Run loaded = Run.typed("load " + file + "\nj4-k4\nposition\n", "play", "eximo", "--second", "human");
        assertThat(loaded.out()).contains("Silver plays b4-a4,j4-k4");
    }

    @Test
    void a_file_is_replaced_only_after_confirmation() throws IOException {
        Path file = Files.writeString(folder.resolve("notes.txt"), "mine");
        twoPeople("eximo", "b3-b4", "save " + file, "n", "quit", "y");
        assertThat(file).hasContent("mine");
        twoPeople("eximo", "b3-b4", "save " + file, "y", "quit");
        assertThat(Files.readString(file)).contains("1. b3-b4 *");
    }

    @Test
    void a_failed_save_or_load_does_not_lose_the_game() {
        Run run = twoPeople(
                "eximo",
                "b3-b4",
                "save " + folder.resolve("none/game.pgn"),
                "load " + folder.resolve("none.pgn"),
                "c6-c5");
        assertThat(run.out()).contains("cannot write", "cannot read", "Black plays c6-c5");
    }

    @Test
    void quit_asks_for_confirmation_if_the_game_is_not_saved() {
        Run run = twoPeople("eximo", "b3-b4", "quit", "n", "c6-c5", "quit", "y", "b4xd6");
        assertThat(run.out()).contains("will be lost", "Black plays c6-c5").doesNotContain("White plays b4xd6");
    }

    @Test
    void a_resignation_ends_the_game_and_can_be_taken_back() {
        Run run = twoPeople("eximo", "b3-b4", "resign", "c6-c5", "undo", "c6-c5");
        assertThat(run.out()).contains("White wins: Black resigned.", "The game is over", "Black plays c6-c5");
    }

    @Test
    void a_draw_needs_both_players() {
        assertThat(twoPeople("eximo", "draw", "n", "draw", "y").out())
                .contains("Black declines the draw.", "Draw by agreement.");
    }

    @Test
    void commands_work_in_portuguese_and_a_change_of_language_keeps_the_game() {
        Run run = twoPeople("eximo", "b3-b4", "lang pt", "ajuda", "posição", "propor", "empate", "s");
        assertThat(run.out()).contains("Pretas: Mova um dos seus peões.", "b - 1 2", "Empate por acordo.");
    }

    @Test
    void a_player_without_a_move_passes_with_a_notice() {
        Run run = Run.typed(
                "position\n",
                "play",
                "sixteen-stones",
                "--second",
                "human",
                "--position",
                "5/5/5/RRR2/bbRR1[] b - 0 20");
        assertThat(run.out()).contains("Blue cannot move and passes.", "5/5/5/RRR2/bbRR1[] r - 1 21");
    }

    @Test
    void turns_are_shown_in_the_language_of_the_player_and_saved_in_notation() throws IOException {
        Path file = folder.resolve("stones.pgn");
        Run run = Run.typed(
                "sac\nc3-d4\nd4-e3\nend\nguardar " + file + "\n",
                "play",
                "sixteen-stones",
                "--second",
                "human",
                "--position",
                "bb3/5/2R2/1R3/RRRb1[R] r - 4 31",
                "--lang",
                "pt");
        assertThat(run.out()).contains("Vermelho (sacrifício): ", "Vermelho: sacrifício,c3-d4,d4-e3,fim");
        assertThat(Files.readString(file)).contains("sac,c3-d4,d4-e3,end");
        Run pass = Run.typed(
                "",
                "play",
                "sixteen-stones",
                "--second",
                "human",
                "--position",
                "5/5/5/RRR2/bbRR1[] b - 0 20",
                "--lang",
                "pt");
        assertThat(pass.out()).contains("O Azul não pode jogar e passa.").doesNotContain("pass\n");
    }

    @Test
    void the_menu_asks_for_game_opponent_side_and_set_up() {
        Run run = Run.typed("2\nfriend\n9\n2\nsilver\nposition\n");
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains("Which game?", "Against whom?", "Expected a number from 1 to 5.", "Gold lets Silver begin.");
    }

    @Test
    void the_menu_changes_its_language_at_any_question() {
        assertThat(Run.typed("pt\n1\n\n\n", "console").out())
                .contains("Que jogo?", "Contra quem?", "De que lado joga?");
    }

    @Test
    void the_board_is_flipped_for_the_second_player_against_the_computer() {
        Run run = Run.typed("", "play", "eximo", "--side", "second", "--plain", "--seed", "3");
        assertThat(run.lines()).contains("   h g f e d c b a").contains(" 8 . b b b b b b .");
    }

    @Test
    void redo_is_refused_after_the_end_of_the_game() {
        Run run = twoPeople("eximo", "b3-b4", "undo", "resign", "redo", "undo", "redo", "position");
        assertThat(run.out()).contains("There is nothing to redo.");
        assertThat(run.out()).contains("8/1W6/2W2WW1/1WWWWWW1/1WWWWWW1 b - 1 2");
    }

    @Test
    void a_loaded_turn_with_a_unique_continuation_is_completed() throws IOException {
        Path file = Files.writeString(folder.resolve("chain.pgn"), """
                [Game "eximo"]
                [First "A"]
                [Second "B"]
                [Result "*"]
                [Position "8/8/4b3/8/3b4/1Wb5/7b/8 w - 0 31"]

                16. b3xd3 *
                """);
        Run run = twoPeople("eximo", "load " + file, "h2-h1", "position");
        assertThat(run.out()).contains("White plays b3xd3xd5xf7", "Black (h2-h1): ");
    }

    @Test
    void save_follows_a_symbolic_link() throws IOException {
        Path real = Files.writeString(folder.resolve("real.pgn"), "");
        Path link = Files.createSymbolicLink(folder.resolve("link.pgn"), real);
        twoPeople("eximo", "b3-b4", "save " + link, "y", "quit");
        assertThat(link).isSymbolicLink();
        assertThat(Files.readString(real)).contains("1. b3-b4 *");
    }

    @Test
    void a_pipe_is_neither_replaced_nor_read() throws IOException, InterruptedException {
        Path pipe = NamedPipe.create(folder);
        assertThat(twoPeople("eximo", "b3-b4", "save " + pipe, "y").out())
                .contains("cannot write " + pipe + ": it is not a regular file")
                .doesNotContain("Replace");
        assertThat(Files.isRegularFile(pipe)).isFalse();
    }

    @Test
    void an_ambiguous_capture_is_asked_for() {
        Run run = Run.typed(
                "c2-c3\nb3\n",
                "play",
                "sixteen-stones",
                "--second",
                "human",
                "--position",
                "5/5/Rb1bR/2R2/b3b[R] r - 3 19");
        assertThat(run.out()).contains("Red plays c2-c3xb3");
    }

    @Test
    void forced_squares_of_a_chain_may_be_typed() {
        Run run = Run.typed(
                "c4 e6 e8 b1 d2\n",
                "play",
                "eximo",
                "--second",
                "human",
                "--position",
                "3b4/2W1b3/8/3b4/2W5/8/2W5/2W5 w - 0 1");
        assertThat(run.out()).contains("White plays c4xe6xe8@b1@d2");
    }

    @Test
    void steps_may_be_separated_by_blanks() {
        Run run = Run.typed("silver\nb4-a4 j4-k4\n", "play", "breakthru", "--second", "human", "--setup", "standard");
        assertThat(run.out()).contains("Silver plays b4-a4,j4-k4");
    }

    @Test
    void legal_words_are_shown_in_the_prompt_and_illegal_ones_explained() {
        Run run = Run.typed(
                "end\nc3-d4\nend\n",
                "play",
                "sixteen-stones",
                "--second",
                "human",
                "--position",
                "bb3/5/2R2/1R3/RRRb1[R] r - 4 31");
        assertThat(run.out()).contains("end is not legal. ", "[sac, end]", "Red plays c3-d4,end");
        Run portuguese = Run.typed(
                "dourado\nposition\n", "play", "breakthru", "--second", "human", "--setup", "lotus", "--lang", "pt");
        assertThat(portuguese.out()).contains("[gold, silver]", "g - 0 3");
    }

    @Test
    void commands_can_be_typed_without_accents() {
        assertThat(twoPeople("eximo", "lang pt", "posicao", "idioma en", "flip").out())
                .contains("w - 0 1", "White: ");
    }

    @Test
    void an_error_quotes_the_input_without_control_characters() {
        Run run = twoPeople("eximo", "B3-B4, C3-C4", "\u001b[31mred");
        assertThat(run.out()).contains("The turn is complete before C3-C4.").doesNotContain("\u001b[31m is");
    }

    @Test
    void there_is_nothing_to_take_back_before_the_persons_first_turn() {
        Run run = Run.typed("undo\n", "play", "eximo", "--side", "second", "--seed", "3");
        assertThat(run.out()).contains("There is nothing to take back.");
    }

    @Test
    void every_hint_reveals_more() {
        Run run = twoPeople("eximo", "hint", "hint", "hint", "hint");
        assertThat(run.lines().stream()
                        .filter(line -> line.startsWith("Hint: "))
                        .distinct())
                .hasSize(3);
        assertThat(run.out()).containsPattern("Hint: begin with [a-h][1-8]\\.");
    }

    @ParameterizedTest
    @MethodSource("games")
    void levels_play_each_other_to_the_end(Game game) {
        Run run = Run.of("play", game.id(), "--first", "level:2", "--second", "level:1", "--seed", "1");
        assertThat(run.code()).isZero();
        assertThat(run.lastLine()).matches(".*(wins|Draw|draw).*");
    }

    @Test
    void the_menu_asks_how_strong_the_computer_is() {
        assertThat(Run.typed("1\ncomputer\n2\n1\nb3-b4\n").out()).contains("How strong?", "Black plays ");
    }

    @Test
    void a_failed_engine_is_asked_again_on_retry_and_the_game_is_kept() {
        Run run = Run.typed("b3-b4\nretry\nposition\nundo\nc3-c4\n", "play", "eximo", "--second", "engine:exit 0");
        assertThat(run.code()).isZero();
        assertThat(run.out().split("engine:exit 0 has ended\\.", -1))
                .as("asked, and once more")
                .hasSize(4);
        assertThat(run.out()).contains("retry asks it again", "b - 1 2", "White plays c3-c4");
    }

    @Test
    void undo_gets_past_a_forced_pass() {
        Run run = Run.typed(
                "e5-d5\nundo\nposition\n",
                "play",
                "sixteen-stones",
                "--second",
                "human",
                "--position",
                "4R/5/5/RRR2/bbRR1[] r - 0 21");
        assertThat(run.out()).contains("Blue cannot move and passes.");
        assertThat(run.out()).contains("4R/5/5/RRR2/bbRR1[] r - 0 21");
    }

    @Test
    void a_game_between_computers_ends_when_an_engine_fails() {
        Run run = Run.typed("", "play", "eximo", "--first", "level:1", "--second", "engine:exit 0", "--seed", "1");
        assertThat(run.code())
                .as("a game that nobody watches ends with the failure")
                .isZero();
        assertThat(run.out()).contains("engine:exit 0 has ended.");
    }

    /** Black has two men left. */
    private static final String LOST = "1b5b/8/8/8/1WWWWWW1/1WW2WW1/1WWWWWW1/1WWWWWW1 w - 0 51";

    @Test
    void a_beginner_is_warned_of_direct_threats() {
        String position = "10s/11/11/11/4s6/3G1F5/11/11/3G7/11/s10[] g - 0 9";
        String warning = "Your flagship can be captured!";
        assertThat(Run.typed("", "play", "breakthru", "--position", position, "--second", "level:3")
                        .out())
                .contains(warning);
        assertThat(Run.typed("", "play", "breakthru", "--position", position, "--second", "level:4")
                        .out())
                .doesNotContain(warning);
    }

    @Test
    void the_end_says_who_won_and_why_and_which_level_is_next() {
        String position = "10s/11/11/11/4s6/3G1F5/11/11/3G7/11/s10[] g - 0 9";
        String[] args = {"play", "breakthru", "--position", position, "--second", "level:3"};
        assertThat(Run.typed("Ff6-f11\n", args).out())
                .containsSubsequence(
                        "You won", "Gold wins: the flagship has reached the edge.", "Next: level 4, occasional player");
    }

    @Test
    void the_computer_accepts_a_draw_in_a_worse_position() {
        String[] args = {"play", "eximo", "--position", LOST, "--second", "level:2", "--seed", "3"};
        Run run = Run.typed("draw\nb4-b5\nc4-c5\ndraw\n", args);
        assertThat(run.out()).contains("Black declines the draw.", "Draw by agreement.");
    }

    @Test
    void the_computer_declines_a_draw_in_a_better_position() {
        Run run = Run.typed(
                "h8-h7\nh7-h6\ndraw\n",
                "play",
                "eximo",
                "--position",
                LOST.replace(" w - 0 51", " b - 0 52"),
                "--side",
                "second",
                "--second",
                "level:2",
                "--seed",
                "3");
        assertThat(run.out()).contains("White declines the draw.").doesNotContain("Draw by agreement.");
    }

    @Test
    void the_computer_resigns_only_if_enabled() {
        String turns = "b4-b5\nc4-c5\nd4-d5\ne4-e5\n";
        String[] args = {"play", "eximo", "--position", LOST, "--second", "level:3", "--seed", "3"};
        assertThat(Run.typed(turns, args).out()).doesNotContain("resigned");
        assertThat(Run.typed("resigns\n" + turns, args).out())
                .contains("The computer will resign lost games.", "White wins: Black resigned.");
        String[] pt = {
            "play", "eximo", "--position", LOST, "--second", "level:3", "--seed", "3", "--resign", "--lang", "pt"
        };
        assertThat(Run.typed(turns, pt).out()).contains("as Pretas desistiram");
        assertThat(Run.typed("desiste\n" + turns, pt).out()).doesNotContain("desistiram");
    }

    @Test
    void in_an_even_game_without_progress_the_computer_offers_a_draw_and_the_draw_command_accepts_it() {
        String shuffle = "a1-a2\na2-a1\n".repeat(2);
        String games = IntStream.rangeClosed(1, 16)
                .mapToObj(seed -> Run.typed(
                                shuffle + "draw\n",
                                "play",
                                "sixteen-stones",
                                "--position",
                                "b3b/5/5/5/R3R[] r - 60 31",
                                "--second",
                                "level:1",
                                "--seed",
                                String.valueOf(seed))
                        .out())
                .filter(out -> out.contains("Blue offers a draw: draw accepts it"))
                .findFirst()
                .orElse("");
        assertThat(games).contains("Draw by agreement.");
    }

    @Test
    void analyse_shows_lines_at_the_table_in_both_languages() {
        Run run = Run.typed(
                "analyse 2\nlang pt\nanalisar\nanalyse 9\n",
                "play",
                "xadrersi",
                "--second",
                "human",
                "--position",
                late());
        assertThat(run.out()).contains("Depth ", "Profundidade ", "9 não é um valor válido para analisar");
    }

    /** A position of Xadrersi near the end. */
    private static String late() {
        return Run.of(
                        "apply",
                        "xadrersi",
                        "start",
                        "K@d4",
                        "B@e3",
                        "N@g5",
                        "R@e6",
                        "Q@f6",
                        "Q@c4",
                        "R@c1",
                        "B@f5",
                        "R@h7",
                        "N@d7",
                        "B@e4",
                        "R@a8",
                        "B@d6",
                        "N@g2")
                .out()
                .strip();
    }

    @Test
    void steps_are_listed_in_natural_order() {
        Run run = Run.typed(
                "?\n",
                "play",
                "breakthru",
                "--second",
                "human",
                "--position",
                "10s/11/11/11/11/3G1F5/11/11/11/11/s10[] g - 0 9");
        assertThat(run.out()).containsPattern("d6-d9\\s+d6-d10\\s+d6-d11");
    }

    @Test
    void an_unfinished_game_resumes_with_its_players_and_the_half_entered_turn() throws IOException {
        Files.createDirectory(folder.resolve("tabuleiro"));
        Path kept = Files.writeString(folder.resolve("tabuleiro").resolve("kept-games.pgn"), """
                [Game "breakthru"]
                [First "Ana"]
                [Second "Computer, level 1"]
                [Result "*"]
                [Setup "standard"]
                [Tabuleiro_First "human"]
                [Tabuleiro_Second "level:1"]

                2. gold,f8-f9 *
                """);
        Map<String, String> environment = Map.of("XDG_CONFIG_HOME", folder.toString());
        Path saved = folder.resolve("saved.pgn");
        Run run = Run.typed(environment, "e8-e9\nsave " + saved + "\n", "play", "--resume");
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains("Gold (Gold begins,f8-f9): ", "Gold plays Gold begins,f8-f9,e8-e9", "Silver plays ");
        assertThat(Files.readString(saved)).contains("[First \"Ana\"]").doesNotContain("Tabuleiro_");
        assertThat(kept).exists();
    }

    @Test
    void resume_needs_an_unfinished_game_and_accepts_no_other_options() throws IOException {
        Map<String, String> environment = Map.of("XDG_CONFIG_HOME", folder.toString());
        assertThat(Run.typed(environment, "", "play", "--resume").err())
                .isEqualTo("tabuleiro: there is no game to continue; a game is kept when you leave it with Ctrl+C\n");
        assertThat(Run.typed(environment, "", "play", "eximo", "--resume").err())
                .contains("eximo cannot be combined with");
        assertThat(Run.typed(environment, "", "play", "--resume", "--side", "random")
                        .err())
                .contains("--side cannot be combined with");
        assertThat(Run.of("play").err()).isEqualTo("tabuleiro: GAME is missing; see: tabuleiro play --help\n");
        Files.createDirectory(folder.resolve("tabuleiro"));
        Files.writeString(folder.resolve("tabuleiro").resolve("kept-games.pgn"), "dear diary");
        Run broken = Run.typed(environment, "", "play", "--resume");
        assertThat(broken.code()).isEqualTo(2);
        assertThat(broken.err()).contains("kept-games.pgn, line 1, column 1: ").hasLineCount(1);
    }

    @Test
    void a_question_is_repeated_until_the_answer_is_valid() {
        assertThat(twoPeople("eximo", "draw", "undo", "y").out())
                .contains("undo is not an answer; expected y or n.", "Draw by agreement.")
                .doesNotContain("declines");
    }

    @Test
    void a_folder_is_refused_without_a_question() {
        assertThat(twoPeople("eximo", "save " + folder).out())
                .contains("cannot write " + folder + ": it is a folder; expected a file")
                .doesNotContain("Replace");
    }

    @Test
    void an_endless_device_is_too_large() {
        assertThat(twoPeople("eximo", "b3-b4", "load /dev/zero", "y", "show").out())
                .contains("cannot read /dev/zero: it is larger than 64 MB");
    }

    @Test
    void file_names_are_completed() throws IOException {
        Files.createDirectory(folder.resolve("games"));
        Files.writeString(folder.resolve("game one.pgn"), "");
        Files.writeString(folder.resolve(".game"), "");
        assertThat(FileCompletion.candidates(folder + "/ga"))
                .containsExactly(folder + "/game one.pgn", folder + "/games/");
        assertThat(FileCompletion.candidates(folder + "/.g")).containsExactly(folder + "/.game");
        assertThat(FileCompletion.candidates(folder + "/none/x")).isEmpty();
    }
}
