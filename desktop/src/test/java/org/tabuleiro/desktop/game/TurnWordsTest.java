package org.tabuleiro.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import javax.swing.AbstractButton;
import javax.swing.JTabbedPane;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.desktop.window.TestWindow;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.table.Table;

/** Steps that are words, such as a sacrifice: people read them in their language, files hold the notation. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TurnWordsTest {
    @TempDir
    Path home;

    @Test
    void the_strip_the_list_and_the_last_turn_have_them_in_the_language_of_the_window() {
        State bank =
                Games.SIXTEEN_STONES.read("bb3/5/2R2/1R3/RRRb1[R] r - 4 31").orElseThrow();
        try (TestWindow desk = TestWindow.open(home, Map.of("language", "pt"))) {
            desk.playTogether(bank);
            Table table = desk.table();
            TestWindow.run(() -> table.input().enter(bank.readSteps("sac").orElseThrow()));
            assertThat(TestWindow.ask(() -> ((AbstractButton) desk.find("chip:0")).getText()))
                    .isEqualTo("sacrifício");
            TestWindow.run(() -> {
                table.input().suggest(bank.readSteps("sac,c3-d4,d4-e3,end").orElseThrow());
                table.input().confirm();
            });
            assertThat(TestWindow.ask(() -> ((JTextComponent) desk.find("moves")).getText()))
                    .contains("16. sacrifício,c3-d4,d4-e3,fim ");
            desk.tabTo("board");
            desk.press("L");
            assertThat(desk.prompt()).contains("Última jogada: sacrifício,c3-d4,d4-e3,fim");
            assertThat(GameWriter.write(TestWindow.ask(() -> table.record(Map.of("First", "?", "Second", "?")))))
                    .contains("16. sac,c3-d4,d4-e3,end");
        }
    }

    @Test
    void lines_of_the_engine_have_them_too() {
        State blocked = Games.SIXTEEN_STONES.read("5/5/5/RRR2/bbRR1[] b - 0 20").orElseThrow();
        try (TestWindow desk = TestWindow.open(home, Map.of("language", "pt"))) {
            desk.study(blocked);
            TestWindow.run(() -> ((JTabbedPane) desk.find("tabs")).setSelectedIndex(1));
            desk.answer("analysis-run");
            AbstractButton line = (AbstractButton) desk.find("line:0");
            desk.await("a line is known", line::isEnabled);
            assertThat(TestWindow.ask(line::getText)).contains("   passa ");
        }
    }

    @Test
    void a_list_of_turns_names_who_begins() {
        State setUp = Games.BREAKTHRU
                .read(Games.BREAKTHRU.setups().getOrDefault("standard", ""))
                .orElseThrow();
        try (TestWindow desk = TestWindow.open(home)) {
            desk.playTogether(setUp);
            Table table = desk.table();
            TestWindow.run(() -> table.input().enter(setUp.readSteps("silver").orElseThrow()));
            assertThat(TestWindow.ask(() -> ((JTextComponent) desk.find("moves")).getText()))
                    .contains("2. Silver begins ");
        }
    }
}
