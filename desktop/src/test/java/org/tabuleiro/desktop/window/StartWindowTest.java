package org.tabuleiro.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Container;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import javax.swing.JSlider;
import javax.swing.JSpinner;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Phase;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.table.Seat;

/** Starting a game: the home screen, the new-game dialog, and the list of shortcuts. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class StartWindowTest {
    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private AppDriver app;

    private void open(Map<String, String> settings) {
        app = AppDriver.open(home, settings);
    }

    @AfterEach
    void close() {
        app.close();
    }

    private void press(String name) {
        AppDriver.run(((AbstractButton) app.await(name))::doClick);
        app.flushEvents();
    }

    /** Opens the dialog, which blocks its caller. */
    private void openDialog(String button) {
        AbstractButton pressed = (AbstractButton) app.find(button);
        SwingUtilities.invokeLater(pressed::doClick);
        app.await("new-game");
    }

    private void start() {
        press("play");
        app.await("the game is shown", app.window()::isPlaying);
    }

    private Seat seat(Side side) {
        return AppDriver.query(() -> app.table().seat(side));
    }

    private String label(String name) {
        return AppDriver.query(() -> ((JLabel) app.find(name)).getText());
    }

    @Test
    void what_was_chosen_is_played_in_one_click_from_then_on() {
        open(Map.of());
        openDialog("home.new:eximo");
        assertThat(label("level:word")).isEqualTo("Level 2, beginner");
        AppDriver.run(() -> ((JSlider) app.find("level")).setValue(8));
        assertThat(label("level:word")).isEqualTo("Level 8, full strength");
        press("side:1");
        press("clock:4");
        AppDriver.run(() -> ((JSpinner) app.find("minutes")).setValue(12));
        AppDriver.run(() -> ((JSpinner) app.find("increment")).setValue(7));
        start();
        assertThat(seat(Side.FIRST)).isEqualTo(new Seat.Computer(8));
        assertThat(AppDriver.query(() -> app.table().match().terms().time().text()))
                .isEqualTo("12+7");
        AppDriver.run(app.window()::showHome);
        app.flushEvents();
        app.click(app.find("home.play:eximo"));
        app.await("the game is shown", app.window()::isPlaying);
        assertThat(seat(Side.FIRST)).isEqualTo(new Seat.Computer(8));
        assertThat(AppDriver.query(() -> app.table().match().terms().time().text()))
                .isEqualTo("12+7");
    }

    @Test
    void without_minutes_a_clock_has_seconds_per_turn() {
        open(Map.of());
        openDialog("home.new:eximo");
        press("clock:4");
        AppDriver.run(() -> ((JSpinner) app.find("minutes")).setValue(0));
        AppDriver.run(() -> ((JSpinner) app.find("increment")).setValue(30));
        start();
        assertThat(AppDriver.query(() -> app.table().match().terms().time().text()))
                .isEqualTo("30s");
    }

    @Test
    void two_people_have_names_and_the_board_turns_to_the_player_to_move() {
        open(Map.of());
        openDialog("home.new:eximo");
        press("against:1");
        AppDriver.run(() -> ((JTextField) app.find("name:first")).setText("Ana"));
        AppDriver.run(() -> ((JTextField) app.find("name:second")).setText("Rui"));
        press("turning");
        start();
        assertThat(app.record().tags()).containsEntry(GameRecord.FIRST, "Ana").containsEntry(GameRecord.SECOND, "Rui");
        assertThat(AppDriver.query(() -> app.board().isFlipped())).isFalse();
        app.playAny();
        assertThat(AppDriver.query(() -> app.board().isFlipped())).isTrue();
        app.playAny();
        assertThat(AppDriver.query(() -> app.board().isFlipped())).isFalse();
        AppDriver.run(() -> app.table().controls().resign());
        app.command("again");
        assertThat(app.record().tags()).containsEntry(GameRecord.FIRST, "Rui").containsEntry(GameRecord.SECOND, "Ana");
    }

    @Test
    void breakthru_starts_with_the_standard_set_up_or_is_set_up_by_hand() {
        open(Map.of());
        openDialog("home.new:breakthru");
        JComboBox<?> setup = (JComboBox<?>) app.find("setup");
        assertThat(AppDriver.query(setup::getSelectedItem)).isEqualTo("Standard");
        start();
        assertThat(AppDriver.query(() -> app.table().live().state().phase())).isEqualTo(Phase.PLAY);
        AppDriver.run(app.window()::showHome);
        app.flushEvents();
        openDialog("home.new:breakthru");
        JComboBox<?> again = (JComboBox<?>) app.find("setup");
        AppDriver.run(() -> again.setSelectedItem("Set up by hand"));
        start();
        assertThat(AppDriver.query(() -> app.table().live().state().phase())).isEqualTo(Phase.SETUP);
    }

    @Test
    void two_computers_have_a_level_each() {
        open(Map.of());
        openDialog("home.new:xadrersi");
        press("against:2");
        AppDriver.run(() -> ((JSlider) app.find("rival")).setValue(1));
        AppDriver.run(() -> ((JSlider) app.find("level")).setValue(3));
        start();
        assertThat(seat(Side.FIRST)).isEqualTo(new Seat.Computer(1));
        assertThat(seat(Side.SECOND)).isEqualTo(new Seat.Computer(3));
    }

    @Test
    void an_engine_needs_a_command() {
        open(Map.of());
        openDialog("home.new:eximo");
        press("level:engine");
        press("play");
        app.await("fault");
        assertThat(app.focusOwner()).isEqualTo("level:command");
        press("cancel");
    }

    @Test
    void the_home_screen_tells_the_highest_level_beaten() throws IOException {
        Path games = Files.createDirectories(home.resolve("games"));
        String record = GameWriter.write(ShortGames.of(Games.XADRERSI));
        String points = ShortGames.of(Games.XADRERSI).result().orElseThrow().points();
        String seats = points.equals("1-0")
                ? "[Tabuleiro_First \"human\"]\n[Tabuleiro_Second \"level:4\"]\n"
                : "[Tabuleiro_First \"level:4\"]\n[Tabuleiro_Second \"human\"]\n";
        Files.writeString(games.resolve("20260101-000000-000-xadrersi.pgn"), seats + record);
        open(Map.of("eximo.beaten", "2"));
        app.await("the games are read", () -> label("beaten:xadrersi").equals("You beat level 4"));
        assertThat(label("beaten:eximo")).isEqualTo("You beat level 2");
        assertThat(label("beaten:breakthru")).isEmpty();
    }

    @Test
    void the_question_mark_lists_the_shortcuts_on_the_home_screen() {
        open(Map.of());
        app.press("shift SLASH");
        Container dialog = (Container) app.await("shortcuts");
        app.flushEvents();
        assertThat(AppDriver.query(() -> AppDriver.all(dialog, JScrollPane.class)
                        .getFirst()
                        .getVerticalScrollBar()
                        .isVisible()))
                .as("all shortcuts are in view")
                .isFalse();
    }

    @Test
    void the_question_mark_lists_the_shortcuts_in_a_game() {
        open(Map.of());
        app.playTogether(Games.EXIMO.start());
        app.press("shift SLASH");
        app.await("shortcuts");
    }
}
