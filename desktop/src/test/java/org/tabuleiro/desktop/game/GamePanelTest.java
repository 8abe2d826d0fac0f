package org.tabuleiro.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.MouseWheelEvent;
import java.nio.file.Path;
import java.util.Map;
import javax.swing.JLabel;
import javax.swing.JSplitPane;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.desktop.window.AppDriver;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;

/** The panel beside the board, and walking through a game on the board. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class GamePanelTest {
    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private AppDriver app;

    @BeforeEach
    void open() {
        app = AppDriver.open(home, Map.of("seconds", "600"));
    }

    @AfterEach
    void close() {
        app.close();
    }

    private void play(Game game, int turns) {
        app.playTogether(game.start());
        AppDriver.run(() -> ShortGames.turns(game, turns)
                .forEach(turn -> app.table().input().enter(turn.steps())));
        app.flushEvents();
    }

    private int depth() {
        return AppDriver.query(() -> app.table().displayed().depth());
    }

    @Test
    void arrow_keys_walk_through_the_game_unless_the_board_was_entered_with_the_keyboard() {
        play(Games.EXIMO, 4);
        app.clickSquare(Games.EXIMO.board().find("d5"));
        app.press("LEFT");
        assertThat(depth()).isEqualTo(3);
        app.press("UP");
        assertThat(depth()).isZero();
        app.press("DOWN");
        assertThat(depth()).isEqualTo(4);
        app.tabTo("typed");
        app.tabTo("board");
        int before = AppDriver.query(app.board()::focusedSquare);
        app.press("LEFT");
        assertThat(depth()).as("the focused square moves instead").isEqualTo(4);
        assertThat(AppDriver.query(app.board()::focusedSquare)).isNotEqualTo(before);
    }

    @Test
    void the_wheel_walks_through_the_game() {
        play(Games.EXIMO, 4);
        wheel(-1);
        wheel(-1);
        assertThat(depth()).isEqualTo(2);
        wheel(1);
        assertThat(depth()).isEqualTo(3);
    }

    private void wheel(int by) {
        BoardView board = app.board();
        AppDriver.run(() -> board.dispatchEvent(new MouseWheelEvent(
                board, MouseWheelEvent.MOUSE_WHEEL, 0, 0, 50, 50, 0, false, MouseWheelEvent.WHEEL_UNIT_SCROLL, 1, by)));
        app.flushEvents();
    }

    @Test
    void the_level_can_be_changed_during_a_game() {
        app.play(GameSetting.against(Games.EXIMO.start(), Side.FIRST, new Seat.Computer(1)));
        app.command("level.5");
        assertThat(AppDriver.query(() -> app.table().seat(Side.SECOND))).isEqualTo(new Seat.Computer(5));
        assertThat(app.prompt()).contains("level 5");
    }

    @Test
    void thoughts_of_the_computer_are_hidden() {
        app.play(GameSetting.against(Games.EXIMO.start(), Side.FIRST, Seat.fullStrength()));
        app.playAny();
        app.await("it thinks", () -> app.table().isThinking());
        assertThat(app.prompt()).isEqualTo("The computer is thinking…");
    }

    @Test
    void a_computer_that_thinks_for_long_can_be_told_to_move_in_place_of_the_hint() {
        app.play(GameSetting.against(Games.EXIMO.start(), Side.FIRST, Seat.fullStrength()));
        assertThat(app.lookup("command:hurry")).isEmpty();
        Component prompt = app.find("prompt");
        app.playAny();
        int before = AppDriver.query(prompt::getY);
        app.await("command:hurry");
        assertThat(app.lookup("command:hint")).isEmpty();
        assertThat(AppDriver.query(prompt::getY)).isEqualTo(before);
        app.click(app.find("command:hurry"));
        app.await("it plays", () -> app.table().input().mayEnter());
        app.flushEvents();
        assertThat(app.lookup("command:hurry")).isEmpty();
        assertThat(app.lookup("command:hint")).isPresent();
    }

    @Test
    void before_the_first_move_the_panel_shows_the_aim_and_leads_to_the_rules() {
        app.play(GameSetting.against(Games.EXIMO.start(), Side.FIRST, new Seat.Computer(1)));
        Container about = (Container) app.find("about-game");
        assertThat(AppDriver.query(() -> AppDriver.all(about, JTextComponent.class).stream()
                        .map(JTextComponent::getText)
                        .toList()))
                .anyMatch(text -> text.contains("break through"))
                .anyMatch(text -> text.contains("capturing is compulsory"));
        assertThat(app.lookup("advice")).as("the aim is said once").isEmpty();
        app.click(app.find("about:rules"));
        app.await("rules-page");
        app.playAny();
        assertThat(app.lookup("about-game")).isEmpty();
    }

    @Test
    void the_end_says_who_lost_and_why() {
        app.play(GameSetting.against(Games.EXIMO.start(), Side.FIRST, new Seat.Computer(1)));
        AppDriver.run(() -> app.table().controls().resign());
        app.flushEvents();
        assertThat(AppDriver.query(() -> ((JLabel) app.find("end-headline")).getText()))
                .isEqualTo("You lost");
        assertThat(app.prompt()).contains("resigned");
    }

    @Test
    void the_width_of_the_panel_is_remembered() {
        play(Games.EXIMO, 1);
        JSplitPane split = (JSplitPane) app.find("split");
        AppDriver.run(() -> split.setDividerLocation(split.getDividerLocation() - 40));
        app.flushEvents();
        int chosen = AppDriver.query(split::getDividerLocation);
        play(Games.XADRERSI, 1);
        assertThat(AppDriver.query(((JSplitPane) app.find("split"))::getDividerLocation))
                .isEqualTo(chosen);
    }
}
