package org.tabuleiro.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.nio.file.Path;
import javax.swing.AbstractButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.desktop.window.TestWindow;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;

/** A game that only computers play. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class WatchedGameTest {
    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private TestWindow desk;

    @BeforeEach
    void watch() {
        desk = TestWindow.open(home);
        desk.play(new GameSetting(
                Games.EXIMO.start(), new Seat.Computer(1), new Seat.Computer(1), TimeControl.minutes(5, 3)));
        press("command:pause");
    }

    @AfterEach
    void close() {
        desk.close();
    }

    private void press(String name) {
        AbstractButton button = (AbstractButton) desk.find(name);
        TestWindow.run(button::doClick);
        desk.settle();
    }

    private String pause() {
        return TestWindow.ask(() -> ((AbstractButton) desk.find("command:pause")).getText());
    }

    private int depth() {
        return TestWindow.ask(() -> desk.table().live().depth());
    }

    @Test
    void a_pause_is_told_and_its_button_says_how_to_go_on() {
        assertThat(desk.prompt()).contains("Paused");
        assertThat(pause()).isEqualTo("Continue");
        press("command:pause");
        assertThat(pause()).isEqualTo("Pause");
    }

    @ParameterizedTest
    @ValueSource(strings = {"larger", "look.dark", "language.pt"})
    void a_pause_outlasts_a_change_of_size_look_and_language(String command) {
        Table before = desk.table();
        Component board = desk.board();
        desk.command(command);
        assertThat(desk.board()).as("the screen was replaced").isNotSameAs(board);
        assertThat(desk.table()).isSameAs(before);
        assertThat(TestWindow.ask(() -> before.match().paused())).isTrue();
        assertThat(TestWindow.ask(before::isThinking)).isFalse();
        assertThat(pause()).isEqualTo(TestWindow.ask(() -> desk.texts().of("button.go-on")));
        int turns = depth();
        press("command:step");
        desk.await("the new screen shows a turn that is played", () -> depth() == turns + 1);
        assertThat(TestWindow.ask(() -> before.match().paused())).isTrue();
    }

    @Test
    void no_time_runs_in_a_pause() {
        assertThat(TestWindow.ask(() -> desk.table().match().clocks().running()))
                .isEmpty();
        press("command:pause");
        assertThat(TestWindow.ask(() -> desk.table().match().clocks().running()))
                .isPresent();
    }

    @Test
    void one_turn_is_played_and_the_pause_goes_on() {
        int before = depth();
        press("command:step");
        desk.await("a turn is played", () -> depth() == before + 1);
        assertThat(desk.prompt()).contains("played").contains("Paused");
    }

    @Test
    void a_person_takes_over_the_side_that_is_to_move() {
        Side side = desk.table().live().state().toMove();
        press("take-over");
        assertThat(desk.table().seat(side)).isEqualTo(new Seat.Person());
        assertThat(desk.table().seat(side.other())).isEqualTo(new Seat.Computer(1));
        assertThat(TestWindow.ask(() -> desk.table().input().mayEnter())).isTrue();
    }

    @Test
    void nobody_gives_up_for_a_computer() {
        assertThat(TestWindow.ask(() -> desk.find("command:resign").isEnabled()))
                .isFalse();
        desk.command("resign");
        assertThat(desk.look("question:yes")).isEmpty();
        assertThat(desk.prompt()).contains("Only computers play");
    }
}
