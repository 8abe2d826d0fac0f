package org.tabuleiro.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.desktop.window.AppDriver;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Turn;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;

/** The text field for typed turns. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TypedTurnTest {
    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private AppDriver app;

    @BeforeEach
    void play() {
        app = AppDriver.open(home);
        app.playTogether(Games.EXIMO.start());
        app.tabTo("typed");
    }

    @AfterEach
    void close() {
        app.close();
    }

    private JTextField field() {
        return (JTextField) app.find("typed");
    }

    private String selected() {
        return AppDriver.query(() -> String.valueOf(field().getSelectedText()));
    }

    private PromptLine prompt() {
        return (PromptLine) app.find("prompt");
    }

    private Optional<String> played() {
        return app.table().live().turn().map(Turn::text);
    }

    @Test
    void refused_text_is_selected_and_overwritten_by_typing() {
        app.type("b2-b9");
        app.press("ENTER");
        assertThat(selected()).isEqualTo("b2-b9");
        assertThat(AppDriver.query(() -> prompt().isRefusal())).isTrue();
        assertThat(AppDriver.query(() -> prompt().getText())).contains("b9");
        app.type("b2-d4");
        app.press("ENTER");
        assertThat(played()).hasValue("b2-d4");
        assertThat(AppDriver.query(() -> field().getText())).isEmpty();
        assertThat(AppDriver.query(() -> prompt().isRefusal())).isFalse();
    }

    @Test
    void the_reason_of_a_refusal_is_shown_while_it_applies() {
        app.type("b2-d4");
        app.press("ENTER");
        app.press("alt LEFT");
        app.type("c3-c4");
        app.press("ENTER");
        assertThat(selected()).isEqualTo("c3-c4");
        assertThat(AppDriver.query(() -> prompt().isRefusal())).isTrue();
        assertThat(AppDriver.query(() -> prompt().getText())).contains("earlier turn");
        AppDriver.run(() -> app.table().display(app.table().live()));
        assertThat(AppDriver.query(() -> prompt().isRefusal())).isFalse();
        assertThat(AppDriver.query(() -> prompt().getText())).doesNotContain("earlier turn");
    }

    @Test
    void a_typed_turn_is_refused_in_a_computer_game() {
        app.play(new GameSetting(
                Games.EXIMO.start(), new Seat.Computer(1), new Seat.Computer(1), new TimeControl.None()));
        AppDriver.run(() -> app.table().controls().pause());
        app.tabTo("typed");
        app.type("b");
        app.press("ENTER");
        assertThat(selected()).isEqualTo("b");
        assertThat(AppDriver.query(() -> prompt().isRefusal())).isTrue();
        assertThat(AppDriver.query(() -> prompt().getText())).contains("Paused");
    }

    @Test
    void enter_in_an_empty_field_does_nothing() {
        app.press("ENTER");
        assertThat(AppDriver.query(() -> prompt().isRefusal())).isFalse();
    }
}
