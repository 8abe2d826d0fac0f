package org.tabuleiro.desktop.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.desktop.window.AppDriver;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Turn;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;

/** Events of a table without user input. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TableTimerTest {
    @TempDir
    Path home;

    private static int played(AppDriver app) {
        return AppDriver.query(() -> app.table().match().played().size());
    }

    @Test
    void computer_games_are_paced() {
        try (AppDriver app = AppDriver.open(home)) {
            long begun = System.nanoTime();
            app.play(new GameSetting(
                    Games.EXIMO.start(), new Seat.Computer(1), new Seat.Computer(1), new TimeControl.None()));
            app.await("both have played", () -> played(app) == 2);
            assertThat(System.nanoTime() - begun).isGreaterThan(1_200_000_000L);
        }
    }

    @Test
    void a_forced_turn_is_played_after_a_delay() {
        try (AppDriver app = AppDriver.open(home, Map.of("reduced-motion", "false"))) {
            // Red plays e5-d5; then Blue has to pass.
            app.playTogether(
                    Games.SIXTEEN_STONES.read("4R/5/5/RRR2/bbRR1[] r - 0 21").orElseThrow());
            Turn turn = AppDriver.query(
                    () -> app.table().live().state().readTurn("e5-d5").orElseThrow());
            // Counted in the same event: a slow machine may take longer than the delay until the next query.
            int played = AppDriver.query(() -> {
                app.table().input().enter(turn.steps());
                return played(app);
            });
            assertThat(played).isEqualTo(1);
            app.await("the pass is played", () -> played(app) == 2);
            assertThat(app.prompt()).startsWith("Blue cannot move and passes.");
        }
    }

    @Test
    void a_flag_falls_without_any_input() throws IOException {
        Files.writeString(home.resolve("last-game.pgn"), """
                [Game "eximo"]
                [First "Person"]
                [Second "Person"]
                [Result "*"]
                [Tabuleiro_First "human"]
                [Tabuleiro_Second "human"]
                [Tabuleiro_Turns "2"]
                [Tabuleiro_Clock "5+3 100 300000 0 0"]

                1. b2-d4 d7-b5 *
                """);
        try (AppDriver app = AppDriver.open(home)) {
            app.click(app.find("resume"));
            app.await("the time is up", () -> app.table().match().isOver());
            assertThat(AppDriver.query(() -> app.table().result())).hasValue(Result.win(Side.SECOND, Result.TIME));
        }
    }
}
