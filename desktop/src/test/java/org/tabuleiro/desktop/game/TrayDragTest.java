package org.tabuleiro.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Cursor;
import java.awt.Point;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.desktop.window.AppDriver;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;

/** Stones of Sixteen Stones are dragged from the trays in the frame of the board. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TrayDragTest {
    private static final Game GAME = Games.SIXTEEN_STONES;

    @TempDir
    Path home;

    @SuppressWarnings("NullAway.Init")
    private AppDriver app;

    @BeforeEach
    void play() {
        app = AppDriver.open(home);
        app.playTogether(GAME.start());
    }

    @AfterEach
    void close() {
        app.close();
    }

    private Point stone(Side side) {
        return AppDriver.query(() -> app.board().centreInBank(side, 0).orElseThrow());
    }

    @Test
    void a_stone_of_the_player_to_move_is_placed() {
        app.drag(stone(Side.FIRST), GAME.board().find("c3"));
        assertThat(AppDriver.query(() ->
                        app.table().live().state().layout().at(GAME.board().find("c3"))))
                .isEqualTo('R');
        assertThat(app.clicks()).isEqualTo(1);
    }

    @Test
    void a_stone_of_the_opponent_stays() {
        app.drag(stone(Side.SECOND), GAME.board().find("c3"));
        assertThat(AppDriver.query(() -> app.table().live().depth())).isZero();
    }

    @Test
    void the_pointer_is_a_hand_over_stones_that_can_be_picked_up() {
        app.point(stone(Side.FIRST));
        assertThat(AppDriver.query(() -> app.board().getCursor().getType())).isEqualTo(Cursor.HAND_CURSOR);
        app.point(stone(Side.SECOND));
        assertThat(AppDriver.query(() -> app.board().getCursor().getType())).isEqualTo(Cursor.DEFAULT_CURSOR);
    }
}
