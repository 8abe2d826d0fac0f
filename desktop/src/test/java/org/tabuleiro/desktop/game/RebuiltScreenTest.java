package org.tabuleiro.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javax.swing.JSpinner;
import javax.swing.JTabbedPane;
import javax.swing.JToggleButton;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.desktop.window.TestWindow;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Step;

/** A change of zoom, look or language replaces the screen; whoever uses it goes on where they were. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RebuiltScreenTest {
    private static final Game GAME = Games.BREAKTHRU;

    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private TestWindow desk;

    @BeforeEach
    void play() {
        desk = TestWindow.open(home);
        desk.playTogether(ShortGames.after(GAME, 3));
    }

    @AfterEach
    void close() {
        desk.close();
    }

    private void run(String command) {
        GameScreen before = screen();
        desk.command(command);
        assertThat(screen()).as("the screen was replaced").isNotSameAs(before);
    }

    private GameScreen screen() {
        return TestWindow.ask(
                () -> TestWindow.all(desk.window(), GameScreen.class).get(0));
    }

    private JTabbedPane tabs() {
        return (JTabbedPane) desk.find("tabs");
    }

    @ParameterizedTest
    @ValueSource(strings = {"larger", "look.dark", "language.pt"})
    void the_keyboard_stays_on_its_square(String command) {
        desk.tabTo("board");
        int square = GAME.board().find("d6");
        TestWindow.run(() -> desk.board().focusSquare(square));
        run(command);
        desk.await("the board has the keyboard", () -> desk.focusOwner().equals("board"));
        assertThat(TestWindow.ask(() -> desk.board().focusedSquare())).isEqualTo(square);
    }

    @Test
    void the_keyboard_stays_in_the_field_where_a_turn_is_typed_and_what_is_typed_stays() {
        desk.tabTo("typed");
        desk.type("f3-f");
        run("larger");
        desk.await("the field has the keyboard", () -> desk.focusOwner().equals("typed"));
        desk.type("5");
        assertThat(TestWindow.ask(() -> ((JTextComponent) desk.find("typed")).getText()))
                .isEqualTo("f3-f5");
    }

    @Test
    void the_chosen_tab_stays() {
        TestWindow.run(() -> tabs().setSelectedIndex(2));
        run("larger");
        assertThat(TestWindow.ask(() -> tabs().getSelectedIndex())).isEqualTo(2);
    }

    @Test
    void the_analysis_goes_on_with_as_many_lines() {
        TestWindow.run(() -> tabs().setSelectedIndex(1));
        TestWindow.run(() -> ((JSpinner) desk.find("analysis-lines")).setValue(3));
        TestWindow.run(() -> ((JToggleButton) desk.find("analysis-run")).doClick());
        run("look.dark");
        assertThat(TestWindow.ask(() -> ((JToggleButton) desk.find("analysis-run")).isSelected()))
                .isTrue();
        assertThat(TestWindow.ask(() -> ((JSpinner) desk.find("analysis-lines")).getValue()))
                .isEqualTo(3);
    }

    @Test
    void the_position_that_is_looked_at_stays() {
        TestWindow.run(() -> {
            for (int i = 0; i < 2; i++) {
                desk.playAny();
            }
        });
        TestWindow.run(() -> desk.table().display(desk.table().tree().root()));
        run("larger");
        assertThat(desk.table().displayed()).isSameAs(desk.table().tree().root());
        assertThat(desk.table().live().depth()).isEqualTo(2);
    }

    @Test
    void a_turn_that_is_half_entered_stays_with_the_click_that_began_its_next_step() {
        List.of("j7", "j5", "h3")
                .forEach(square -> desk.clickSquare(GAME.board().find(square)));
        run("smaller");
        assertThat(TestWindow.ask(() -> desk.table().input().entry().steps()))
                .extracting(Step::text)
                .containsExactly("j7-j5");
        assertThat(TestWindow.ask(() -> desk.table().input().entry().clicks()))
                .containsExactly(new Click.Square(GAME.board().find("h3")));
        desk.clickSquare(GAME.board().find("h1"));
        assertThat(desk.table().live().turn().orElseThrow().text()).isEqualTo("j7-j5,h3-h1");
    }
}
