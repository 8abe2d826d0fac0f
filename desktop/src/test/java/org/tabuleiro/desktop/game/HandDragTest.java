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
import org.tabuleiro.desktop.window.AppDriver;
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
    private AppDriver app;

    @BeforeEach
    void play() {
        app = AppDriver.open(home);
        app.playTogether(ShortGames.after(GAME, 6));
    }

    @AfterEach
    void close() {
        app.close();
    }

    private void drag(String piece, String square, Runnable look) {
        app.drag(app.find("hand:" + piece), GAME.board().find(square), look);
    }

    private void drag(String piece, String square) {
        drag(piece, square, () -> {});
    }

    private Optional<String> played() {
        return app.table().live().turn().map(turn -> turn.text());
    }

    private String prompt() {
        return AppDriver.query(() -> ((JLabel) app.find("prompt")).getText());
    }

    /** The bounds of the dragged piece in the coordinates of the board. */
    private Rectangle ghost() {
        BoardView board = app.board();
        return AppDriver.query(() -> SwingUtilities.convertRectangle(
                app.find("dragged").getParent(), app.find("dragged").getBounds(), board));
    }

    @Test
    void a_drag_enters_a_placement() {
        drag("R", "g8");
        assertThat(played()).hasValue("R@g8");
        assertThat(app.clicks()).isEqualTo(1);
        assertThat(app.lookup("dragged")).isEmpty();
    }

    @Test
    void the_dragged_piece_follows_the_pointer_and_its_targets_are_marked() {
        drag("R", "g8", () -> {
            Point middle =
                    AppDriver.query(() -> app.board().centreOf(GAME.board().find("g8")));
            assertThat(ghost().getCenterX()).isBetween(middle.x - 2.0, middle.x + 2.0);
            assertThat(ghost().getCenterY()).isBetween(middle.y - 2.0, middle.y + 2.0);
            assertThat(AppDriver.query(
                            () -> app.board().scene().has(GAME.board().find("g8"), Mark.Kind.PLACE)))
                    .isTrue();
        });
    }

    @Test
    void a_drop_on_an_illegal_square_is_refused_and_the_piece_stays_selected() {
        int before = app.table().live().depth();
        String occupied =
                GAME.board().name(app.table().live().state().layout().board().indexOf('K'));
        drag("R", occupied);
        assertThat(app.table().live().depth()).isEqualTo(before);
        assertThat(prompt()).contains(occupied + " is not empty");
        assertThat(AppDriver.query(() -> app.table().input().entry().clicks())).containsExactly(new Click.Piece('R'));
        app.clickSquare(GAME.board().find("g8"));
        assertThat(played()).hasValue("R@g8");
    }

    @Test
    void a_drag_discards_a_square_clicked_before() {
        List<String> free = AppDriver.query(() -> app.table().live().state().legalSteps().stream()
                .map(Step::text)
                .filter(text -> text.startsWith("R@") && !text.equals("R@g8"))
                .map(text -> text.substring(2))
                .toList());
        app.clickSquare(GAME.board().find(free.get(0)));
        drag("R", "g8");
        assertThat(played()).hasValue("R@g8");
    }

    @Test
    void a_drop_outside_the_board_cancels() {
        app.drag(app.find("hand:R"), app.find("prompt"));
        assertThat(AppDriver.query(() -> app.table().input().entry().clicks())).isEmpty();
        assertThat(app.lookup("dragged")).isEmpty();
    }

    @Test
    void the_opponents_hand_cannot_be_dragged() {
        drag("r", "g8", () -> assertThat(app.lookup("dragged")).isEmpty());
        assertThat(app.table().live().depth()).isZero();
        assertThat(AppDriver.query(() -> app.table().input().entry().clicks())).isEmpty();
    }

    @Test
    void a_piece_that_may_not_be_placed_now_is_refused_with_the_reason() {
        app.playTogether(GAME.start());
        drag("Q", "d4", () -> assertThat(app.lookup("dragged")).isEmpty());
        assertThat(prompt()).contains("first piece is the king");
        assertThat(app.table().live().depth()).isZero();
    }
}
