package org.tabuleiro.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import javax.swing.AbstractButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.desktop.window.TestWindow;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;

/** A person against a program that takes its time, or cannot play. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class AgainstComputerTest {
    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private TestWindow desk;

    @BeforeEach
    void open() {
        // Full strength thinks for ten minutes unless it is hurried.
        desk = TestWindow.open(home, Map.of("seconds", "600"));
    }

    @AfterEach
    void close() {
        desk.close();
    }

    private void play(Seat opponent) {
        desk.play(GameSetting.against(Games.EXIMO.start(), Side.FIRST, opponent));
        desk.playAny();
    }

    private void press(String name) {
        AbstractButton button = (AbstractButton) desk.await(name);
        TestWindow.run(button::doClick);
        desk.settle();
    }

    private int played() {
        return TestWindow.ask(() -> desk.table().match().played().size());
    }

    @Test
    void a_draw_offered_while_it_thinks_is_answered_and_it_thinks_on() {
        play(Seat.fullStrength());
        desk.await("it thinks", () -> desk.prompt().contains("depth"));
        press("command:draw");
        desk.await("it declines", () -> desk.prompt().contains("declines the draw"));
        assertThat(TestWindow.ask(() -> desk.table().isThinking())).isTrue();
        assertThat(played()).isEqualTo(1);
        press("command:hurry");
        desk.await("it plays", () -> played() == 2);
        assertThat(desk.prompt()).startsWith("Black played ").endsWith("Move one of your men.");
    }

    @Test
    void it_thinks_on_when_the_screen_is_replaced() {
        play(Seat.fullStrength());
        desk.await("it thinks", () -> desk.prompt().contains("depth"));
        desk.command("language.pt");
        assertThat(TestWindow.ask(() -> desk.table().isThinking())).isTrue();
        press("command:hurry");
        desk.await("it plays", () -> played() == 2);
    }

    @Test
    void a_person_resigns_after_a_question() {
        play(Seat.fullStrength());
        press("command:resign");
        assertThat(TestWindow.ask(() -> desk.table().match().isOver())).isFalse();
        press("question:yes");
        assertThat(TestWindow.ask(() -> desk.table().result())).hasValue(Result.win(Side.SECOND, Result.RESIGNATION));
        assertThat(desk.look("command:again")).isPresent();
    }

    @Test
    void an_engine_that_ends_is_told_and_our_computer_takes_its_seat() {
        play(new Seat.Engine("exit 1"));
        desk.await("engine:retry");
        assertThat(desk.prompt()).contains("The engine").contains("has ended");
        press("engine:retry");
        desk.await("engine:computer");
        press("engine:computer");
        assertThat(TestWindow.ask(() -> desk.table().seat(Side.SECOND))).isEqualTo(new Seat.Computer(2));
        desk.await("it plays", () -> played() == 2);
    }

    @Test
    void a_hint_says_a_little_more_each_time() {
        desk.play(GameSetting.against(Games.EXIMO.start(), Side.FIRST, new Seat.Computer(1)));
        desk.press("ctrl I");
        desk.await("a hint is given", () -> desk.prompt().contains("begin with"));
        desk.press("ctrl I");
        assertThat(desk.prompt()).contains("go to");
        desk.press("ctrl I");
        assertThat(TestWindow.ask(() -> desk.table().hintMarks())).hasSizeGreaterThan(2);
    }
}
