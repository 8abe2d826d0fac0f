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
import org.tabuleiro.desktop.window.AppDriver;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class BanksTest {
    @TempDir
    private Path folder = Path.of("");

    private static String accessible(JLabel label) {
        return AppDriver.query(() -> label.getAccessibleContext().getAccessibleName());
    }

    @ParameterizedTest
    @CsvSource({"en, Bank, Red's bank, Blue's bank", "pt, Banco, Banco do Vermelho, Banco do Azul"})
    void empty_banks_are_shown_and_named(String language, String word, String red, String blue) {
        State placed = ShortGames.after(Games.SIXTEEN_STONES, 16);
        assertThat(placed.layout().reserve()).containsOnly(0);
        try (AppDriver app = AppDriver.open(folder, Map.of("language", language))) {
            app.playTogether(placed);
            JLabel first = (JLabel) app.find("bank:first");
            JLabel second = (JLabel) app.find("bank:second");
            assertThat(AppDriver.query(first::getText)).isEqualTo(word);
            assertThat(AppDriver.query(second::getText)).isEqualTo(word);
            assertThat(accessible(first)).isEqualTo(red);
            assertThat(accessible(second)).isEqualTo(blue);
            JLabel stones = (JLabel) app.find("hand:R");
            assertThat(AppDriver.query(stones::getText)).isEqualTo("×0");
            assertThat(AppDriver.query(stones::getIcon)).isInstanceOf(EmptyBankIcon.class);
            assertThat(((JLabel) app.find("hand:b")).getText()).isEqualTo("×0");
        }
    }

    @Test
    void a_bank_shows_how_many_stones_are_in_it() {
        State state = Games.SIXTEEN_STONES
                .read("1d1R1/1R3/4R/Rbb1d/Rdb1R[2Rb] r - 17 45")
                .orElseThrow();
        try (AppDriver app = AppDriver.open(folder)) {
            app.playTogether(state);
            JLabel red = (JLabel) app.find("hand:R");
            assertThat(AppDriver.query(red::getText)).isEqualTo("×2");
            assertThat(AppDriver.query(red::getIcon)).isInstanceOf(PieceIcon.class);
            assertThat(((JLabel) app.find("hand:b")).getText()).isEqualTo("×1");
        }
    }

    @Test
    void other_games_have_no_banks() {
        try (AppDriver app = AppDriver.open(folder)) {
            app.playTogether(Games.XADRERSI.start());
            assertThat(app.lookup("bank:first")).isEmpty();
            assertThat(app.lookup("bank:second")).isEmpty();
        }
    }
}
