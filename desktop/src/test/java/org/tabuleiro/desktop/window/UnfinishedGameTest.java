package org.tabuleiro.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;

/** Starting a game while another one is unfinished. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class UnfinishedGameTest {
    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private AppDriver app;

    @SuppressWarnings("NullAway.Init")
    private State left;

    @BeforeEach
    void leave_a_game() {
        app = AppDriver.open(home);
        app.playTogether(Games.EXIMO.start());
        app.playAny();
        left = app.table().live().state();
        AppDriver.run(app.window()::showHome);
        beginAnother();
    }

    /** The modal question would block the call, so it is posted. */
    private void beginAnother() {
        SwingUtilities.invokeLater(() -> app.window()
                .starter()
                .begin(new GameSetting(
                        Games.SIXTEEN_STONES.start(), new Seat.Person(), new Seat.Person(), new TimeControl.None())));
    }

    @AfterEach
    void close() {
        app.close();
    }

    @Test
    void it_can_be_resumed() {
        app.answer("answer.go-on");
        app.await("a game is shown", app.window()::isPlaying);
        assertThat(app.table().live().state()).isEqualTo(left);
    }

    @Test
    void a_resumed_game_is_unsaved() {
        app.answer("answer.go-on");
        app.await("a game is shown", app.window()::isPlaying);
        assertThat(AppDriver.query(() -> app.window().files().isUnsaved())).isTrue();
        assertThat(AppDriver.query(() -> app.window().getTitle())).contains("unsaved");
    }

    @Test
    void a_game_on_the_command_line_asks_about_it_too() {
        app.answer("answer.cancel");
        AppDriver.run(() -> app.window().playComputer(Games.XADRERSI));
        app.answer("answer.go-on");
        app.await("a game is shown", app.window()::isPlaying);
        assertThat(app.table().live().state()).isEqualTo(left);
    }

    @Test
    void after_resigning_it_is_not_offered_again() {
        app.answer("answer.go-on");
        app.await("a game is shown", app.window()::isPlaying);
        AppDriver.run(() -> app.table().controls().resign());
        AppDriver.run(app.window()::showHome);
        assertThat(app.lookup("resume")).isEmpty();
    }

    @Test
    void it_is_saved_again_when_its_end_is_taken_back() {
        app.answer("answer.go-on");
        app.await("a game is shown", app.window()::isPlaying);
        AppDriver.run(() -> app.table().controls().resign());
        AppDriver.run(() -> app.table().controls().takeBack());
        AppDriver.run(app.window()::showHome);
        assertThat(app.lookup("resume")).isPresent();
    }

    @Test
    void opening_a_file_does_not_replace_it() throws IOException {
        app.answer("answer.cancel");
        Path file = Files.writeString(
                home.resolve("other.pgn"),
                "[Game \"eximo\"]\n[First \"Ana\"]\n[Second \"Rui\"]\n[Result \"*\"]\n\n1. c3-c4 c8-a6 *\n");
        AppDriver.run(() -> app.window().openFile(file));
        app.await("the file is open", app.window()::isPlaying);
        AppDriver.run(() -> app.table().display(app.table().tree().root()));
        AppDriver.run(app.window()::showHome);
        app.click(app.find("resume"));
        app.await("a game is shown", app.window()::isPlaying);
        assertThat(app.table().live().state()).isEqualTo(left);
    }

    @Test
    void it_can_be_replaced() {
        app.answer("answer.begin");
        app.await("a game is shown", app.window()::isPlaying);
        assertThat(app.table().game()).isEqualTo(Games.SIXTEEN_STONES);
    }

    @Test
    void cancelling_the_question_changes_nothing() {
        app.answer("answer.cancel");
        app.await("the games are shown", () -> app.lookup("resume").isPresent());
        assertThat(AppDriver.query(app.window()::isPlaying)).isFalse();
    }
}
