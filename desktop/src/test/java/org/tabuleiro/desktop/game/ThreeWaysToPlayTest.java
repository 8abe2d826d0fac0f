package org.tabuleiro.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.desktop.window.AppDriver;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.testing.ClickBudget;
import org.tabuleiro.testing.TurnByClicks;

/** Whole games by mouse alone, by keyboard alone and by typing have the recorded turns. */
final class ThreeWaysToPlayTest {

    @TempDir
    private Path folder = Path.of("");

    static Stream<Game> games() {
        return Games.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_game_by_mouse_alone_keeps_within_the_click_budgets(Game game) throws IOException {
        GameRecord recorded = ShortGames.of(game);
        try (AppDriver app = AppDriver.open(folder)) {
            app.playTogether(game.start());
            State state = game.start();
            for (Turn turn : recorded.line().turns()) {
                byClicks(app, state, turn, app::click);
                assertThat(app.clicks()).as(turn.text()).isLessThanOrEqualTo(ClickBudget.of(state, turn));
                state = state.play(turn);
                assertPlayed(app, turn);
            }
            assertSameRecord(app, recorded);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_game_by_keyboard_alone_has_the_same_record(Game game) throws IOException {
        GameRecord recorded = ShortGames.of(game);
        try (AppDriver app = AppDriver.open(folder)) {
            app.playTogether(game.start());
            State state = game.start();
            for (Turn turn : recorded.line().turns()) {
                byClicks(app, state, turn, app::enter);
                state = state.play(turn);
                assertPlayed(app, turn);
            }
            assertThat(app.clicks()).isZero();
            assertSameRecord(app, recorded);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_typed_game_has_the_same_record(Game game) throws IOException {
        GameRecord recorded = ShortGames.of(game);
        try (AppDriver app = AppDriver.open(folder)) {
            app.playTogether(game.start());
            app.tabTo("typed");
            for (Turn turn : recorded.line().turns()) {
                app.type(turn.text());
                app.press("ENTER");
                assertPlayed(app, turn);
            }
            assertThat(app.clicks()).isZero();
            assertSameRecord(app, recorded);
        }
    }

    private static void byClicks(AppDriver app, State start, Turn turn, Consumer<Click> input) {
        // Every other turn goes the other way.
        TurnByClicks.enter(start, turn, start.turnNumber() / 2 % 2, (builder, click) -> {
            assertThat(AppDriver.query(() -> app.table().input().entry().steps()))
                    .as("before %s of %s", click, turn)
                    .isEqualTo(builder.steps());
            input.accept(click);
        });
    }

    private static void assertPlayed(AppDriver app, Turn turn) {
        assertThat(app.table().live().turn()).hasValue(turn);
    }

    private static void assertSameRecord(AppDriver app, GameRecord recorded) {
        assertThat(GameWriter.write(app.table().record(recorded.tags()))).isEqualTo(GameWriter.write(recorded));
    }
}
