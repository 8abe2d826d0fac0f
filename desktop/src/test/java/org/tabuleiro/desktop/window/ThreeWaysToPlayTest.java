package org.tabuleiro.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;

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
        try (Desk desk = Desk.open(folder)) {
            desk.playTogether(game.start());
            State state = game.start();
            for (Turn turn : recorded.line().turns()) {
                // Where there are two ways, as hand or square first, every other turn goes the other way.
                byClicks(desk, state, turn, state.turn() / 2 % 2, desk::click);
                assertThat(desk.clicks()).as(turn.text()).isLessThanOrEqualTo(budget(game, state, turn));
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
        try (Desk desk = Desk.open(folder)) {
            desk.playTogether(game.start());
            State state = game.start();
            for (Turn turn : recorded.line().turns()) {
                byClicks(desk, state, turn, state.turn() / 2 % 2, desk::enter);
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
        try (Desk desk = Desk.open(folder)) {
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

    /** Makes the clicks of a turn; what the rules then force plays itself. */
    private static void byClicks(Desk desk, State start, Turn turn, int way, java.util.function.Consumer<Click> input) {
        TurnBuilder builder = new TurnBuilder(start);
        while (builder.turn().isEmpty()) {
            Step step = turn.steps().get(builder.steps().size());
            List<List<Click>> ways = start.game().guide().ways(builder.state(), step);
            // The second way of a hop in a chain is for drags.
            boolean chain = step.text().startsWith("x") || step.text().startsWith("-");
            for (Click click : ways.get(chain ? 0 : Math.min(way, ways.size() - 1))) {
                assertThat(Desk.ask(() -> desk.session().entry().steps()))
                        .as("before %s of %s", click, turn)
                        .isEqualTo(builder.steps());
                input.accept(click);
                builder.click(click);
            }
        }
    }

    private static void assertPlayed(Desk desk, Turn turn) {
        assertThat(desk.session().live().turn()).hasValue(turn);
    }

    private void assertSameAsConsole(Desk desk, GameRecord recorded) throws IOException {
        String console =
                ConsoleGame.file(folder, recorded.game(), recorded.line().turns());
        GameRecord there = GameReader.read(console, Games::find).orElseThrow().get(0);
        assertThat(GameWriter.write(desk.session().record(there.tags()))).isEqualTo(console);
    }

    /** How many clicks a turn may take. */
    private static int budget(Game game, State state, Turn turn) {
        String text = turn.text();
        return switch (game.id()) {
            // A chain of k hops k + 1, a drop 1 a man.
            case "eximo" -> count(text, "-x") + 1 + count(text, "@");
            // A ship of the set-up 1, a word 1, two moves 4.
            case "breakthru" ->
                turn.steps().stream()
                        .mapToInt(step ->
                                step.text().indexOf('-') > 0 || step.text().indexOf('x') > 0 ? 2 : 1)
                        .sum();
            case "xadrersi" -> 2;
            default -> stones(state, turn);
        };
    }

    /** Placement, sacrifice and end of the turn 1, move and push 2, one more where there is a choice of captures. */
    private static int stones(State start, Turn turn) {
        State state = start;
        int clicks = 0;
        for (Step step : turn.steps()) {
            boolean acts = step.text().indexOf('-') > 0 || step.text().indexOf('>') > 0;
            String action = step.text().split("x", 2)[0].toLowerCase(Locale.ROOT);
            boolean choice = state.legalSteps().stream()
                    .anyMatch(other -> !other.equals(step) && other.text().startsWith(action + "x"));
            clicks += !acts ? 1 : choice ? 2 + count(step.text(), "x") : 2;
            state = state.play(step);
        }
        return clicks;
    }

    private static int count(String text, String signs) {
        return (int) text.chars().filter(c -> signs.indexOf(c) >= 0).count();
    }
}
