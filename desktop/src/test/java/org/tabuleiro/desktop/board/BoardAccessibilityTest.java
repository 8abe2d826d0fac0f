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
import org.junit.jupiter.params.provider.FieldSource;
import org.tabuleiro.desktop.window.AppDriver;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

/** Accessibility of the board and keyboard navigation. */
final class BoardAccessibilityTest {
    private static final Game EXIMO = Games.EXIMO;

    @TempDir
    private Path folder = Path.of("");

    private static AccessibleContext board(AppDriver app) {
        return AppDriver.query(() -> app.board().getAccessibleContext());
    }

    private static AccessibleContext square(AppDriver app, String name) {
        int index = app.table().game().board().find(name);
        return AppDriver.query(() -> board(app).getAccessibleChild(index).getAccessibleContext());
    }

    private static String name(AppDriver app, String square) {
        return AppDriver.query(() -> square(app, square).getAccessibleName());
    }

    private static String prompt(AppDriver app) {
        Component prompt = app.find("prompt");
        return AppDriver.query(() -> prompt instanceof JLabel label
                ? label.getText()
                : prompt.getAccessibleContext().getAccessibleName());
    }

    private static void say(AppDriver app, String key) {
        app.press(key);
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void the_board_has_an_accessible_child_per_square_with_its_bounds(Game game) {
        try (AppDriver app = AppDriver.open(folder)) {
            app.playTogether(game.start());
            AccessibleContext board = board(app);
            assertThat(AppDriver.query(board::getAccessibleChildrenCount))
                    .isEqualTo(game.board().size());
            assertThat(AppDriver.query(board::getAccessibleName)).isNotBlank();
            for (int index = 0; index < game.board().size(); index++) {
                int square = index;
                AccessibleContext child =
                        AppDriver.query(() -> board.getAccessibleChild(square).getAccessibleContext());
                assertThat(AppDriver.query(child::getAccessibleName))
                        .startsWith(game.board().name(square) + ", ");
                assertThat(child.getAccessibleIndexInParent()).isEqualTo(square);
                assertThat(child.getAccessibleRole()).isEqualTo(AccessibleRole.PUSH_BUTTON);
                assertThat(AppDriver.query(() -> child.getAccessibleComponent()
                                .getBounds()
                                .contains(app.board().centreOf(square))))
                        .isTrue();
            }
        }
    }

    @Test
    void a_square_is_named_by_its_piece_and_its_targets() {
        try (AppDriver app = AppDriver.open(folder)) {
            app.playTogether(EXIMO.start());
            assertThat(name(app, "c4")).isEqualTo("c4, empty");
            assertThat(name(app, "b2")).startsWith("b2, white man, ").contains("3 targets");
            assertThat(name(app, "b7")).isEqualTo("b7, black man");
        }
    }

    @Test
    void the_action_of_a_square_is_a_click() {
        try (AppDriver app = AppDriver.open(folder)) {
            app.playTogether(EXIMO.start());
            AccessibleAction man = square(app, "b2").getAccessibleAction();
            assertThat(man.getAccessibleActionCount()).isEqualTo(1);
            AppDriver.run(() -> man.doAccessibleAction(0));
            assertThat(name(app, "b2")).contains("chosen");
            AppDriver.run(() -> square(app, "d4").getAccessibleAction().doAccessibleAction(0));
            assertThat(app.table().live().turn().orElseThrow().text()).isEqualTo("b2-d4");
        }
    }

    @Test
    void arrows_move_the_active_descendant() {
        try (AppDriver app = AppDriver.open(folder)) {
            app.playTogether(EXIMO.start());
            app.tabTo("board");
            List<Object> active = new ArrayList<>();
            AppDriver.run(() -> board(app).addPropertyChangeListener(change -> {
                if (change.getPropertyName().equals(AccessibleContext.ACCESSIBLE_ACTIVE_DESCENDANT_PROPERTY)) {
                    active.add(change.getNewValue());
                }
            }));
            int before = AppDriver.query(() -> app.board().focusedSquare());
            app.press("UP");
            int after = AppDriver.query(() -> app.board().focusedSquare());
            assertThat(after).isEqualTo(before + EXIMO.board().width());
            assertThat(active).hasSize(1);
            AccessibleContext now = ((Accessible) active.get(0)).getAccessibleContext();
            assertThat(now.getAccessibleIndexInParent()).isEqualTo(after);
            assertThat(AppDriver.query(() -> now.getAccessibleStateSet().contains(AccessibleState.FOCUSED)))
                    .isTrue();
            assertThat(AppDriver.query(() -> now.getAccessibleStateSet().contains(AccessibleState.FOCUSABLE)))
                    .isTrue();
        }
    }

    @Test
    void p_and_shift_p_move_between_the_movable_pieces() {
        try (AppDriver app = AppDriver.open(folder)) {
            app.playTogether(EXIMO.start());
            app.tabTo("board");
            List<Integer> seen = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                app.press("P");
                seen.add(AppDriver.query(() -> app.board().focusedSquare()));
            }
            assertThat(seen)
                    .doesNotHaveDuplicates()
                    .allSatisfy(square ->
                            assertThat(name(app, EXIMO.board().name(square))).contains("can move"));
            app.press("shift P");
            assertThat(AppDriver.query(() -> app.board().focusedSquare())).isEqualTo(seen.get(1));
        }
    }

    @Test
    void m_announces_the_targets_and_l_the_last_turn() {
        try (AppDriver app = AppDriver.open(folder)) {
            app.playTogether(EXIMO.start());
            app.clickSquare(EXIMO.board().find("b2"));
            say(app, "M");
            assertThat(prompt(app)).contains("a3", "d4");
            app.clickSquare(EXIMO.board().find("d4"));
            say(app, "L");
            assertThat(prompt(app)).contains("b2-d4");
        }
    }

    @Test
    void backspace_undoes_a_click_and_escape_the_turn() {
        try (AppDriver app = AppDriver.open(folder)) {
            app.playTogether(Games.BREAKTHRU.start());
            app.clickSquare(Games.BREAKTHRU.board().find("d4"));
            app.clickSquare(Games.BREAKTHRU.board().find("e4"));
            app.clickSquare(Games.BREAKTHRU.board().find("f4"));
            app.press("BACK_SPACE");
            assertThat(AppDriver.query(() -> app.table().input().entry().steps()))
                    .hasSize(2);
            app.press("ESCAPE");
            assertThat(AppDriver.query(() -> app.table().input().entry().steps()))
                    .isEmpty();
        }
    }

    @Test
    void squares_are_named_in_portuguese() {
        try (AppDriver app = AppDriver.open(folder, Map.of("language", "pt"))) {
            app.playTogether(EXIMO.start());
            assertThat(name(app, "c4")).isEqualTo("c4, vazia");
        }
    }
}
