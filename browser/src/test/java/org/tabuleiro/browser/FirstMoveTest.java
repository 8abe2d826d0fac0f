package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.testing.ClickBudget;

/** The way from the home page of a first visit to the first own move is short. */
final class FirstMoveTest {
    private static final int CLICKS = 2;

    static List<Game> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_first_move_of_a_first_visit_takes_at_most_two_clicks_besides_the_move(Game game) {
        for (Visit visit : List.of(Visit.DESK, Visit.DESK.size(390, 844).touching())) {
            try (BrowserContext visitor = Running.browser().visitor(visit)) {
                Page page = visitor.newPage();
                page.navigate(Running.application().address());
                int clicks = 1;
                page.locator(".card[data-game='" + game.id() + "'] .card-actions .main:visible")
                        .click();
                GamePage at = GamePage.on(page, game);
                assertThat(page.locator("[data-player='first'] .player-name"))
                        .not()
                        .containsText("Computer");
                Turn first = start(game).legalTurns().iterator().next();
                for (Click click : Views.clicks(start(game), first)) {
                    at.click(click);
                    clicks++;
                }
                assertThat(at.turn(1)).hasAttribute("data-turn", first.text());
                assertThat(clicks).isLessThanOrEqualTo(CLICKS + ClickBudget.of(start(game), first));
            }
        }
    }

    /** The position that a first visitor gets: a usual set-up, where the game has set-ups. */
    private static State start(Game game) {
        return game.setups().containsKey("standard")
                ? game.read(game.setups().get("standard")).orElseThrow()
                : game.start();
    }
}
