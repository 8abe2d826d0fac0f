package org.tabuleiro.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.Rectangle;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JTabbedPane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.desktop.window.AppDriver;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

/** Click budgets of turns with shortcuts; {@link ThreeWaysToPlayTest} counts whole games. */
final class ClickBudgetTest {

    @TempDir
    private Path folder = Path.of("");

    private static void click(AppDriver app, String... squares) {
        for (String square : squares) {
            app.clickSquare(app.table().game().board().find(square));
        }
    }

    private static String last(AppDriver app) {
        return app.table().live().turn().orElseThrow().text();
    }

    @Test
    void a_chain_with_a_unique_path_to_its_last_square_takes_two_clicks() {
        try (AppDriver app = AppDriver.open(folder)) {
            app.playTogether(ShortGames.after(Games.EXIMO, 11));
            click(app, "d8", "h4");
            assertThat(last(app)).isEqualTo("d8-f6-h4");
            assertThat(app.clicks()).isEqualTo(2);
        }
    }

    @Test
    void from_a_cold_start_the_second_click_is_the_first_own_move() {
        try (AppDriver app = AppDriver.open(folder)) {
            app.click(app.find("home.play:xadrersi"));
            click(app, "d4");
            assertThat(app.clicks()).isEqualTo(2);
            assertThat(first(app)).isEqualTo("K@d4");
        }
    }

    @Test
    void from_a_cold_start_a_drag_after_the_first_click_is_the_first_own_move() {
        try (AppDriver app = AppDriver.open(folder)) {
            app.click(app.find("home.play:eximo"));
            Board board = Games.EXIMO.board();
            app.drag(board.find("c3"), board.find("c4"));
            assertThat(first(app)).isEqualTo("c3-c4");
        }
    }

    private static String first(AppDriver app) {
        return AppDriver.query(() -> app.table().match().turns().getFirst().text());
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_rules_are_one_click_away_in_any_game(Game game) {
        try (AppDriver app = AppDriver.open(folder)) {
            app.playTogether(ShortGames.after(game, 3));
            JTabbedPane tabs = (JTabbedPane) app.find("tabs");
            Rectangle rules = AppDriver.query(() -> tabs.getBoundsAt(tabs.getTabCount() - 1));
            app.click(tabs, new Point((int) rules.getCenterX(), (int) rules.getCenterY()));
            app.await("rules-page");
            assertThat(app.clicks()).isEqualTo(1);
        }
    }

    static List<Game> games() {
        return Games.ALL;
    }

    @Test
    void two_moves_of_breakthru_take_four_clicks() {
        try (AppDriver app = AppDriver.open(folder)) {
            app.playTogether(ShortGames.after(Games.BREAKTHRU, 3));
            click(app, "j7", "j5", "h3", "h1");
            assertThat(last(app)).isEqualTo("j7-j5,h3-h1");
            assertThat(app.clicks()).isEqualTo(4);
        }
    }

    @Test
    void a_piece_of_xadrersi_goes_to_a_square_in_two_clicks_in_either_order() {
        try (AppDriver app = AppDriver.open(folder)) {
            Game game = Games.XADRERSI;
            app.playTogether(ShortGames.after(game, 6));
            app.click(app.find("hand:R"));
            click(app, "g8");
            assertThat(last(app)).isEqualTo("R@g8");
            click(app, "e3");
            app.click(app.find("hand:n"));
            assertThat(last(app)).isEqualTo("N@e3");
            assertThat(app.clicks()).isEqualTo(4);
        }
    }

    @Test
    void a_choice_among_captures_takes_one_click_more() {
        // The bank of one stone does not suffice for both red stones that the move flanks.
        State state = Games.SIXTEEN_STONES
                .read("1b2R/b1bR1/1R1Rb/bRbR1/R1R1b[b] b - 0 20")
                .orElseThrow();
        try (AppDriver app = AppDriver.open(folder)) {
            app.playTogether(state);
            click(app, "e3", "e2", "d3");
            assertThat(last(app)).isEqualTo("e3-e2xd3");
            assertThat(app.clicks()).isEqualTo(3);
        }
    }

    @Test
    void a_drag_does_what_two_clicks_do() {
        try (AppDriver app = AppDriver.open(folder)) {
            app.playTogether(Games.EXIMO.start());
            app.drag(Games.EXIMO.board().find("b2"), Games.EXIMO.board().find("d4"));
            assertThat(last(app)).isEqualTo("b2-d4");
            assertThat(app.clicks()).isEqualTo(1);
        }
    }

    @Test
    void a_chain_can_be_dragged_hop_by_hop() {
        try (AppDriver app = AppDriver.open(folder)) {
            app.playTogether(ShortGames.after(Games.EXIMO, 12));
            for (List<String> hop : List.of(List.of("h3", "h5"), List.of("f5", "h7"))) {
                app.drag(
                        Games.EXIMO.board().find(hop.get(0)),
                        Games.EXIMO.board().find(hop.get(1)));
            }
            assertThat(last(app)).isEqualTo("h3xh5xf5xh7");
        }
    }
}
