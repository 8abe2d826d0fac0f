package org.tabuleiro.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.Clock;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;

/** A game that only computers play. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class WatchedGameTest {
    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private Desk desk;

    @BeforeEach
    void watch() {
        desk = Desk.open(home);
        desk.play(new GameSetting(
                Games.EXIMO.start(),
                new Seat.Computer(1),
                new Seat.Computer(1),
                Optional.of(Clock.Control.ALL.get(0))));
        press("command:pause");
    }

    @AfterEach
    void close() {
        desk.close();
    }

    private void press(String name) {
        AbstractButton button = (AbstractButton) desk.find(name);
        Desk.run(button::doClick);
        desk.settle();
    }

    private String prompt() {
        return Desk.ask(() -> ((JLabel) desk.find("prompt")).getText());
    }

    private String pause() {
        return Desk.ask(() -> ((AbstractButton) desk.find("command:pause")).getText());
    }

    private int depth() {
        return Desk.ask(() -> desk.session().live().depth());
    }

    @Test
    void a_pause_is_told_and_its_button_says_how_to_go_on() {
        assertThat(prompt()).contains("Paused");
        assertThat(pause()).isEqualTo("Go on");
        press("command:pause");
        assertThat(pause()).isEqualTo("Pause");
    }

    @Test
    void no_time_runs_in_a_pause() {
        Clock clock = desk.session().clock().orElseThrow();
        assertThat(Desk.ask(clock::running)).isEmpty();
        press("command:pause");
        assertThat(Desk.ask(clock::running)).isPresent();
    }

    @Test
    void one_turn_is_played_and_the_pause_goes_on() {
        int before = depth();
        press("command:step");
        desk.await("a turn is played", () -> depth() == before + 1);
        assertThat(prompt()).contains("played").contains("Paused");
    }

    @Test
    void a_person_takes_over_the_side_that_is_to_move() {
        Side side = desk.session().live().state().toMove();
        press("take-over");
        assertThat(desk.session().seat(side)).isEqualTo(new Seat.Person());
        assertThat(desk.session().seat(side.other())).isEqualTo(new Seat.Computer(1));
        assertThat(Desk.ask(() -> desk.session().mayEnter())).isTrue();
    }

    @Test
    void nobody_gives_up_for_a_computer() {
        press("command:resign");
        assertThat(desk.look("question:yes")).isEmpty();
        assertThat(prompt()).contains("Only computers play");
    }
}
