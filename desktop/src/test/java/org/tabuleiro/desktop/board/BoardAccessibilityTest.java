package org.tabuleiro.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleAction;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.desktop.window.TestWindow;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

/** The board as assistive technology reads it, and by keyboard. */
final class BoardAccessibilityTest {
    private static final Game EXIMO = Games.EXIMO;

    @TempDir
    private Path folder = Path.of("");

    private static AccessibleContext board(TestWindow desk) {
        return TestWindow.ask(() -> desk.board().getAccessibleContext());
    }

    private static AccessibleContext square(TestWindow desk, String name) {
        int index = desk.table().game().board().find(name);
        return TestWindow.ask(() -> board(desk).getAccessibleChild(index).getAccessibleContext());
    }

    private static String name(TestWindow desk, String square) {
        return TestWindow.ask(() -> square(desk, square).getAccessibleName());
    }

    private static String prompt(TestWindow desk) {
        Component prompt = desk.find("prompt");
        return TestWindow.ask(() -> prompt instanceof JLabel label
                ? label.getText()
                : prompt.getAccessibleContext().getAccessibleName());
    }

    private static void say(TestWindow desk, String key) {
        desk.press(key);
    }

    @ParameterizedTest
    @ValueSource(strings = {"eximo", "breakthru", "xadrersi", "sixteen-stones"})
    void the_board_has_a_child_for_each_square_where_it_is_seen(String id) {
        Game game = Games.find(id).orElseThrow();
        try (TestWindow desk = TestWindow.open(folder)) {
            desk.playTogether(game.start());
            AccessibleContext board = board(desk);
            assertThat(TestWindow.ask(board::getAccessibleChildrenCount))
                    .isEqualTo(game.board().size());
            assertThat(TestWindow.ask(board::getAccessibleName)).isNotBlank();
            for (int index = 0; index < game.board().size(); index++) {
                int square = index;
                AccessibleContext child =
                        TestWindow.ask(() -> board.getAccessibleChild(square).getAccessibleContext());
                assertThat(TestWindow.ask(child::getAccessibleName))
                        .startsWith(game.board().name(square) + ", ");
                assertThat(child.getAccessibleIndexInParent()).isEqualTo(square);
                assertThat(child.getAccessibleRole()).isEqualTo(AccessibleRole.PUSH_BUTTON);
                assertThat(TestWindow.ask(() -> child.getAccessibleComponent()
                                .getBounds()
                                .contains(desk.board().middle(square))))
                        .isTrue();
            }
        }
    }

    @Test
    void a_square_says_what_stands_there_and_what_can_be_done() {
        try (TestWindow desk = TestWindow.open(folder)) {
            desk.playTogether(EXIMO.start());
            assertThat(name(desk, "c4")).isEqualTo("c4, empty");
            assertThat(name(desk, "b2")).startsWith("b2, white man, ").contains("3 targets");
            assertThat(name(desk, "b7")).isEqualTo("b7, black man");
        }
    }

    @Test
    void the_action_of_a_square_is_a_click() {
        try (TestWindow desk = TestWindow.open(folder)) {
            desk.playTogether(EXIMO.start());
            AccessibleAction man = square(desk, "b2").getAccessibleAction();
            assertThat(man.getAccessibleActionCount()).isEqualTo(1);
            TestWindow.run(() -> man.doAccessibleAction(0));
            assertThat(name(desk, "b2")).contains("chosen");
            TestWindow.run(() -> square(desk, "d4").getAccessibleAction().doAccessibleAction(0));
            assertThat(desk.table().live().turn().orElseThrow().text()).isEqualTo("b2-d4");
        }
    }

    @Test
    void arrows_move_the_active_descendant() {
        try (TestWindow desk = TestWindow.open(folder)) {
            desk.playTogether(EXIMO.start());
            desk.tabTo("board");
            List<Object> active = new ArrayList<>();
            TestWindow.run(() -> board(desk).addPropertyChangeListener(change -> {
                if (change.getPropertyName().equals(AccessibleContext.ACCESSIBLE_ACTIVE_DESCENDANT_PROPERTY)) {
                    active.add(change.getNewValue());
                }
            }));
            int before = TestWindow.ask(() -> desk.board().focusedSquare());
            desk.press("UP");
            int after = TestWindow.ask(() -> desk.board().focusedSquare());
            assertThat(after).isEqualTo(before + EXIMO.board().width());
            assertThat(active).hasSize(1);
            AccessibleContext now = ((Accessible) active.get(0)).getAccessibleContext();
            assertThat(now.getAccessibleIndexInParent()).isEqualTo(after);
            assertThat(TestWindow.ask(() -> now.getAccessibleStateSet().contains(AccessibleState.FOCUSED)))
                    .isTrue();
            assertThat(TestWindow.ask(() -> now.getAccessibleStateSet().contains(AccessibleState.FOCUSABLE)))
                    .isTrue();
        }
    }

    @Test
    void p_walks_over_the_pieces_that_can_be_moved_and_back() {
        try (TestWindow desk = TestWindow.open(folder)) {
            desk.playTogether(EXIMO.start());
            desk.tabTo("board");
            List<Integer> seen = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                desk.press("P");
                seen.add(TestWindow.ask(() -> desk.board().focusedSquare()));
            }
            assertThat(seen)
                    .doesNotHaveDuplicates()
                    .allSatisfy(square ->
                            assertThat(name(desk, EXIMO.board().name(square))).contains("can be moved"));
            desk.press("shift P");
            assertThat(TestWindow.ask(() -> desk.board().focusedSquare())).isEqualTo(seen.get(1));
        }
    }

    @Test
    void m_says_the_targets_and_l_the_last_turn() {
        try (TestWindow desk = TestWindow.open(folder)) {
            desk.playTogether(EXIMO.start());
            desk.clickSquare(EXIMO.board().find("b2"));
            say(desk, "M");
            assertThat(prompt(desk)).contains("a3", "d4");
            desk.clickSquare(EXIMO.board().find("d4"));
            say(desk, "L");
            assertThat(prompt(desk)).contains("b2-d4");
        }
    }

    @Test
    void backspace_undoes_a_click_and_escape_the_turn() {
        try (TestWindow desk = TestWindow.open(folder)) {
            desk.playTogether(Games.BREAKTHRU.start());
            desk.clickSquare(Games.BREAKTHRU.board().find("d4"));
            desk.clickSquare(Games.BREAKTHRU.board().find("e4"));
            desk.clickSquare(Games.BREAKTHRU.board().find("f4"));
            desk.press("BACK_SPACE");
            assertThat(TestWindow.ask(() -> desk.table().input().entry().steps()))
                    .hasSize(2);
            desk.press("ESCAPE");
            assertThat(TestWindow.ask(() -> desk.table().input().entry().steps()))
                    .isEmpty();
        }
    }

    @Test
    void in_portuguese_the_squares_speak_portuguese() {
        try (TestWindow desk = TestWindow.open(folder, Map.of("language", "pt"))) {
            desk.playTogether(EXIMO.start());
            assertThat(name(desk, "c4")).isEqualTo("c4, vazia");
        }
    }
}
