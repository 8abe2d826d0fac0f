package org.tabuleiro.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Rectangle;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.desktop.window.AppDriver;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Turn;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;

/** What is beside the board in the smallest and in a wide window. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class PanelSizesTest {
    @TempDir
    Path home;

    @ParameterizedTest
    @CsvSource({"en, 100", "en, 150", "en, 200", "pt, 100", "pt, 150", "pt, 200"})
    void prompt_and_actions_are_in_view_in_the_smallest_window_at_any_zoom(String language, String zoom) {
        Map<String, String> settings = Map.of("language", language, "zoom", zoom, "width", "800", "height", "600");
        List<String> hidden = new ArrayList<>();
        try (AppDriver app = AppDriver.open(home, settings)) {
            for (Game game : Games.ALL) {
                int turns = ShortGames.of(game).line().turns().size();
                for (int after : List.of(turns / 2, turns)) {
                    app.playTogether(game.start());
                    AppDriver.run(() -> ShortGames.turns(game, after)
                            .forEach(turn -> app.table().input().enter(turn.steps())));
                    app.flushEvents();
                    for (String name : List.of("prompt", "command:menu", "player:first", "player:second")) {
                        if (!isInView(app.find(name))) {
                            hidden.add(game + " after " + after + ": " + name);
                        }
                    }
                }
            }
        }
        assertThat(hidden).isEmpty();
    }

    private static boolean isInView(Component component) {
        return AppDriver.query(() -> {
            Rectangle seen = ((JComponent) component).getVisibleRect();
            // The focus frame of a button may overhang.
            return seen.width >= component.getWidth() - 3 && seen.height >= component.getHeight() - 3;
        });
    }

    @Test
    void a_wide_window_has_a_column_about_the_game() {
        try (AppDriver app = AppDriver.open(home, Map.of("width", "1900", "height", "1060"))) {
            app.play(GameSetting.against(Games.EXIMO.start(), Side.FIRST, new Seat.Computer(2)));
            app.await("column:record");
            assertThat(AppDriver.query(() -> ((JTextComponent) app.find("column:level")).getText()))
                    .isEqualTo("Level 2: a beginner");
            assertThat(AppDriver.query(() -> ((JTextComponent) app.find("column:record")).getText()))
                    .isEqualTo("No games against this level yet");
            app.click(app.find("column:warnings"));
            assertThat(AppDriver.query(() -> ((JCheckBox) app.find("column:warnings")).isSelected()))
                    .isFalse();
            assertThat(AppDriver.query(() -> app.table().coach().advice())).isEmpty();
        }
    }

    @Test
    void lost_games_against_a_level_are_counted() {
        GameSetting setting = GameSetting.against(Games.EXIMO.start(), Side.FIRST, new Seat.Computer(2));
        try (AppDriver app = AppDriver.open(home, Map.of("width", "1900", "height", "1060"))) {
            app.play(setting);
            app.playAny();
            AppDriver.run(() -> app.table().controls().resign());
            app.flushEvents();
            app.await("the game is counted beside its result", () -> isCounted(app));
            app.play(setting);
            app.await("the game is counted beside the next one", () -> isCounted(app));
        }
    }

    private static boolean isCounted(AppDriver app) {
        return app.lookup("column:record")
                .filter(each -> ((JTextComponent) each).getText().equals("You have won 0 of 1 game"))
                .isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"150", "200"})
    void a_low_panel_says_who_is_to_move(String zoom) {
        try (AppDriver app =
                AppDriver.open(home, Map.of("zoom", zoom, "language", "pt", "width", "800", "height", "600"))) {
            app.play(GameSetting.against(Games.EXIMO.start(), Side.FIRST, new Seat.Computer(2)));
            assertThat(isInView(app.find("to-move:first"))).isTrue();
            assertThat(app.lookup("to-move:second")).isEmpty();
            AppDriver.run(() -> app.table().sit(Side.SECOND, new Seat.Person()));
            app.playAny();
            app.flushEvents();
            assertThat(app.lookup("to-move:first")).isEmpty();
            assertThat(isInView(app.find("to-move:second"))).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"100", "150"})
    void moves_are_not_broken_in_the_list_of_the_smallest_window_except_before_drops(String zoom) {
        try (AppDriver app = AppDriver.open(home, Map.of("zoom", zoom, "width", "800", "height", "600"))) {
            app.playTogether(Games.EXIMO.start());
            List<Turn> turns = ShortGames.of(Games.EXIMO).line().turns();
            AppDriver.run(() -> turns.forEach(turn -> app.table().input().enter(turn.steps())));
            app.flushEvents();
            JList<?> moves = (JList<?>) app.find("moves");
            Set<Integer> heights = AppDriver.query(() -> IntStream.range(0, turns.size())
                    .filter(turn -> !turns.get(turn).text().contains("@")
                            && !turns.get(Math.min(turn ^ 1, turns.size() - 1))
                                    .text()
                                    .contains("@"))
                    .map(turn -> moves.getCellBounds(turn / 2, turn / 2).height)
                    .boxed()
                    .collect(Collectors.toSet()));
            assertThat(heights).hasSize(1);
        }
    }

    @Test
    void a_window_that_becomes_large_has_larger_letters() {
        try (AppDriver app = AppDriver.open(home, Map.of("width", "1280", "height", "800"))) {
            app.playTogether(Games.EXIMO.start());
            app.playAny();
            float before = AppDriver.query(() -> app.find("moves").getFont().getSize2D());
            AppDriver.run(() -> app.window().setSize(1700, 1000));
            app.await("larger letters", () -> app.find("moves").getFont().getSize2D() > before);
            assertThat(app.moves()).as("the game stays").isNotEmpty();
            AppDriver.run(() -> app.window().setSize(1280, 800));
            app.await("as before", () -> app.find("moves").getFont().getSize2D() == before);
        }
    }

    @Test
    void a_narrow_window_has_no_column() {
        try (AppDriver app = AppDriver.open(home, Map.of("width", "1280", "height", "800"))) {
            app.play(GameSetting.against(Games.EXIMO.start(), Side.FIRST, new Seat.Computer(2)));
            assertThat(app.lookup("game-column")).isEmpty();
        }
    }
}
