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
import org.tabuleiro.desktop.window.AppDriver;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Step;

/** The state that survives when a change of zoom, look or language rebuilds the screen. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RebuiltScreenTest {
    private static final Game GAME = Games.BREAKTHRU;

    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private AppDriver app;

    @BeforeEach
    void play() {
        app = AppDriver.open(home);
        app.playTogether(ShortGames.after(GAME, 3));
    }

    @AfterEach
    void close() {
        app.close();
    }

    private void run(String command) {
        GameScreen before = screen();
        app.command(command);
        assertThat(screen()).as("the screen was replaced").isNotSameAs(before);
    }

    private GameScreen screen() {
        return AppDriver.query(
                () -> AppDriver.all(app.window(), GameScreen.class).get(0));
    }

    private JTabbedPane tabs() {
        return (JTabbedPane) app.find("tabs");
    }

    @ParameterizedTest
    @ValueSource(strings = {"larger", "look.dark", "language.pt"})
    void the_focused_square_stays(String command) {
        app.tabTo("board");
        int square = GAME.board().find("d6");
        AppDriver.run(() -> app.board().focusSquare(square));
        run(command);
        app.await("the board has the focus", () -> app.focusOwner().equals("board"));
        assertThat(AppDriver.query(() -> app.board().focusedSquare())).isEqualTo(square);
    }

    @Test
    void the_turn_field_keeps_focus_and_text() {
        app.tabTo("typed");
        app.type("f3-f");
        run("larger");
        app.await("the field has the focus", () -> app.focusOwner().equals("typed"));
        app.type("5");
        assertThat(AppDriver.query(() -> ((JTextComponent) app.find("typed")).getText()))
                .isEqualTo("f3-f5");
    }

    @Test
    void the_selected_tab_stays() {
        AppDriver.run(() -> tabs().setSelectedIndex(2));
        run("larger");
        assertThat(AppDriver.query(() -> tabs().getSelectedIndex())).isEqualTo(2);
    }

    @Test
    void the_analysis_continues_with_the_same_number_of_lines() {
        AppDriver.run(() -> tabs().setSelectedIndex(1));
        AppDriver.run(() -> ((JSpinner) app.find("analysis-lines")).setValue(3));
        AppDriver.run(() -> ((JToggleButton) app.find("analysis-run")).doClick());
        run("look.dark");
        assertThat(AppDriver.query(() -> ((JToggleButton) app.find("analysis-run")).isSelected()))
                .isTrue();
        assertThat(AppDriver.query(() -> ((JSpinner) app.find("analysis-lines")).getValue()))
                .isEqualTo(3);
    }

    @Test
    void the_displayed_position_stays() {
        AppDriver.run(() -> {
            for (int i = 0; i < 2; i++) {
                app.playAny();
            }
        });
        AppDriver.run(() -> app.table().display(app.table().tree().root()));
        run("larger");
        assertThat(app.table().displayed()).isSameAs(app.table().tree().root());
        assertThat(app.table().live().depth()).isEqualTo(2);
    }

    @Test
    void a_half_entered_turn_stays_with_its_pending_click() {
        List.of("j7", "j5", "h3").forEach(square -> app.clickSquare(GAME.board().find(square)));
        run("smaller");
        assertThat(AppDriver.query(() -> app.table().input().entry().steps()))
                .extracting(Step::text)
                .containsExactly("j7-j5");
        assertThat(AppDriver.query(() -> app.table().input().entry().clicks()))
                .containsExactly(new Click.Square(GAME.board().find("h3")));
        app.clickSquare(GAME.board().find("h1"));
        assertThat(app.table().live().turn().orElseThrow().text()).isEqualTo("j7-j5,h3-h1");
    }
}
