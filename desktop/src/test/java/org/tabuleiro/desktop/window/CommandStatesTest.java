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

/** What cannot work is disabled: in the menus, in the command list and beside the board. */
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
    private TestWindow desk;

    @BeforeEach
    void open() {
        desk = TestWindow.open(home);
    }

    @AfterEach
    void close() {
        desk.close();
    }

    private List<String> enabled() {
        return TestWindow.ask(() -> IN_GAME.stream()
                .filter(id -> desk.window().commands().enabled(id))
                .toList());
    }

    private List<String> disabled() {
        List<String> disabled = new ArrayList<>(IN_GAME);
        disabled.removeAll(enabled());
        return disabled;
    }

    private boolean isEnabled(String button) {
        return TestWindow.ask(() -> desk.find(button).isEnabled());
    }

    private void play(Seat first, Seat second) {
        desk.play(new GameSetting(Games.EXIMO.start(), first, second, new TimeControl.None()));
    }

    private void playTurn() {
        desk.playAny();
        desk.settle();
    }

    private void pause() {
        TestWindow.run(() -> desk.table().controls().pause());
    }

    private void press(String button) {
        TestWindow.run(((AbstractButton) desk.find(button))::doClick);
        desk.settle();
    }

    @Test
    void on_the_home_screen_nothing_that_needs_a_game() {
        assertThat(enabled()).isEmpty();
        assertThat(TestWindow.ask(() -> Stream.of("new-game", "open-file", "editor", "paste", "quit", "coordinates")
                        .allMatch(desk.window().commands()::enabled)))
                .isTrue();
    }

    @Test
    void in_a_new_game_of_two_people_nothing_that_needs_a_turn_or_a_computer() {
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
        assertThat(isEnabled("command:redo")).isFalse();
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
        desk.press("ctrl Z");
        assertThat(isEnabled("command:take-back")).isFalse();
        assertThat(isEnabled("command:redo")).isTrue();
    }

    @Test
    void a_button_that_is_disabled_under_the_keyboard_gives_it_to_the_board() {
        play(new Seat.Person(), new Seat.Person());
        playTurn();
        desk.tabTo("command:take-back");
        desk.press("SPACE");
        desk.await("the board has the keyboard", () -> desk.focusOwner().equals("board"));
        desk.press("SPACE");
        assertThat(desk.table().live().depth()).isZero();
    }

    @Test
    void while_a_turn_is_entered_it_can_be_undone() {
        play(new Seat.Person(), new Seat.Person());
        desk.clickSquare(Games.EXIMO.board().find("b2"));
        assertThat(enabled()).contains("undo-click", "reset-turn").doesNotContain("confirm-turn");
    }

    @Test
    void a_turn_that_waits_for_it_can_be_confirmed() {
        TestWindow.run(() -> desk.window().settings().set("confirm", true));
        play(new Seat.Person(), new Seat.Person());
        desk.clickSquare(Games.EXIMO.board().find("b2"));
        desk.clickSquare(Games.EXIMO.board().find("d4"));
        assertThat(enabled()).contains("confirm-turn");
    }

    @Test
    void while_the_computer_thinks_it_can_be_hurried_and_paused_and_no_hint_is_given() {
        // Full strength takes its time.
        TestWindow.run(() -> desk.window().settings().set("seconds", "600"));
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
        desk.press("ctrl I");
        assertThat(desk.prompt()).contains("when it is your turn");
    }

    @Test
    void paused_the_computer_cannot_be_hurried_but_plays_a_turn_or_goes_on() {
        play(new Seat.Computer(1), new Seat.Computer(1));
        pause();
        assertThat(enabled()).contains("pause", "step").doesNotContain("hurry", "hint", "swap");
    }

    @Test
    void where_earlier_turns_are_looked_at_nothing_can_be_entered() {
        play(new Seat.Person(), new Seat.Person());
        playTurn();
        desk.clickSquare(TestWindow.ask(() -> firstPiece(desk.table().live().state())));
        assertThat(TestWindow.ask(() -> desk.table().input().entry().clicks())).hasSize(1);
        desk.press("alt LEFT");
        assertThat(enabled())
                .contains("next-turn", "last-turn", "take-back")
                .doesNotContain(
                        "hint", "undo-click", "reset-turn", "confirm-turn", "first-turn", "previous-turn", "mark.1");
        desk.tabTo("board");
        desk.press("ESCAPE");
        assertThat(TestWindow.ask(() -> desk.table().input().entry().clicks()))
                .as("the turn that was begun is kept")
                .hasSize(1);
    }

    private static int firstPiece(State state) {
        return Games.EXIMO.board().find(state.legalSteps().get(0).text().substring(0, 2));
    }

    @Test
    void after_the_end_nobody_resigns_or_waits_for_a_computer() {
        desk.playTogether(Games.XADRERSI.start());
        TestWindow.run(() -> ShortGames.of(Games.XADRERSI)
                .line()
                .turns()
                .forEach(turn -> desk.table().input().enter(turn.steps())));
        desk.settle();
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
        assertThat(isEnabled("command:resign")).isFalse();
        assertThat(isEnabled("command:draw")).isFalse();
    }

    @Test
    void a_resigned_game_can_be_played_on() {
        play(new Seat.Person(), new Seat.Person());
        playTurn();
        TestWindow.run(() -> desk.table().controls().resign());
        assertThat(enabled()).contains("play-on").doesNotContain("resign", "draw");
        TestWindow.run(
                () -> desk.window().commands().find("play-on").orElseThrow().run());
        assertThat(desk.table().result()).isEmpty();
        assertThat(enabled()).contains("resign").doesNotContain("play-on");
    }

    @Test
    void while_turns_are_tried_out_nobody_resigns_and_a_variation_can_be_promoted() {
        play(new Seat.Person(), new Seat.Person());
        playTurn();
        desk.press("ctrl A");
        assertThat(enabled()).contains("analyse", "engine").doesNotContain("resign", "draw", "pause", "promote");
        assertThat(isEnabled("command:resign")).isFalse();
        GameTree.Node root = desk.table().tree().root();
        enter(root, "g2-h3");
        assertThat(enabled())
                .as("what was played comes first")
                .contains("delete-turns")
                .doesNotContain("promote");
        GameTree.Node variation = TestWindow.ask(() -> desk.table().displayed());
        enter(variation, "c6-c5");
        enter(variation, "b6-b5");
        assertThat(enabled()).contains("promote", "delete-turns");
    }

    private void enter(GameTree.Node at, String turn) {
        TestWindow.run(() -> {
            desk.table().display(at);
            desk.table().input().enter(at.state().readSteps(turn).orElseThrow());
        });
    }

    @Test
    void the_menu_shows_what_is_disabled_and_its_key_says_why() {
        play(new Seat.Person(), new Seat.Person());
        desk.press("alt G");
        JMenu menu = (JMenu) desk.find("menu.game");
        desk.await("the menu is open", menu::isPopupMenuVisible);
        assertThat(TestWindow.ask(() -> ((JMenuItem) desk.find("menu:take-back")).isEnabled()))
                .isFalse();
        assertThat(TestWindow.ask(() -> ((JMenuItem) desk.find("menu:resign")).isEnabled()))
                .isTrue();
        desk.press("ESCAPE");
        desk.press("ctrl Z");
        assertThat(desk.prompt()).isEqualTo("There is nothing to take back.");
        desk.press("ctrl Y");
        assertThat(desk.prompt()).isEqualTo("There is nothing to redo.");
        desk.press("ctrl P");
        assertThat(desk.prompt()).isEqualTo("No computer is playing now.");
        desk.press("ctrl ENTER");
        assertThat(desk.prompt()).isEqualTo("The turn is not complete.");
    }

    @Test
    void the_size_stops_at_its_bounds() {
        Map.of("80", "smaller", "100", "normal-size", "200", "larger").forEach((zoom, command) -> {
            TestWindow.run(() -> desk.window().settings().set("zoom", zoom));
            assertThat(TestWindow.ask(() -> Stream.of("smaller", "normal-size", "larger")
                            .filter(id -> !desk.window().commands().enabled(id))
                            .toList()))
                    .containsExactly(command);
        });
        TestWindow.run(() -> desk.window().settings().set("zoom", "100"));
    }

    @Test
    void beside_the_board_lines_that_are_not_known_and_an_empty_game_offer_nothing() {
        play(new Seat.Person(), new Seat.Person());
        TestWindow.run(() -> ((JTabbedPane) desk.find("tabs")).setSelectedIndex(1));
        assertThat(isEnabled("line:0")).isFalse();
        assertThat(isEnabled("command:annotate")).isFalse();
        press("analysis-run");
        desk.await("a line is known", () -> isEnabled("line:0"));
        assertThat(isEnabled("line:1")).isFalse();
        press("analysis-run");
        assertThat(isEnabled("line:0")).isFalse();
        playTurn();
        assertThat(isEnabled("command:annotate")).isTrue();
    }

    @Test
    void a_position_in_which_the_game_is_over_cannot_be_analysed() {
        desk.playTogether(Games.XADRERSI.start());
        TestWindow.run(() -> ShortGames.of(Games.XADRERSI)
                .line()
                .turns()
                .forEach(turn -> desk.table().input().enter(turn.steps())));
        TestWindow.run(() -> ((JTabbedPane) desk.find("tabs")).setSelectedIndex(1));
        assertThat(isEnabled("analysis-run")).isFalse();
        desk.press("alt LEFT");
        assertThat(isEnabled("analysis-run")).isTrue();
    }

    @Test
    void a_click_on_the_other_hand_says_whose_turn_it_is_and_chooses_nothing() {
        desk.playTogether(ShortGames.after(Games.XADRERSI, 6));
        desk.click(desk.find("hand:r"));
        assertThat(desk.prompt()).isEqualTo("It is White's turn, not Black's.");
        assertThat(TestWindow.ask(() -> desk.table().input().entry().clicks())).isEmpty();
    }
}
