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

/** Comments, marks and variations, and their undo. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class EditingTest {
    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private AppDriver app;

    @SuppressWarnings("NullAway.Init")
    private Table table;

    @BeforeEach
    void play() {
        app = AppDriver.open(home);
        app.playTogether(Games.EXIMO.start());
        table = app.table();
        AppDriver.run(() -> List.of("b3-b4", "c6-c5")
                .forEach(turn ->
                        table.input().enter(table.live().state().readSteps(turn).orElseThrow())));
    }

    @AfterEach
    void close() {
        app.close();
    }

    /** Without a window manager the focus does not return by itself when a dialog closes. */
    private void awaitWindow() {
        app.await("the dialog is closed", () -> app.lookup("comment-text").isEmpty());
        AppDriver.run(app.window()::requestFocus);
        app.await("the window has the focus", app.window()::isFocused);
    }

    @Test
    void a_comment_is_typed_and_undone() {
        app.press("ctrl M");
        app.await("comment-text");
        app.await("the comment field has the focus", () -> app.focusOwner().equals("comment-text"));
        app.type("why not");
        app.press("ENTER");
        app.await("the comment is saved", () -> table.live().comments().equals(List.of("why not")));
        awaitWindow();
        app.press("ctrl M");
        app.answer("answer.cancel");
        awaitWindow();
        assertThat(table.live().comments()).containsExactly("why not");
        app.press("ctrl Z");
        app.await("the comment is removed", () -> table.live().comments().isEmpty());
        assertThat(table.live().depth()).isEqualTo(2);
    }

    @Test
    void an_evaluation_is_shown_in_words_and_kept_as_a_tag_when_a_comment_is_added() {
        AppDriver.run(() -> table.editing().note(table.live(), List.of(), List.of("[%chance 57]")));
        app.await("moves");
        app.await("it is read in words", () -> app.moves().contains("White 57 %"));
        app.press("ctrl M");
        JTextComponent words = (JTextComponent) app.await("comment-text");
        app.await("the comment field has the focus", () -> app.focusOwner().equals("comment-text"));
        assertThat(words.getText()).isEqualTo("White 57 %");
        app.press("END");
        app.type(" why");
        app.press("ENTER");
        app.await("the comment is saved", () -> table.live().comments().equals(List.of("[%chance 57]", "why")));
        awaitWindow();
    }

    @Test
    void an_image_does_not_replace_a_file_without_confirmation() throws Exception {
        Path file = Files.writeString(home.resolve("eximo-2.svg"), "mine");
        SwingUtilities.invokeLater(() -> new ImageCommands(app.window()).saveSvg(file));
        app.answer("answer.cancel");
        app.flushEvents();
        assertThat(file).hasContent("mine");
        SwingUtilities.invokeLater(() -> new ImageCommands(app.window()).saveSvg(file));
        app.answer("answer.replace");
        app.await("it is written", () -> !read(file).equals("mine"));
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
        return AppDriver.query(() -> {
            State state = from.state();
            table.editing()
                    .insert(from, List.of(state.turnOf(state.readSteps(turn).orElseThrow())));
            return from.children().getLast();
        });
    }

    @Test
    void undo_reverts_a_promotion_before_any_turn() {
        GameTree.Node variation = insert(table.tree().root(), "g2-h3");
        insert(variation, "c6-c5");
        GameTree.Node other = insert(variation, "b6-b5");
        AppDriver.run(() -> table.display(other));
        app.command("promote");
        assertThat(variation.children().get(0)).isSameAs(other);
        app.press("ctrl Z");
        app.await("the game is what it was", () -> variation.children().get(1) == other);
        assertThat(table.live().depth()).isEqualTo(2);
    }

    @Test
    void played_turns_stay_the_main_line_and_are_not_deleted() {
        GameTree.Node variation = insert(table.tree().root(), "g2-h3");
        AppDriver.run(() -> table.display(variation));
        app.command("promote");
        assertThat(app.prompt()).contains("stay the main line");
        AppDriver.run(() -> table.display(table.live()));
        app.command("delete-turns");
        assertThat(app.prompt()).contains("not deleted");
        assertThat(table.live().depth()).isEqualTo(2);
        assertThat(table.tree().root().children().get(1)).isSameAs(variation);
    }

    @Test
    void redo_without_a_taken_back_turn_does_nothing() {
        AppDriver.run(() -> table.display(table.tree().root()));
        app.press("ctrl Y");
        app.flushEvents();
        assertThat(AppDriver.query(table::displayed)).isSameAs(table.tree().root());
    }
}
