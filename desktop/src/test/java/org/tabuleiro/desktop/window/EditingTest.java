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
import org.tabuleiro.table.Session;

/** Notes and variations are made in the window, unmade, and made again; nothing is replaced without a question. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class EditingTest {
    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private Desk desk;

    @SuppressWarnings("NullAway.Init")
    private Session session;

    @BeforeEach
    void play() {
        desk = Desk.open(home);
        desk.playTogether(Games.EXIMO.start());
        session = desk.session();
        Desk.run(() -> List.of("b3-b4", "c6-c5")
                .forEach(turn ->
                        session.play(session.live().state().readTurn(turn).orElseThrow())));
    }

    @AfterEach
    void close() {
        desk.close();
    }

    /** On a display without a window manager nobody else gives the keyboard back when a dialog has gone. */
    private void awaitWindow() {
        desk.await("the dialog is gone", () -> desk.look("comment-text").isEmpty());
        Desk.run(desk.window()::requestFocus);
        desk.await("the window has the keyboard", desk.window()::isFocused);
    }

    @Test
    void a_comment_is_typed_and_taken_back() {
        desk.press("ctrl M");
        desk.await("comment-text");
        desk.await("the keyboard is there", () -> desk.focusOwner().equals("comment-text"));
        desk.type("why not");
        desk.press("ENTER");
        desk.await("it stands there", () -> session.live().comments().equals(List.of("why not")));
        awaitWindow();
        desk.press("ctrl M");
        desk.answer("answer.cancel");
        awaitWindow();
        assertThat(session.live().comments()).containsExactly("why not");
        desk.press("ctrl Z");
        desk.await("it is gone", () -> session.live().comments().isEmpty());
        assertThat(session.live().depth()).isEqualTo(2);
    }

    @Test
    void a_judgement_is_shown_in_words_and_stays_without_them_when_a_comment_is_written_beside_it() {
        Desk.run(() -> session.editing().note(session.live(), List.of(), List.of("[%chance 57]")));
        JTextComponent moves = (JTextComponent) desk.await("moves");
        desk.await("it is read in words", () -> moves.getText().contains("White 57 %"));
        desk.press("ctrl M");
        JTextComponent words = (JTextComponent) desk.await("comment-text");
        desk.await("the keyboard is there", () -> desk.focusOwner().equals("comment-text"));
        assertThat(words.getText()).isEqualTo("White 57 %");
        desk.press("END");
        desk.type(" why");
        desk.press("ENTER");
        desk.await("it stands there", () -> session.live().comments().equals(List.of("[%chance 57]", "why")));
        awaitWindow();
    }

    @Test
    void a_picture_replaces_no_file_without_a_question() throws Exception {
        Path file = Files.writeString(home.resolve("eximo-2.svg"), "mine");
        SwingUtilities.invokeLater(() -> new PictureCommands(desk.window()).saveSvg(file));
        desk.answer("answer.cancel");
        desk.settle();
        assertThat(file).hasContent("mine");
        SwingUtilities.invokeLater(() -> new PictureCommands(desk.window()).saveSvg(file));
        desk.answer("answer.replace");
        desk.await("it is written", () -> !read(file).equals("mine"));
        assertThat(file).content().contains("<svg", session.live().state().toString());
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (java.io.IOException beingReplaced) {
            return "mine";
        }
    }

    @Test
    void a_promotion_is_taken_back_before_any_turn() {
        State start = Games.EXIMO.start();
        Desk.run(() -> session.editing()
                .insert(session.tree().root(), List.of(start.readTurn("g2-h3").orElseThrow())));
        GameTree.Node variation = session.tree().root().children().get(1);
        Desk.run(() -> session.show(variation));
        Desk.run(() -> session.editing().promote(variation));
        assertThat(session.tree().root().children().get(0)).isSameAs(variation);
        desk.press("ctrl Z");
        desk.await(
                "the game is what it was",
                () -> session.tree().root().children().get(1) == variation);
        assertThat(session.live().depth()).isEqualTo(2);
    }

    @Test
    void where_nothing_can_be_played_again_the_board_stays_as_it_is() {
        Desk.run(() -> session.show(session.tree().root()));
        desk.press("ctrl Y");
        desk.settle();
        assertThat(Desk.ask(session::shown)).isSameAs(session.tree().root());
    }
}
