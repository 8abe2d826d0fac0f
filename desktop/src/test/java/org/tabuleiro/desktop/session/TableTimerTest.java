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
import org.tabuleiro.desktop.window.TestWindow;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Turn;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;

/** What happens at a table when nobody touches the window. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TableTimerTest {
    @TempDir
    Path home;

    private static int played(TestWindow desk) {
        return TestWindow.ask(() -> desk.table().match().played().size());
    }

    @Test
    void computers_play_turn_after_turn_at_a_pace_that_people_can_follow() {
        try (TestWindow desk = TestWindow.open(home)) {
            desk.play(new GameSetting(
                    Games.EXIMO.start(), new Seat.Computer(1), new Seat.Computer(1), new TimeControl.None()));
            long begun = System.nanoTime();
            desk.await("both have played", () -> played(desk) == 2);
            assertThat(System.nanoTime() - begun).isGreaterThan(1_200_000_000L);
        }
    }

    @Test
    void a_turn_without_a_choice_is_played_after_a_moment() {
        try (TestWindow desk = TestWindow.open(home, Map.of("reduced-motion", "false"))) {
            // Red plays e5-d5; then Blue has to pass.
            desk.playTogether(
                    Games.SIXTEEN_STONES.read("4R/5/5/RRR2/bbRR1[] r - 0 21").orElseThrow());
            Turn turn = TestWindow.ask(
                    () -> desk.table().live().state().readTurn("e5-d5").orElseThrow());
            TestWindow.run(() -> desk.table().input().enter(turn.steps()));
            assertThat(played(desk)).isEqualTo(1);
            desk.await("the pass is played", () -> played(desk) == 2);
            assertThat(desk.prompt()).startsWith("Blue cannot move and passes.");
        }
    }

    @Test
    void who_runs_out_of_time_loses_though_nobody_does_anything() throws IOException {
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
        try (TestWindow desk = TestWindow.open(home)) {
            desk.click(desk.find("resume"));
            desk.await("the time is up", () -> desk.table().match().isOver());
            assertThat(TestWindow.ask(() -> desk.table().result())).hasValue(Result.win(Side.SECOND, Result.TIME));
        }
    }
}
