package org.tabuleiro.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Table;

/** Notes and variations are made in the window, unmade, and made again; nothing is replaced without a question. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class EditingTest {
    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private TestWindow desk;

    @SuppressWarnings("NullAway.Init")
    private Table table;

    @BeforeEach
    void play() {
        desk = TestWindow.open(home);
        desk.playTogether(Games.EXIMO.start());
        table = desk.table();
        TestWindow.run(() -> List.of("b3-b4", "c6-c5")
                .forEach(turn ->
                        table.input().enter(table.live().state().readSteps(turn).orElseThrow())));
    }

    @AfterEach
    void close() {
        desk.close();
    }

    /** On a display without a window manager nobody else gives the keyboard back when a dialog has gone. */
    private void awaitWindow() {
        desk.await("the dialog is gone", () -> desk.look("comment-text").isEmpty());
        TestWindow.run(desk.window()::requestFocus);
        desk.await("the window has the keyboard", desk.window()::isFocused);
    }

    @Test
    void a_comment_is_typed_and_taken_back() {
        desk.press("ctrl M");
        desk.await("comment-text");
        desk.await("the keyboard is there", () -> desk.focusOwner().equals("comment-text"));
        desk.type("why not");
        desk.press("ENTER");
        desk.await("it stands there", () -> table.live().comments().equals(List.of("why not")));
        awaitWindow();
        desk.press("ctrl M");
        desk.answer("answer.cancel");
        awaitWindow();
        assertThat(table.live().comments()).containsExactly("why not");
        desk.press("ctrl Z");
        desk.await("it is gone", () -> table.live().comments().isEmpty());
        assertThat(table.live().depth()).isEqualTo(2);
    }

    @Test
    void a_judgement_is_shown_in_words_and_stays_without_them_when_a_comment_is_written_beside_it() {
        TestWindow.run(() -> table.editing().note(table.live(), List.of(), List.of("[%chance 57]")));
        JTextComponent moves = (JTextComponent) desk.await("moves");
        desk.await("it is read in words", () -> moves.getText().contains("White 57 %"));
        desk.press("ctrl M");
        JTextComponent words = (JTextComponent) desk.await("comment-text");
        desk.await("the keyboard is there", () -> desk.focusOwner().equals("comment-text"));
        assertThat(words.getText()).isEqualTo("White 57 %");
        desk.press("END");
        desk.type(" why");
        desk.press("ENTER");
        desk.await("it stands there", () -> table.live().comments().equals(List.of("[%chance 57]", "why")));
        awaitWindow();
    }

    @Test
    void a_picture_replaces_no_file_without_a_question() throws Exception {
        Path file = Files.writeString(home.resolve("eximo-2.svg"), "mine");
        SwingUtilities.invokeLater(() -> new ImageCommands(desk.window()).saveSvg(file));
        desk.answer("answer.cancel");
        desk.settle();
        assertThat(file).hasContent("mine");
        SwingUtilities.invokeLater(() -> new ImageCommands(desk.window()).saveSvg(file));
        desk.answer("answer.replace");
        desk.await("it is written", () -> !read(file).equals("mine"));
        assertThat(file).content().contains("<svg", table.live().state().toString());
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (java.io.IOException beingReplaced) {
            return "mine";
        }
    }

    private GameTree.Node insert(GameTree.Node from, String turn) {
        return TestWindow.ask(() -> {
            State state = from.state();
            table.editing()
                    .insert(from, List.of(state.turnOf(state.readSteps(turn).orElseThrow())));
            return from.children().getLast();
        });
    }

    @Test
    void a_promotion_is_taken_back_before_any_turn() {
        GameTree.Node variation = insert(table.tree().root(), "g2-h3");
        insert(variation, "c6-c5");
        GameTree.Node other = insert(variation, "b6-b5");
        TestWindow.run(() -> table.display(other));
        desk.command("promote");
        assertThat(variation.children().get(0)).isSameAs(other);
        desk.press("ctrl Z");
        desk.await("the game is what it was", () -> variation.children().get(1) == other);
        assertThat(table.live().depth()).isEqualTo(2);
    }

    @Test
    void what_was_played_stays_the_main_line_and_is_not_deleted() {
        GameTree.Node variation = insert(table.tree().root(), "g2-h3");
        TestWindow.run(() -> table.display(variation));
        desk.command("promote");
        assertThat(desk.prompt()).contains("stay the main line");
        TestWindow.run(() -> table.display(table.live()));
        desk.command("delete-turns");
        assertThat(desk.prompt()).contains("not deleted");
        assertThat(table.live().depth()).isEqualTo(2);
        assertThat(table.tree().root().children().get(1)).isSameAs(variation);
    }

    @Test
    void where_nothing_can_be_played_again_the_board_stays_as_it_is() {
        TestWindow.run(() -> table.display(table.tree().root()));
        desk.press("ctrl Y");
        desk.settle();
        assertThat(TestWindow.ask(table::displayed)).isSameAs(table.tree().root());
    }
}
