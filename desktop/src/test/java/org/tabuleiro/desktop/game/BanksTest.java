package org.tabuleiro.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import javax.swing.JLabel;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.desktop.board.EmptyBankIcon;
import org.tabuleiro.desktop.board.PieceIcon;
import org.tabuleiro.desktop.window.TestWindow;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class BanksTest {
    @TempDir
    private Path folder = Path.of("");

    private static String accessible(JLabel label) {
        return TestWindow.ask(() -> label.getAccessibleContext().getAccessibleName());
    }

    @ParameterizedTest
    @CsvSource({"en, Bank, Red's bank, Blue's bank", "pt, Banco, Banco do Vermelho, Banco do Azul"})
    void empty_banks_are_shown_and_named(String language, String word, String red, String blue) {
        State placed = ShortGames.after(Games.SIXTEEN_STONES, 16);
        assertThat(placed.layout().reserve()).containsOnly(0);
        try (TestWindow desk = TestWindow.open(folder, Map.of("language", language))) {
            desk.playTogether(placed);
            JLabel first = (JLabel) desk.find("bank:first");
            JLabel second = (JLabel) desk.find("bank:second");
            assertThat(TestWindow.ask(first::getText)).isEqualTo(word);
            assertThat(TestWindow.ask(second::getText)).isEqualTo(word);
            assertThat(accessible(first)).isEqualTo(red);
            assertThat(accessible(second)).isEqualTo(blue);
            JLabel stones = (JLabel) desk.find("hand:R");
            assertThat(TestWindow.ask(stones::getText)).isEqualTo("×0");
            assertThat(TestWindow.ask(stones::getIcon)).isInstanceOf(EmptyBankIcon.class);
            assertThat(((JLabel) desk.find("hand:b")).getText()).isEqualTo("×0");
        }
    }

    @Test
    void a_bank_shows_how_many_stones_are_in_it() {
        State state = Games.SIXTEEN_STONES
                .read("1d1R1/1R3/4R/Rbb1d/Rdb1R[2Rb] r - 17 45")
                .orElseThrow();
        try (TestWindow desk = TestWindow.open(folder)) {
            desk.playTogether(state);
            JLabel red = (JLabel) desk.find("hand:R");
            assertThat(TestWindow.ask(red::getText)).isEqualTo("×2");
            assertThat(TestWindow.ask(red::getIcon)).isInstanceOf(PieceIcon.class);
            assertThat(((JLabel) desk.find("hand:b")).getText()).isEqualTo("×1");
        }
    }

    @Test
    void other_games_have_no_banks() {
        try (TestWindow desk = TestWindow.open(folder)) {
            desk.playTogether(Games.XADRERSI.start());
            assertThat(desk.look("bank:first")).isEmpty();
            assertThat(desk.look("bank:second")).isEmpty();
        }
    }
}
