package org.tabuleiro.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import javax.swing.AbstractButton;
import javax.swing.JLabel;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.SavedGame;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;

/** A killed process offers its game at the next start. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class CrashRecoveryTest {
    @TempDir
    Path home;

    /** A process that plays a turn, starts another, prints its position, and waits to be killed. */
    static final class Victim {
        private Victim() {}

        public static void main(String[] args) throws Exception {
            EventQueue.invokeAndWait(() -> {
                MainWindow window = new MainWindow(Path.of(args[0]));
                window.play(new GameSetting(
                        Games.BREAKTHRU.start(), new Seat.Person(), new Seat.Person(), new TimeControl.None()));
                window.setVisible(true);
                window.with(screen -> {
                    Table table = screen.table();
                    table.input()
                            .enter(table.live()
                                    .state()
                                    .legalTurns()
                                    .iterator()
                                    .next()
                                    .steps());
                    State state = table.live().state();
                    table.input().enter(List.of(state.legalSteps().get(0)));
                    System.out.println(table.live().state());
                    System.out.println(table.input().entry().state());
                });
            });
            Path kept = Path.of(args[0]).resolve("last-game.pgn");
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
            while (!isKept(kept)) {
                if (System.nanoTime() > end) {
                    System.exit(1);
                }
                Thread.onSpinWait();
            }
            System.out.println("kept");
            System.out.flush();
            Thread.sleep(Long.MAX_VALUE);
        }

        private static boolean isKept(Path file) throws IOException {
            return Files.exists(file)
                    && SavedGame.read(Files.readString(file)) instanceof Parsed.Ok<SavedGame>(SavedGame game)
                    && !game.record().unfinished().isEmpty();
        }
    }

    @Test
    void the_game_of_a_killed_process_is_resumed_with_its_half_entered_turn() throws IOException, InterruptedException {
        Process victim = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Victim.class.getName(),
                        home.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String live;
        String entered;
        try (BufferedReader said = victim.inputReader(StandardCharsets.UTF_8)) {
            live = said.readLine();
            entered = said.readLine();
            assertThat(said.readLine()).isEqualTo("kept");
        } finally {
            victim.destroyForcibly();
        }
        assertThat(victim.waitFor(20, TimeUnit.SECONDS)).isTrue();
        try (AppDriver app = AppDriver.open(home)) {
            app.click(app.find("resume"));
            assertThat(app.table().live().state()).hasToString(live);
            assertThat(app.table().input().entry().state()).hasToString(entered);
            assertThat(app.table().seat(Side.SECOND)).isEqualTo(new Seat.Person());
        }
    }

    @Test
    void a_corrupt_autosave_is_reported_and_does_not_block_the_start() throws IOException {
        Files.writeString(home.resolve("last-game.pgn"), "nonsense");
        try (AppDriver app = AppDriver.open(home, Map.of())) {
            app.await("the error is shown", () -> app.lookup("error-text").isPresent());
            assertThat(AppDriver.query(((JLabel) app.find("error-text"))::getText))
                    .contains("last-game.pgn.broken-1");
            AppDriver.run(((AbstractButton) app.find("answer.ok"))::doClick);
            assertThat(app.lookup("resume")).isEmpty();
        }
    }
}
