package org.tabuleiro.desktop.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javax.swing.AbstractButton;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.desktop.game.GameScreen;
import org.tabuleiro.desktop.window.AppDriver;
import org.tabuleiro.games.Games;

/** The engine's lines beside the board. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class AnalysisPanelTest {
    @TempDir
    Path home;

    /** After 8 turns White is to move, after 9 Black. */
    @ParameterizedTest
    @ValueSource(ints = {8, 9})
    void bar_and_lines_show_the_chance_of_the_first_player(int turns) {
        try (AppDriver app = AppDriver.open(home)) {
            app.playTogether(ShortGames.after(Games.EXIMO, turns));
            GameScreen screen = AppDriver.query(
                    () -> AppDriver.all(app.window(), GameScreen.class).getFirst());
            AppDriver.run(() -> {
                screen.showAnalysis();
                screen.analysis().toggle();
            });
            app.await("there is a line", () -> !line(app).isBlank());
            List<String> both = AppDriver.query(() -> List.of(
                    line(app), app.find("chance-bar").getAccessibleContext().getAccessibleName()));
            String percent = both.get(0).substring(0, both.get(0).indexOf('%') + 1);
            assertThat(both.get(1)).startsWith("White " + percent + ", Black ");
        }
    }

    private static String line(AppDriver app) {
        return ((AbstractButton) app.find("line:0")).getText();
    }
}
