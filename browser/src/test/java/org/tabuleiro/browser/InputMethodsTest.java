package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.table.text.TurnWords;
import org.tabuleiro.testing.ClickBudget;
import org.tabuleiro.testing.TurnByClicks;

/** Whole games by mouse, touch, keyboard and typing have the recorded turns. */
final class InputMethodsTest {
    private static final int SETUP_STEPS = 12;

    static List<Game> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_game_by_mouse_stays_within_the_click_budgets(Game game) throws IOException {
        byClicks(game, Visit.DESK, GamePage::click);
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_game_by_touch_stays_within_the_click_budgets(Game game) throws IOException {
        byClicks(game, Visit.DESK.size(360, 640).touching(), GamePage::tap);
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_game_by_keyboard_has_the_same_record(Game game) throws IOException {
        byClicks(game, Visit.DESK, GamePage::enter);
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_typed_game_has_the_same_record(Game game) throws IOException {
        GameRecord recorded = ShortGames.of(game);
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            GamePage page =
                    GamePage.open(visitor.newPage(), Running.application().address(), game);
            page.tabTo("[data-typed]");
            int played = 0;
            for (Turn turn : recorded.line().turns()) {
                page.type(turn.text());
                assertListed(page, ++played, turn);
            }
            assertSameRecord(page, recorded);
        }
    }

    private void byClicks(Game game, Visit visit, BiConsumer<GamePage, Click> input) throws IOException {
        GameRecord recorded = ShortGames.of(game);
        try (BrowserContext visitor = Running.browser().visitor(visit)) {
            GamePage page =
                    GamePage.open(visitor.newPage(), Running.application().address(), game);
            State state = game.start();
            int played = 0;
            for (Turn turn : recorded.line().turns()) {
                int before = page.clicks();
                // Every other turn is entered in the other order.
                TurnByClicks.enter(
                        state, turn, state.turnNumber() / 2 % 2, (builder, click) -> input.accept(page, click));
                assertThat(page.clicks() - before).as(turn.text()).isLessThanOrEqualTo(ClickBudget.of(state, turn));
                assertListed(page, ++played, turn);
                state = state.play(turn);
            }
            assertSameRecord(page, recorded);
        }
    }

    /** A turn is listed as people read it, step by step; a set-up is abbreviated, with its text as the tooltip. */
    private static void assertListed(GamePage page, int number, Turn turn) {
        Locator listed = page.turn(number);
        assertThat(listed).hasAttribute("data-turn", turn.text());
        if (turn.steps().size() < SETUP_STEPS) {
            String words = new TurnWords(new Catalogue(Language.ENGLISH), page.game()).turn(turn.text());
            assertThat(listed).hasText(words.replace(",", " · "));
        } else {
            assertThat(listed).hasAttribute("title", turn.text());
            assertThat(listed).containsText(turn.steps().get(0).text());
        }
    }

    private static void assertSameRecord(GamePage page, GameRecord recorded) throws IOException {
        GameRecord saved = read(page.saved());
        assertThat(GameWriter.write(new GameRecord(saved.start(), recorded.tags(), saved.line(), saved.result())))
                .isEqualTo(GameWriter.write(recorded));
    }

    private static GameRecord read(String file) {
        List<GameRecord> games = GameReader.read(file, Games::find).orElseThrow();
        assertThat(games).hasSize(1);
        return games.get(0);
    }
}
