package org.tabuleiro.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.Rectangle;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.JLabel;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.desktop.window.TestWindow;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Step;
import org.tabuleiro.table.scene.Mark;

/** Pieces of Xadrersi are dragged from the hand onto the board. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class HandDragTest {
    private static final Game GAME = Games.XADRERSI;

    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private TestWindow desk;

    @BeforeEach
    void play() {
        desk = TestWindow.open(home);
        desk.playTogether(ShortGames.after(GAME, 6));
    }

    @AfterEach
    void close() {
        desk.close();
    }

    private void drag(String piece, String square, Runnable look) {
        desk.drag(desk.find("hand:" + piece), GAME.board().find(square), look);
    }

    private void drag(String piece, String square) {
        drag(piece, square, () -> {});
    }

    private Optional<String> played() {
        return desk.table().live().turn().map(turn -> turn.text());
    }

    private String prompt() {
        return TestWindow.ask(() -> ((JLabel) desk.find("prompt")).getText());
    }

    /** Where the picture of the dragged piece is, as the board sees it. */
    private Rectangle ghost() {
        BoardView board = desk.board();
        return TestWindow.ask(() -> SwingUtilities.convertRectangle(
                desk.find("dragged").getParent(), desk.find("dragged").getBounds(), board));
    }

    @Test
    void a_drag_enters_piece_and_square() {
        drag("R", "g8");
        assertThat(played()).hasValue("R@g8");
        assertThat(desk.clicks()).isEqualTo(1);
        assertThat(desk.look("dragged")).isEmpty();
    }

    @Test
    void a_picture_of_the_piece_follows_the_pointer_and_the_squares_for_it_are_marked() {
        drag("R", "g8", () -> {
            Point middle = TestWindow.ask(() -> desk.board().middle(GAME.board().find("g8")));
            assertThat(ghost().getCenterX()).isBetween(middle.x - 2.0, middle.x + 2.0);
            assertThat(ghost().getCenterY()).isBetween(middle.y - 2.0, middle.y + 2.0);
            assertThat(TestWindow.ask(
                            () -> desk.board().scene().has(GAME.board().find("g8"), Mark.Kind.PLACE)))
                    .isTrue();
        });
    }

    @Test
    void a_piece_that_is_dropped_where_it_cannot_stand_is_refused_with_a_reason_and_still_held() {
        int before = desk.table().live().depth();
        String occupied =
                GAME.board().name(desk.table().live().state().layout().board().indexOf('K'));
        drag("R", occupied);
        assertThat(desk.table().live().depth()).isEqualTo(before);
        assertThat(prompt()).contains(occupied + " is not empty");
        assertThat(TestWindow.ask(() -> desk.table().input().entry().clicks())).containsExactly(new Click.Piece('R'));
        desk.clickSquare(GAME.board().find("g8"));
        assertThat(played()).hasValue("R@g8");
    }

    @Test
    void a_square_that_was_clicked_before_does_not_count() {
        List<String> free = TestWindow.ask(() -> desk.table().live().state().legalSteps().stream()
                .map(Step::text)
                .filter(text -> text.startsWith("R@") && !text.equals("R@g8"))
                .map(text -> text.substring(2))
                .toList());
        desk.clickSquare(GAME.board().find(free.get(0)));
        drag("R", "g8");
        assertThat(played()).hasValue("R@g8");
    }

    @Test
    void a_piece_that_is_dropped_beside_the_board_is_put_back() {
        desk.drag(desk.find("hand:R"), desk.find("prompt"));
        assertThat(TestWindow.ask(() -> desk.table().input().entry().clicks())).isEmpty();
        assertThat(desk.look("dragged")).isEmpty();
    }

    @Test
    void the_opponents_hand_is_not_dragged() {
        drag("r", "g8", () -> assertThat(desk.look("dragged")).isEmpty());
        assertThat(desk.table().live().depth()).isZero();
        assertThat(TestWindow.ask(() -> desk.table().input().entry().clicks())).isEmpty();
    }

    @Test
    void a_piece_that_may_not_be_placed_now_is_not_lifted_and_the_reason_is_told() {
        desk.playTogether(GAME.start());
        drag("Q", "d4", () -> assertThat(desk.look("dragged")).isEmpty());
        assertThat(prompt()).contains("first piece is the king");
        assertThat(desk.table().live().depth()).isZero();
    }
}
