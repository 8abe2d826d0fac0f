package org.tabuleiro.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.desktop.window.AppDriver;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class BanksTest {
    @TempDir
    private Path folder = Path.of("");

    private static String described(AppDriver app, String player) {
        return AppDriver.query(() -> Objects.requireNonNullElse(
                app.find(player).getAccessibleContext().getAccessibleDescription(), ""));
    }

    @ParameterizedTest
    @CsvSource({"en, Red's bank: 0; Out of game: 0", "pt, Banco do Vermelho: 0; Fora do jogo: 0"})
    void empty_banks_are_named(String language, String red) {
        State placed = ShortGames.after(Games.SIXTEEN_STONES, 16);
        assertThat(placed.layout().reserve()).containsOnly(0);
        try (AppDriver app = AppDriver.open(folder, Map.of("language", language))) {
            app.playTogether(placed);
            assertThat(described(app, "player:first")).contains(red);
        }
    }

    @Test
    void the_row_that_says_what_is_in_the_bank_is_a_tab_stop() {
        try (AppDriver app = AppDriver.open(folder)) {
            app.playTogether(ShortGames.after(Games.SIXTEEN_STONES, 16));
            AppDriver.run(() -> app.find("board").requestFocusInWindow());
            app.await("the board is focused", () -> app.find("board").isFocusOwner());
            for (String row : List.of("player:second", "player:first")) {
                app.tabTo(row);
                assertThat(described(app, row)).contains("Out of game: 0");
            }
        }
    }

    @Test
    void the_trays_of_the_board_show_the_stones_of_the_banks() {
        State full = Games.SIXTEEN_STONES
                .read("1d1R1/1R3/4R/Rbb1d/Rdb1R[2Rb] r - 17 45")
                .orElseThrow();
        State empty = Games.SIXTEEN_STONES
                .read("1d1R1/1R3/4R/Rbb1d/Rdb1R[] r - 17 45")
                .orElseThrow();
        try (AppDriver app = AppDriver.open(folder)) {
            app.playTogether(full);
            assertThat(described(app, "player:first")).contains("Red's bank: 2;");
            assertThat(described(app, "player:second")).contains("Blue's bank: 1;");
            int[] stones = frame(app);
            app.playTogether(empty);
            assertThat(frame(app)).isNotEqualTo(stones);
        }
    }

    /** The pixels of the frame above and below the field. */
    private static int[] frame(AppDriver app) {
        return AppDriver.query(() -> {
            BoardView board = app.board();
            BufferedImage image = new BufferedImage(board.getWidth(), board.getHeight(), BufferedImage.TYPE_INT_RGB);
            Graphics2D g = image.createGraphics();
            board.printAll(g);
            g.dispose();
            int top = board.centreOf(Games.SIXTEEN_STONES.board().find("a5")).y - board.squareSize();
            return image.getRGB(0, 0, image.getWidth(), Math.max(1, top), null, 0, image.getWidth());
        });
    }

    @Test
    void other_games_have_no_banks() {
        try (AppDriver app = AppDriver.open(folder)) {
            app.playTogether(Games.XADRERSI.start());
            assertThat(described(app, "player:first")).doesNotContain("bank");
        }
    }
}
