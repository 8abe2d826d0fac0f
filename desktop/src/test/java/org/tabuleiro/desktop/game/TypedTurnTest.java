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
import org.tabuleiro.desktop.window.TestWindow;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Turn;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;

/** The field in which a turn is typed. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TypedTurnTest {
    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private TestWindow desk;

    @BeforeEach
    void play() {
        desk = TestWindow.open(home);
        desk.playTogether(Games.EXIMO.start());
        desk.tabTo("typed");
    }

    @AfterEach
    void close() {
        desk.close();
    }

    private JTextField field() {
        return (JTextField) desk.find("typed");
    }

    private String selected() {
        return TestWindow.ask(() -> String.valueOf(field().getSelectedText()));
    }

    private PromptLine prompt() {
        return (PromptLine) desk.find("prompt");
    }

    private Optional<String> played() {
        return desk.table().live().turn().map(Turn::text);
    }

    @Test
    void a_refused_text_is_selected_so_that_the_next_one_replaces_it() {
        desk.type("b2-b9");
        desk.press("ENTER");
        assertThat(selected()).isEqualTo("b2-b9");
        assertThat(TestWindow.ask(() -> prompt().isRefusal())).isTrue();
        assertThat(TestWindow.ask(() -> prompt().getText())).contains("b9");
        desk.type("b2-d4");
        desk.press("ENTER");
        assertThat(played()).hasValue("b2-d4");
        assertThat(TestWindow.ask(() -> field().getText())).isEmpty();
        assertThat(TestWindow.ask(() -> prompt().isRefusal())).isFalse();
    }

    @Test
    void where_no_turn_can_be_entered_the_reason_is_told_until_it_no_longer_holds() {
        desk.type("b2-d4");
        desk.press("ENTER");
        desk.press("alt LEFT");
        desk.type("c3-c4");
        desk.press("ENTER");
        assertThat(selected()).isEqualTo("c3-c4");
        assertThat(TestWindow.ask(() -> prompt().isRefusal())).isTrue();
        assertThat(TestWindow.ask(() -> prompt().getText())).contains("earlier turn");
        TestWindow.run(() -> desk.table().display(desk.table().live()));
        assertThat(TestWindow.ask(() -> prompt().isRefusal())).isFalse();
        assertThat(TestWindow.ask(() -> prompt().getText())).doesNotContain("earlier turn");
    }

    @Test
    void where_computers_play_a_typed_turn_is_refused_and_stays() {
        desk.play(new GameSetting(
                Games.EXIMO.start(), new Seat.Computer(1), new Seat.Computer(1), new TimeControl.None()));
        TestWindow.run(() -> desk.table().controls().pause());
        desk.tabTo("typed");
        desk.type("b");
        desk.press("ENTER");
        assertThat(selected()).isEqualTo("b");
        assertThat(TestWindow.ask(() -> prompt().isRefusal())).isTrue();
        assertThat(TestWindow.ask(() -> prompt().getText())).contains("Paused");
    }

    @Test
    void enter_in_an_empty_field_refuses_nothing() {
        desk.press("ENTER");
        assertThat(TestWindow.ask(() -> prompt().isRefusal())).isFalse();
    }
}
