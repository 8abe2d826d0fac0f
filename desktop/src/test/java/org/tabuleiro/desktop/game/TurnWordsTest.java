package org.tabuleiro.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import javax.swing.AbstractButton;
import javax.swing.JTabbedPane;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.desktop.window.AppDriver;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.table.Table;

/** Steps that are words, such as a sacrifice, are localised on screen; files hold the notation. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TurnWordsTest {
    @TempDir
    Path home;

    @Test
    void turn_bar_move_list_and_last_turn_are_localised() {
        State bank =
                Games.SIXTEEN_STONES.read("bb3/5/2R2/1R3/RRRb1[R] r - 4 31").orElseThrow();
        try (AppDriver app = AppDriver.open(home, Map.of("language", "pt"))) {
            app.playTogether(bank);
            Table table = app.table();
            AppDriver.run(() -> table.input().enter(bank.readSteps("sac").orElseThrow()));
            assertThat(AppDriver.query(() -> ((AbstractButton) app.find("chip:0")).getText()))
                    .isEqualTo("sacrifício");
            AppDriver.run(() -> {
                table.input().suggest(bank.readSteps("sac,c3-d4,d4-e3,end").orElseThrow());
                table.input().confirm();
            });
            assertThat(app.moves()).contains("sacrifício · c3-d4 · d4-e3 · fim");
            app.tabTo("board");
            app.press("L");
            assertThat(app.prompt()).contains("Última jogada: sacrifício, c3-d4, d4-e3, fim");
            assertThat(GameWriter.write(AppDriver.query(() -> table.record(Map.of("First", "?", "Second", "?")))))
                    .contains("16. sac,c3-d4,d4-e3,end");
        }
    }

    @Test
    void engine_lines_are_localised() {
        State blocked = Games.SIXTEEN_STONES.read("5/5/5/RRR2/bbRR1[] b - 0 20").orElseThrow();
        try (AppDriver app = AppDriver.open(home, Map.of("language", "pt"))) {
            app.study(blocked);
            AppDriver.run(() -> ((JTabbedPane) app.find("tabs")).setSelectedIndex(1));
            app.answer("analysis-run");
            AbstractButton line = (AbstractButton) app.find("line:0");
            app.await("a line is known", line::isEnabled);
            assertThat(AppDriver.query(line::getText)).contains("   passa ");
        }
    }

    @Test
    void the_move_list_shows_which_side_begins() {
        State setUp = Games.BREAKTHRU
                .read(Games.BREAKTHRU.setups().getOrDefault("standard", ""))
                .orElseThrow();
        try (AppDriver app = AppDriver.open(home)) {
            app.playTogether(setUp);
            Table table = app.table();
            AppDriver.run(() -> table.input().enter(setUp.readSteps("silver").orElseThrow()));
            assertThat(app.moves()).contains("2. Silver begins");
        }
    }
}
