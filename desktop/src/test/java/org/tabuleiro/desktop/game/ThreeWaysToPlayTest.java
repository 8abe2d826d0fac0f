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
import org.tabuleiro.desktop.window.TestWindow;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.testing.ClickBudget;
import org.tabuleiro.testing.ConsoleGame;
import org.tabuleiro.testing.TurnByClicks;

/** Whole games by mouse alone, by keyboard alone and by typing: the records are those of the console. */
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
        try (TestWindow desk = TestWindow.open(folder)) {
            desk.playTogether(game.start());
            State state = game.start();
            for (Turn turn : recorded.line().turns()) {
                byClicks(desk, state, turn, desk::click);
                assertThat(desk.clicks()).as(turn.text()).isLessThanOrEqualTo(ClickBudget.of(state, turn));
                state = state.play(turn);
                assertPlayed(desk, turn);
            }
            assertSameAsConsole(desk, recorded);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_game_by_keyboard_alone_is_the_same(Game game) throws IOException {
        GameRecord recorded = ShortGames.of(game);
        try (TestWindow desk = TestWindow.open(folder)) {
            desk.playTogether(game.start());
            State state = game.start();
            for (Turn turn : recorded.line().turns()) {
                byClicks(desk, state, turn, desk::enter);
                state = state.play(turn);
                assertPlayed(desk, turn);
            }
            assertThat(desk.clicks()).isZero();
            assertSameAsConsole(desk, recorded);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_game_that_is_typed_is_the_same(Game game) throws IOException {
        GameRecord recorded = ShortGames.of(game);
        try (TestWindow desk = TestWindow.open(folder)) {
            desk.playTogether(game.start());
            desk.tabTo("typed");
            for (Turn turn : recorded.line().turns()) {
                desk.type(turn.text());
                desk.press("ENTER");
                assertPlayed(desk, turn);
            }
            assertThat(desk.clicks()).isZero();
            assertSameAsConsole(desk, recorded);
        }
    }

    private static void byClicks(TestWindow desk, State start, Turn turn, Consumer<Click> input) {
        // Every other turn goes the other way.
        TurnByClicks.enter(start, turn, start.turnNumber() / 2 % 2, (builder, click) -> {
            assertThat(TestWindow.ask(() -> desk.table().input().entry().steps()))
                    .as("before %s of %s", click, turn)
                    .isEqualTo(builder.steps());
            input.accept(click);
        });
    }

    private static void assertPlayed(TestWindow desk, Turn turn) {
        assertThat(desk.table().live().turn()).hasValue(turn);
    }

    private void assertSameAsConsole(TestWindow desk, GameRecord recorded) throws IOException {
        String console =
                ConsoleGame.file(folder, recorded.game(), recorded.line().turns());
        GameRecord there = GameReader.read(console, Games::find).orElseThrow().get(0);
        assertThat(GameWriter.write(desk.table().record(there.tags()))).isEqualTo(console);
    }
}
