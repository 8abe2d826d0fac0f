package org.tabuleiro.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JTabbedPane;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;

/** The enabled commands in every state of a game. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class CommandStatesTest {
    /** The commands that depend on the state of the game, in the order of the menus. */
    private static final List<String> IN_GAME = List.of(
            "home",
            "save",
            "take-back",
            "redo",
            "hint",
            "hurry",
            "pause",
            "step",
            "swap",
            "draw",
            "resign",
            "play-on",
            "again",
            "first-turn",
            "previous-turn",
            "next-turn",
            "last-turn",
            "undo-click",
            "reset-turn",
            "confirm-turn",
            "next-panel",
            "analyse",
            "engine",
            "annotate",
            "promote",
            "delete-turns",
            "comment",
            "mark.1",
            "flip");

    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private AppDriver app;

    @BeforeEach
    void open() {
        app = AppDriver.open(home);
    }

    @AfterEach
    void close() {
        app.close();
    }

    private List<String> enabled() {
        return AppDriver.query(() -> IN_GAME.stream()
                .filter(id -> app.window().commands().enabled(id))
                .toList());
    }

    private List<String> disabled() {
        List<String> disabled = new ArrayList<>(IN_GAME);
        disabled.removeAll(enabled());
        return disabled;
    }

    private boolean isEnabled(String button) {
        return AppDriver.query(() -> app.find(button).isEnabled());
    }

    /** Whether an item of the menu of the game is enabled. */
    private boolean isInMenu(String command) {
        app.openMenu();
        boolean enabled = isEnabled("menu:" + command);
        app.press("ESCAPE");
        return enabled;
    }

    private void play(Seat first, Seat second) {
        app.play(new GameSetting(Games.EXIMO.start(), first, second, new TimeControl.None()));
    }

    private void playTurn() {
        app.playAny();
        app.flushEvents();
    }

    private void pause() {
        AppDriver.run(() -> app.table().controls().pause());
    }

    private void press(String button) {
        AppDriver.run(((AbstractButton) app.find(button))::doClick);
        app.flushEvents();
    }

    @Test
    void on_the_home_screen_game_commands_are_disabled() {
        assertThat(enabled()).isEmpty();
        assertThat(AppDriver.query(() -> Stream.of("new-game", "open-file", "editor", "paste", "quit", "coordinates")
                        .allMatch(app.window().commands()::enabled)))
                .isTrue();
    }

    @Test
    void in_a_new_game_of_two_persons_commands_that_need_a_turn_or_a_computer_are_disabled() {
        play(new Seat.Person(), new Seat.Person());
        assertThat(enabled())
                .containsExactly(
                        "home",
                        "save",
                        "hint",
                        "draw",
                        "resign",
                        "again",
                        "next-panel",
                        "analyse",
                        "engine",
                        "comment",
                        "flip");
        assertThat(isEnabled("command:take-back")).isFalse();
        assertThat(isInMenu("redo")).isFalse();
        assertThat(isEnabled("command:hint")).isTrue();
    }

    @Test
    void after_a_turn_it_can_be_taken_back_and_then_played_again() {
        play(new Seat.Person(), new Seat.Person());
        playTurn();
        assertThat(enabled())
                .contains("take-back", "annotate", "previous-turn", "mark.1")
                .doesNotContain("redo");
        assertThat(isEnabled("command:take-back")).isTrue();
        app.press("ctrl Z");
        assertThat(isEnabled("command:take-back")).isFalse();
        assertThat(isInMenu("redo")).isTrue();
    }

    @Test
    void a_focused_button_that_is_disabled_passes_the_focus_to_the_board() {
        play(new Seat.Person(), new Seat.Person());
        playTurn();
        app.tabTo("command:take-back");
        app.press("SPACE");
        app.await("the board has the focus", () -> app.focusOwner().equals("board"));
        app.press("SPACE");
        assertThat(app.table().live().depth()).isZero();
    }

    @Test
    void while_a_turn_is_entered_it_can_be_undone() {
        play(new Seat.Person(), new Seat.Person());
        app.clickSquare(Games.EXIMO.board().find("b2"));
        assertThat(enabled()).contains("undo-click", "reset-turn").doesNotContain("confirm-turn");
    }

    @Test
    void an_unconfirmed_turn_can_be_confirmed() {
        AppDriver.run(() -> app.window().settings().set("confirm", true));
        play(new Seat.Person(), new Seat.Person());
        app.clickSquare(Games.EXIMO.board().find("b2"));
        app.clickSquare(Games.EXIMO.board().find("d4"));
        assertThat(enabled()).contains("confirm-turn");
    }

    @Test
    void while_the_computer_thinks_it_can_be_hurried_and_paused_and_no_hint_is_given() {
        // Full strength takes its time.
        AppDriver.run(() -> app.window().settings().set("seconds", "600"));
        play(new Seat.Computer(8), new Seat.Person());
        assertThat(enabled())
                .containsExactly(
                        "home",
                        "save",
                        "hurry",
                        "pause",
                        "swap",
                        "draw",
                        "resign",
                        "again",
                        "next-panel",
                        "analyse",
                        "engine",
                        "comment",
                        "flip");
        assertThat(isEnabled("command:hint")).isFalse();
        app.press("ctrl I");
        assertThat(app.prompt()).contains("when it is your turn");
    }

    @Test
    void while_paused_the_computer_can_step_or_resume_but_not_hurry() {
        play(new Seat.Computer(1), new Seat.Computer(1));
        pause();
        assertThat(enabled()).contains("pause", "step").doesNotContain("hurry", "hint", "swap");
    }

    @Test
    void while_an_earlier_position_is_displayed_turn_entry_is_disabled() {
        play(new Seat.Person(), new Seat.Person());
        playTurn();
        app.clickSquare(AppDriver.query(() -> firstPiece(app.table().live().state())));
        assertThat(AppDriver.query(() -> app.table().input().entry().clicks())).hasSize(1);
        app.press("alt LEFT");
        assertThat(enabled())
                .contains("next-turn", "last-turn", "take-back")
                .doesNotContain(
                        "hint", "undo-click", "reset-turn", "confirm-turn", "first-turn", "previous-turn", "mark.1");
        app.tabTo("board");
        app.press("ESCAPE");
        assertThat(AppDriver.query(() -> app.table().input().entry().clicks()))
                .as("the turn that was begun is kept")
                .hasSize(1);
    }

    private static int firstPiece(State state) {
        return Games.EXIMO.board().find(state.legalSteps().get(0).text().substring(0, 2));
    }

    @Test
    void after_the_end_resign_draw_and_computer_commands_are_disabled() {
        app.playTogether(Games.XADRERSI.start());
        AppDriver.run(() -> ShortGames.of(Games.XADRERSI)
                .line()
                .turns()
                .forEach(turn -> app.table().input().enter(turn.steps())));
        app.flushEvents();
        assertThat(disabled())
                .contains(
                        "hint",
                        "hurry",
                        "pause",
                        "step",
                        "swap",
                        "draw",
                        "resign",
                        "play-on",
                        "next-turn",
                        "last-turn",
                        "engine",
                        "promote");
        assertThat(enabled()).contains("take-back", "analyse", "annotate", "again", "save");
        assertThat(isInMenu("resign")).isFalse();
        assertThat(isInMenu("draw")).isFalse();
    }

    @Test
    void a_resigned_game_can_be_played_on() {
        play(new Seat.Person(), new Seat.Person());
        playTurn();
        AppDriver.run(() -> app.table().controls().resign());
        assertThat(enabled()).contains("play-on").doesNotContain("resign", "draw");
        AppDriver.run(
                () -> app.window().commands().find("play-on").orElseThrow().run());
        assertThat(app.table().result()).isEmpty();
        assertThat(enabled()).contains("resign").doesNotContain("play-on");
    }

    @Test
    void in_analysis_resign_is_disabled_and_a_variation_can_be_promoted() {
        play(new Seat.Person(), new Seat.Person());
        playTurn();
        app.press("ctrl A");
        assertThat(enabled()).contains("analyse", "engine").doesNotContain("resign", "draw", "pause", "promote");
        assertThat(isInMenu("resign")).isFalse();
        GameTree.Node root = app.table().tree().root();
        enter(root, "g2-h3");
        assertThat(enabled())
                .as("what was played comes first")
                .contains("delete-turns")
                .doesNotContain("promote");
        GameTree.Node variation = AppDriver.query(() -> app.table().displayed());
        enter(variation, "c6-c5");
        enter(variation, "b6-b5");
        assertThat(enabled()).contains("promote", "delete-turns");
    }

    private void enter(GameTree.Node at, String turn) {
        AppDriver.run(() -> {
            app.table().display(at);
            app.table().input().enter(at.state().readSteps(turn).orElseThrow());
        });
    }

    @Test
    void disabled_menu_items_explain_themselves_when_their_shortcut_is_pressed() {
        play(new Seat.Person(), new Seat.Person());
        app.press("alt G");
        JMenu menu = (JMenu) app.find("menu.game");
        app.await("the menu is open", menu::isPopupMenuVisible);
        assertThat(AppDriver.query(() -> ((JMenuItem) app.find("menu:take-back")).isEnabled()))
                .isFalse();
        assertThat(AppDriver.query(() -> ((JMenuItem) app.find("menu:resign")).isEnabled()))
                .isTrue();
        app.press("ESCAPE");
        app.press("ctrl Z");
        assertThat(app.prompt()).isEqualTo("There is nothing to take back.");
        app.press("ctrl Y");
        assertThat(app.prompt()).isEqualTo("There is nothing to redo.");
        app.press("ctrl P");
        assertThat(app.prompt()).isEqualTo("No computer is playing now.");
        app.press("ctrl ENTER");
        assertThat(app.prompt()).isEqualTo("The turn is not complete.");
    }

    @Test
    void zoom_commands_are_disabled_at_the_bounds() {
        Map.of("80", "smaller", "100", "normal-size", "200", "larger").forEach((zoom, command) -> {
            AppDriver.run(() -> app.window().settings().set("zoom", zoom));
            assertThat(AppDriver.query(() -> Stream.of("smaller", "normal-size", "larger")
                            .filter(id -> !app.window().commands().enabled(id))
                            .toList()))
                    .containsExactly(command);
        });
        AppDriver.run(() -> app.window().settings().set("zoom", "100"));
    }

    @Test
    void engine_lines_and_annotation_are_disabled_until_there_is_something_to_show() {
        play(new Seat.Person(), new Seat.Person());
        AppDriver.run(() -> ((JTabbedPane) app.find("tabs")).setSelectedIndex(1));
        assertThat(isEnabled("line:0")).isFalse();
        assertThat(isEnabled("command:annotate")).isFalse();
        press("analysis-run");
        app.await("a line is known", () -> isEnabled("line:0"));
        assertThat(isEnabled("line:1")).isFalse();
        press("analysis-run");
        assertThat(isEnabled("line:0")).isFalse();
        playTurn();
        assertThat(isEnabled("command:annotate")).isTrue();
    }

    @Test
    void a_position_in_which_the_game_is_over_cannot_be_analysed() {
        app.playTogether(Games.XADRERSI.start());
        AppDriver.run(() -> ShortGames.of(Games.XADRERSI)
                .line()
                .turns()
                .forEach(turn -> app.table().input().enter(turn.steps())));
        AppDriver.run(() -> ((JTabbedPane) app.find("tabs")).setSelectedIndex(1));
        assertThat(isEnabled("analysis-run")).isFalse();
        app.press("alt LEFT");
        assertThat(isEnabled("analysis-run")).isTrue();
    }

    @Test
    void a_click_on_the_opponents_hand_is_refused_with_the_reason() {
        app.playTogether(ShortGames.after(Games.XADRERSI, 6));
        app.click(app.find("hand:r"));
        assertThat(app.prompt()).isEqualTo("It is White's turn, not Black's.");
        assertThat(AppDriver.query(() -> app.table().input().entry().clicks())).isEmpty();
    }
}
