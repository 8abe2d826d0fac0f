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

/** An unfinished game when another one is to begin. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class UnfinishedGameTest {
    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private TestWindow desk;

    @SuppressWarnings("NullAway.Init")
    private State left;

    @BeforeEach
    void leave_a_game() {
        desk = TestWindow.open(home);
        desk.playTogether(Games.EXIMO.start());
        desk.playAny();
        left = desk.table().live().state();
        TestWindow.run(desk.window()::home);
        beginAnother();
    }

    /** The question keeps the event queue's call waiting, so it is only put on the queue. */
    private void beginAnother() {
        SwingUtilities.invokeLater(() -> desk.window()
                .begin(new GameSetting(
                        Games.SIXTEEN_STONES.start(), new Seat.Person(), new Seat.Person(), new TimeControl.None())));
    }

    @AfterEach
    void close() {
        desk.close();
    }

    @Test
    void it_can_be_gone_on_with() {
        desk.answer("answer.go-on");
        desk.await("a game is shown", desk.window()::isPlaying);
        assertThat(desk.table().live().state()).isEqualTo(left);
    }

    @Test
    void gone_on_with_it_is_not_saved_and_says_so() {
        desk.answer("answer.go-on");
        desk.await("a game is shown", desk.window()::isPlaying);
        assertThat(TestWindow.ask(() -> desk.window().files().isUnsaved())).isTrue();
        assertThat(TestWindow.ask(() -> desk.window().getTitle())).contains("unsaved");
    }

    @Test
    void it_is_asked_about_also_when_a_game_is_named_at_the_start() {
        desk.answer("answer.cancel");
        TestWindow.run(() -> desk.window().playComputer(Games.XADRERSI));
        desk.answer("answer.go-on");
        desk.await("a game is shown", desk.window()::isPlaying);
        assertThat(desk.table().live().state()).isEqualTo(left);
    }

    @Test
    void resigned_as_soon_as_it_is_gone_on_with_it_is_not_offered_again() {
        desk.answer("answer.go-on");
        desk.await("a game is shown", desk.window()::isPlaying);
        TestWindow.run(() -> desk.table().controls().resign());
        TestWindow.run(desk.window()::home);
        assertThat(desk.look("resume")).isEmpty();
    }

    @Test
    void it_is_kept_again_when_its_end_is_taken_back() {
        desk.answer("answer.go-on");
        desk.await("a game is shown", desk.window()::isPlaying);
        TestWindow.run(() -> desk.table().controls().resign());
        TestWindow.run(() -> desk.table().controls().takeBack());
        TestWindow.run(desk.window()::home);
        assertThat(desk.look("resume")).isPresent();
    }

    @Test
    void a_file_that_is_only_looked_at_does_not_take_its_place() throws IOException {
        desk.answer("answer.cancel");
        Path file = Files.writeString(
                home.resolve("other.pgn"),
                "[Game \"eximo\"]\n[First \"Ana\"]\n[Second \"Rui\"]\n[Result \"*\"]\n\n1. c3-c4 c8-a6 *\n");
        TestWindow.run(() -> desk.window().openFile(file));
        desk.await("the file is open", desk.window()::isPlaying);
        TestWindow.run(() -> desk.table().display(desk.table().tree().root()));
        TestWindow.run(desk.window()::home);
        desk.click(desk.find("resume"));
        desk.await("a game is shown", desk.window()::isPlaying);
        assertThat(desk.table().live().state()).isEqualTo(left);
    }

    @Test
    void it_can_be_given_up() {
        desk.answer("answer.begin");
        desk.await("a game is shown", desk.window()::isPlaying);
        assertThat(desk.table().game()).isEqualTo(Games.SIXTEEN_STONES);
    }

    @Test
    void nothing_happens_if_somebody_thinks_better_of_it() {
        desk.answer("answer.cancel");
        desk.await("the games are shown", () -> desk.look("resume").isPresent());
        assertThat(TestWindow.ask(desk.window()::isPlaying)).isFalse();
    }
}
