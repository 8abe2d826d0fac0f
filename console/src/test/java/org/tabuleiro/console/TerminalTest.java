package org.tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.testing.Pty;

/** Tests on a pseudo-terminal. Every answer is typed only after its prompt has been read. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TerminalTest {
    @TempDir
    Path folder;

    @Test
    void every_prompt_is_printed_before_its_answer() throws Exception {
        try (Pty pty = new Pty(80)) {
            pty.await("Which game?");
            pty.await("> ");
            pty.type("1" + Pty.ENTER);
            pty.await("Against whom?");
            pty.await("> ");
            pty.type("friend" + Pty.ENTER);
            pty.await("White: ");
            pty.await("> ");
            pty.type("b3-b4" + Pty.ENTER);
            pty.await("White plays b3-b4");
            pty.await("Black: ");
            pty.await("> ");
            pty.type("quit" + Pty.ENTER);
            pty.await("will be lost");
            pty.await("(y/n)");
            pty.type("y" + Pty.ENTER);
            assertThat(pty.end()).isZero();
        }
    }

    @Test
    void texts_are_wrapped_at_the_width_of_the_terminal() throws Exception {
        try (Pty pty = new Pty(40, "console")) {
            String menu = pty.await("> ");
            assertThat(menu.lines()).allMatch(line -> line.strip().length() < 40);
            pty.type(Pty.CTRL_D);
            assertThat(pty.end()).isZero();
        }
    }

    @Test
    void rule_pages_are_wrapped_at_the_width_of_the_terminal() throws Exception {
        try (Pty pty = new Pty(61, "rules", "eximo", "--plain")) {
            assertThat(pty.end()).isZero();
            assertThat(pty.toString().replace("\r", "")).contains("""
                    A man that reaches the last rank, in whatever way, is
                    removed from the board at once, and its chain ends there.
                    You must then drop two new men on empty squares of your drop
                    zone: files b to g of your own first two ranks. If only one
                    """);
        }
    }

    @Test
    void tab_completes_file_names() throws Exception {
        Path file = folder.resolve("a-game.pgn");
        Files.writeString(file, "");
        try (Pty pty = new Pty(200, "play", "eximo", "--second", "human")) {
            pty.await("> ");
            pty.type("load " + folder + "/a-g" + Pty.TAB);
            pty.await("ame.pgn");
            pty.type(Pty.CTRL_C);
            pty.await("> ");
            pty.type("quit" + Pty.ENTER);
            assertThat(pty.end()).isZero();
        }
    }

    @Test
    void a_key_or_an_interrupt_stops_an_analysis_and_its_result_is_printed() throws Exception {
        for (String key : new String[] {Pty.ENTER, Pty.CTRL_C}) {
            try (Pty pty = new Pty(80, "analyse", "eximo", "--lines", "2", "--time", "600")) {
                pty.await("Depth ");
                pty.type(key);
                assertThat(pty.end()).isZero();
                assertThat(pty.toString().strip()).endsWith("ms").contains(" nodes, ");
            }
        }
    }

    @Test
    void an_analysis_is_translated_on_a_terminal_and_in_notation_in_a_pipe() throws Exception {
        String[] words = {"analyse", "sixteen-stones", "5/5/5/RRR2/bbRR1[] b - 0 20", "--depth", "2", "--lang", "pt"};
        try (Pty pty = new Pty(100, words)) {
            assertThat(pty.end()).isZero();
            assertThat(pty.toString()).contains("  passa ");
        }
        assertThat(Run.of(words).lines().getFirst()).contains("  pass ");
    }

    @Test
    void a_second_sigterm_halts_a_program_that_is_blocked() throws Exception {
        String blocked = "engine,patience=600000:cat";
        try (Pty pty = new Pty(folder, 80, "play", "eximo", "--second", blocked, "--plain")) {
            pty.await("> ");
            pty.type("b3-b4" + Pty.ENTER);
            pty.await("White plays b3-b4");
            pty.terminateUntilEnd();
            assertThat(pty.end()).isEqualTo(128 + 15);
        }
    }

    @Test
    void a_key_makes_the_computer_play_at_once() throws Exception {
        try (Pty pty =
                new Pty(100, "play", "eximo", "--second", "level:8", "--time", "600", "--lang", "pt", "--plain")) {
            pty.await("> ");
            pty.type("b3-b4" + Pty.ENTER);
            pty.await("prima uma tecla");
            pty.type(" ");
            pty.await("Pretas: ");
            pty.await("Brancas: ");
            pty.await("> ");
            pty.type(Pty.CTRL_D);
            pty.await("(s/n)");
            pty.type("s" + Pty.ENTER);
            assertThat(pty.end()).isZero();
        }
    }

    @Test
    void a_game_between_computers_can_be_paused_stepped_and_resumed() throws Exception {
        // Full strength uses its time: quick players could finish the game before they are paused.
        try (Pty pty =
                new Pty(80, "play", "eximo", "--first", "level:8", "--second", "level:8", "--time", "1", "--plain")) {
            pty.await("plays ");
            pty.type(" ");
            pty.await("Paused: Enter plays one turn");
            pty.await("> ");
            pty.type(Pty.ENTER);
            pty.await("plays ");
            pty.await("Paused: ");
            pty.await("> ");
            pty.type("continue" + Pty.ENTER);
            pty.await("plays ");
            pty.await("plays ");
            pty.type(Pty.CTRL_C);
            pty.await("Paused: ");
            pty.await("> ");
            pty.type("quit" + Pty.ENTER);
            pty.await("(y/n)");
            pty.type("y" + Pty.ENTER);
            assertThat(pty.end()).isZero();
        }
    }

    @Test
    void ctrl_c_cancels_a_question_and_a_second_one_in_a_row_quits_and_saves_the_game() throws Exception {
        try (Pty pty = new Pty(folder, 80, "play", "eximo", "--second", "human", "--plain")) {
            pty.await("> ");
            pty.type("b3-b4" + Pty.ENTER);
            pty.await("Black: ");
            pty.await("> ");
            pty.type("quit" + Pty.ENTER);
            pty.await("(y/n)");
            pty.type(Pty.CTRL_C);
            pty.await("Cancelled. Press Ctrl+C again to leave the program; the game is kept.");
            pty.await("Black: ");
            pty.await("> ");
            pty.type(Pty.CTRL_C);
            pty.await("The game is kept. To continue it: ./tabuleiro play --resume");
            assertThat(pty.end()).isZero();
            assertThat(Files.readString(pty.unfinishedGames())).contains("1. b3-b4 *");
        }
        try (Pty pty = new Pty(folder, 80, "play", "xadrersi", "--second", "human")) {
            pty.await("You left a game of Eximo at turn 2. To continue it: ./tabuleiro play --resume");
            pty.await("> ");
            pty.type("quit" + Pty.ENTER);
            assertThat(pty.end()).isZero();
        }
        try (Pty pty = new Pty(folder, 80, "console")) {
            pty.await("  1  Continue the game you left (Eximo, turn 2)");
            pty.await("> ");
            pty.type(Pty.ENTER);
            pty.await("Black: ");
            pty.await("> ");
            pty.type("c6-c5" + Pty.ENTER);
            pty.await("White: ");
            pty.await("> ");
            pty.type("quit" + Pty.ENTER);
            pty.await("(y/n)");
            pty.type("y" + Pty.ENTER);
            assertThat(pty.end()).isZero();
            assertThat(pty.unfinishedGames()).doesNotExist();
        }
    }

    @Test
    void ctrl_c_at_the_prompt_cancels_the_line_and_then_the_half_entered_turn() throws Exception {
        try (Pty pty = new Pty(folder, 80, "play", "eximo", "--second", "human", "--plain")) {
            pty.await("> ");
            pty.type("b3" + Pty.ENTER);
            pty.await("White: The man on b3 can go to ");
            pty.await("> ");
            pty.type("b4");
            // Ctrl+C flushes the input queue of the terminal: wait until the keys have been read.
            pty.await("b4");
            pty.type(Pty.CTRL_C);
            pty.await("Cancelled.");
            pty.await("White: The man on b3 can go to ");
            pty.await("> ");
            pty.type(Pty.CTRL_C);
            pty.await("Cancelled.");
            pty.await("White: Move one of your men.");
            pty.await("> ");
            pty.type("position" + Pty.ENTER);
            pty.await(" w - 0 1");
            pty.await("> ");
            pty.type(Pty.CTRL_C);
            pty.await("Press Ctrl+C again to leave the program.");
            pty.await("> ");
            pty.type(Pty.CTRL_C);
            assertThat(pty.end()).isZero();
            assertThat(pty.unfinishedGames()).doesNotExist();
        }
    }

    @Test
    void ctrl_c_at_a_question_cancels_the_command() throws Exception {
        Path file = Files.writeString(folder.resolve("notes.txt"), "mine");
        try (Pty pty = new Pty(80, "play", "eximo", "--second", "human", "--plain")) {
            pty.await("> ");
            pty.type("save " + file + Pty.ENTER);
            pty.await("(y/n)");
            pty.type(Pty.CTRL_C);
            pty.await("Cancelled.");
            pty.await("> ");
            pty.type("draw" + Pty.ENTER);
            pty.await("(y/n)");
            pty.type(Pty.CTRL_C);
            pty.await("Cancelled.");
            pty.await("White: ");
            pty.await("> ");
            pty.type("quit" + Pty.ENTER);
            assertThat(pty.end()).isZero();
            assertThat(pty.toString()).doesNotContain("declines", "agreement");
        }
        assertThat(file).hasContent("mine");
    }

    @Test
    void ctrl_c_leaves_the_menu_at_any_question() throws Exception {
        for (int answers = 0; answers < 3; answers++) {
            try (Pty pty = new Pty(80)) {
                for (int i = 0; i < answers; i++) {
                    pty.await("> ");
                    pty.type("1" + Pty.ENTER);
                }
                pty.await(new String[] {"Which game?", "Against whom?", "How strong?"}[answers]);
                pty.await("> ");
                pty.type(Pty.CTRL_C);
                assertThat(pty.end()).isZero();
            }
        }
    }

    @Test
    void an_unfinished_game_is_saved_when_the_terminal_hangs_up_during_a_search() throws Exception {
        try (Pty pty = new Pty(
                folder, 80, "play", "xadrersi", "--second", "level:8", "--time", "600", "--resign", "--plain")) {
            pty.await("> ");
            pty.type("d4" + Pty.ENTER);
            pty.await("press a key");
            pty.hangUp();
            assertThat(Files.readString(pty.unfinishedGames()))
                    .contains(
                            "1. K@d4 ",
                            "[Tabuleiro_Second \"level:8\"]",
                            "[Tabuleiro_Millis \"600000\"]",
                            "[Tabuleiro_Resigns \"yes\"]");
        }
        try (Pty pty = new Pty(folder, 80, "play", "--resume", "--plain")) {
            pty.await("White: ");
            pty.await("> ");
            pty.type(Pty.CTRL_D);
            pty.await("(y/n)");
            pty.type(Pty.CTRL_D);
            pty.await("The game is kept.");
            assertThat(pty.end()).isZero();
            assertThat(Files.readString(pty.unfinishedGames()))
                    .containsOnlyOnce("1. K@d4 ")
                    .contains("600000");
        }
    }

    @Test
    void an_unfinished_game_is_saved_on_sigterm_at_the_prompt_or_at_a_question() throws Exception {
        try (Pty pty = new Pty(folder, 80, "play", "eximo", "--second", "human", "--plain")) {
            pty.await("> ");
            pty.type("b3-b4" + Pty.ENTER);
            pty.await("Black: ");
            pty.await("> ");
            pty.terminate();
            pty.await("The game is kept. To continue it: ./tabuleiro play --resume");
            assertThat(pty.end()).isZero();
            assertThat(Files.readString(pty.unfinishedGames())).contains("1. b3-b4 *");
        }
        try (Pty pty = new Pty(folder, 80, "play", "--resume", "--plain")) {
            pty.await("Black: ");
            pty.await("> ");
            pty.type("c6-c5" + Pty.ENTER);
            pty.await("White: ");
            pty.await("> ");
            pty.type("quit" + Pty.ENTER);
            pty.await("(y/n)");
            pty.terminate();
            pty.await("The game is kept.");
            assertThat(pty.end()).isZero();
            assertThat(Files.readString(pty.unfinishedGames())).containsOnlyOnce("1. b3-b4 c6-c5 *");
        }
    }

    @Test
    void an_unfinished_game_is_saved_on_sigterm_during_a_search() throws Exception {
        try (Pty pty = new Pty(folder, 80, "play", "xadrersi", "--second", "level:8", "--time", "600", "--plain")) {
            pty.await("> ");
            pty.type("d4" + Pty.ENTER);
            pty.await("press a key");
            pty.terminate();
            pty.await("The game is kept.");
            assertThat(pty.end()).isZero();
            assertThat(Files.readString(pty.unfinishedGames())).contains("1. K@d4 ", "[Tabuleiro_Second \"level:8\"]");
        }
    }

    @Test
    void a_game_between_computers_is_saved_on_sigterm() throws Exception {
        try (Pty pty = new Pty(folder, 80, "play", "eximo", "--first", "level:1", "--second", "level:1", "--plain")) {
            pty.await("White plays ");
            pty.terminate();
            pty.await("The game is kept.");
            assertThat(pty.end()).isZero();
            assertThat(Files.readString(pty.unfinishedGames())).contains("[Tabuleiro_First \"level:1\"]", "1. ");
        }
    }

    @Test
    void a_stopped_annotation_keeps_the_judged_turns() throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("game.pgn"), """
                [Game "eximo"]
                [First "Ana"]
                [Second "Rui"]
                [Result "*"]

                1. b3-b4 c6-c5 2. b4xd6 d7xd5 3. c3-c4 *
                """);
        Path out = folder.resolve("out.pgn");
        try (Pty pty = new Pty(80, "annotate", file.toString(), "--out", out.toString(), "--time", "3")) {
            pty.await("1/5");
            pty.type(Pty.CTRL_C);
            pty.await("Stopped after ");
            assertThat(pty.end()).isZero();
        }
        assertThat(Files.readString(out)).containsPattern("1\\. b3-b4 (\\$\\d )?\\{\\[%chance \\d+\\]}");
    }
}
