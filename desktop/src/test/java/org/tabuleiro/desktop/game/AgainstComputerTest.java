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
import org.tabuleiro.desktop.window.AppDriver;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;

/** A person against a computer that thinks long, or an engine that fails. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class AgainstComputerTest {
    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private AppDriver app;

    @BeforeEach
    void open() {
        // Full strength thinks for ten minutes unless it is hurried.
        app = AppDriver.open(home, Map.of("seconds", "600", "thoughts", "true"));
    }

    @AfterEach
    void close() {
        app.close();
    }

    private void play(Seat opponent) {
        app.play(GameSetting.against(Games.EXIMO.start(), Side.FIRST, opponent));
        app.playAny();
    }

    private void press(String name) {
        AbstractButton button = (AbstractButton) app.await(name);
        AppDriver.run(button::doClick);
        app.flushEvents();
    }

    private int played() {
        return AppDriver.query(() -> app.table().match().played().size());
    }

    @Test
    void a_draw_offer_during_the_search_is_answered_and_the_search_continues() {
        play(Seat.fullStrength());
        app.await("it thinks", () -> app.prompt().contains("depth"));
        app.choose("draw");
        app.await("it declines", () -> app.prompt().contains("declines the draw"));
        assertThat(AppDriver.query(() -> app.table().isThinking())).isTrue();
        assertThat(played()).isEqualTo(1);
        press("command:hurry");
        app.await("it plays", () -> played() == 2);
        assertThat(app.prompt()).startsWith("Black played ").endsWith("Move one of your men.");
    }

    @Test
    void the_search_continues_when_the_screen_is_rebuilt() {
        play(Seat.fullStrength());
        app.await("it thinks", () -> app.prompt().contains("depth"));
        app.command("language.pt");
        assertThat(AppDriver.query(() -> app.table().isThinking())).isTrue();
        press("command:hurry");
        app.await("it plays", () -> played() == 2);
    }

    @Test
    void resigning_needs_confirmation() {
        play(Seat.fullStrength());
        app.choose("resign");
        assertThat(AppDriver.query(() -> app.table().match().isOver())).isFalse();
        press("question:yes");
        assertThat(AppDriver.query(() -> app.table().result())).hasValue(Result.win(Side.SECOND, Result.RESIGNATION));
        assertThat(app.lookup("command:again")).isPresent();
    }

    @Test
    void an_engine_that_exits_is_reported_and_can_be_replaced_by_the_computer() {
        play(new Seat.Engine("exit 1"));
        app.await("engine:retry");
        assertThat(app.prompt()).contains("The engine").contains("has ended");
        press("engine:retry");
        app.await("engine:computer");
        press("engine:computer");
        assertThat(AppDriver.query(() -> app.table().seat(Side.SECOND))).isEqualTo(new Seat.Computer(2));
        app.await("it plays", () -> played() == 2);
    }

    @Test
    void repeated_hints_reveal_more() {
        app.play(GameSetting.against(Games.EXIMO.start(), Side.FIRST, new Seat.Computer(1)));
        app.press("ctrl I");
        app.await("a hint is given", () -> app.prompt().contains("begin with"));
        app.press("ctrl I");
        assertThat(app.prompt()).contains("go to");
        app.press("ctrl I");
        assertThat(AppDriver.query(() -> app.table().hintMarks())).hasSizeGreaterThan(2);
    }
}
