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
import org.tabuleiro.desktop.window.AppDriver;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;

/** A game between two computers. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class WatchedGameTest {
    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private AppDriver app;

    @BeforeEach
    void watch() {
        app = AppDriver.open(home);
        app.play(new GameSetting(
                Games.EXIMO.start(), new Seat.Computer(1), new Seat.Computer(1), TimeControl.minutes(5, 3)));
        press("command:pause");
    }

    @AfterEach
    void close() {
        app.close();
    }

    private void press(String name) {
        AbstractButton button = (AbstractButton) app.find(name);
        AppDriver.run(button::doClick);
        app.flushEvents();
    }

    private String pause() {
        return AppDriver.query(() -> ((AbstractButton) app.find("command:pause")).getText());
    }

    private int depth() {
        return AppDriver.query(() -> app.table().live().depth());
    }

    @Test
    void a_pause_is_shown_and_its_button_resumes() {
        assertThat(app.prompt()).contains("Paused");
        assertThat(pause()).isEqualTo("Continue");
        press("command:pause");
        assertThat(pause()).isEqualTo("Pause");
    }

    @ParameterizedTest
    @ValueSource(strings = {"larger", "look.dark", "language.pt"})
    void a_pause_survives_a_change_of_zoom_look_and_language(String command) {
        Table before = app.table();
        Component board = app.board();
        app.command(command);
        assertThat(app.board()).as("the screen was replaced").isNotSameAs(board);
        assertThat(app.table()).isSameAs(before);
        assertThat(AppDriver.query(() -> before.match().paused())).isTrue();
        assertThat(AppDriver.query(before::isThinking)).isFalse();
        assertThat(pause()).isEqualTo(AppDriver.query(() -> app.texts().of("button.go-on")));
        int turns = depth();
        press("command:step");
        app.await("the new screen shows a turn that is played", () -> depth() == turns + 1);
        assertThat(AppDriver.query(() -> before.match().paused())).isTrue();
    }

    @Test
    void clocks_stop_while_paused() {
        assertThat(AppDriver.query(() -> app.table().match().clocks().running()))
                .isEmpty();
        press("command:pause");
        assertThat(AppDriver.query(() -> app.table().match().clocks().running()))
                .isPresent();
    }

    @Test
    void a_step_plays_one_turn_and_stays_paused() {
        int before = depth();
        press("command:step");
        app.await("a turn is played", () -> depth() == before + 1);
        assertThat(app.prompt()).contains("played").contains("Paused");
    }

    @Test
    void a_person_takes_over_the_side_to_move() {
        Side side = app.table().live().state().toMove();
        press("take-over");
        assertThat(app.table().seat(side)).isEqualTo(new Seat.Person());
        assertThat(app.table().seat(side.other())).isEqualTo(new Seat.Computer(1));
        assertThat(AppDriver.query(() -> app.table().input().mayEnter())).isTrue();
    }

    @Test
    void resign_is_refused_in_a_computer_game() {
        app.openMenu();
        assertThat(AppDriver.query(() -> app.find("menu:resign").isEnabled())).isFalse();
        app.command("resign");
        assertThat(app.lookup("question:yes")).isEmpty();
        assertThat(app.prompt()).contains("Only computers play");
    }
}
