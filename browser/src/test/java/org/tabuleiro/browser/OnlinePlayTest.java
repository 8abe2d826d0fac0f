package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/** Two people play each other by a link, in two browsers, against the real server. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
final class OnlinePlayTest {
    private static final String ADDRESS = Running.application().address();

    private BrowserContext ana;
    private BrowserContext rui;
    private Page anaPage;
    private Page ruiPage;

    @BeforeEach
    void open() {
        ana = Running.browser().visitor(Visit.DESK);
        rui = Running.browser().visitor(Visit.DESK);
        anaPage = ana.newPage();
        ruiPage = rui.newPage();
    }

    @AfterEach
    void close() {
        ana.close();
        rui.close();
    }

    static List<Game> games() {
        return Games.ALL;
    }

    /** Two people with a match in which Ana has the first side. */
    private List<GamePage> begin(Game game, String time) {
        String link = OnlinePages.invite(anaPage, ADDRESS, game, "first", time);
        GamePage second = OnlinePages.join(ruiPage, link, game);
        return List.of(OnlinePages.match(anaPage, game), second);
    }

    /** Types a turn at the page of its side and waits until the other page shows it. */
    private static void play(List<GamePage> pages, Side side, String turn, int number) {
        GamePage own = pages.get(side == Side.FIRST ? 0 : 1);
        GamePage other = pages.get(side == Side.FIRST ? 1 : 0);
        own.page().locator("[data-typed]:visible").fill(turn);
        own.page().locator("[data-typed]:visible").press("Enter");
        assertThat(other.turn(number)).isVisible();
        assertThat(own.turn(number)).isVisible();
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_whole_game_of_each_kind_is_played_by_link(Game game) {
        List<GamePage> pages = begin(game, "");
        State state = game.start();
        int number = 0;
        for (Turn turn : ShortGames.of(game).line().turns()) {
            play(pages, state.toMove(), turn.text(), ++number);
            state = state.play(turn);
        }
        assertThat(anaPage.locator(".end-title")).isVisible();
        assertThat(ruiPage.locator(".end-title")).isVisible();
    }

    @Test
    void nobody_is_seated_by_opening_a_link() {
        String link = OnlinePages.invite(anaPage, ADDRESS, Games.EXIMO, "first", "5+3");
        ruiPage.navigate(link);
        assertThat(OnlinePages.command(ruiPage, "join")).isVisible();
        assertThat(ruiPage.locator(".join-card")).containsText("5 min each, and 3 s more per turn");
        assertThat(anaPage.locator("[data-invitation]")).isVisible();
        try (BrowserContext eva = Running.browser().visitor(Visit.DESK)) {
            Page third = eva.newPage();
            GamePage match = OnlinePages.join(third, link, Games.EXIMO);
            assertThat(match.player("first")).containsText(Pattern.compile("Guest \\w+"));
            // The page that was too late can watch.
            assertThat(OnlinePages.command(ruiPage, "open-match").or(OnlinePages.command(ruiPage, "join")))
                    .isVisible();
            ruiPage.reload();
            OnlinePages.command(ruiPage, "open-match").click();
            OnlinePages.match(ruiPage, Games.EXIMO);
            assertThat(OnlinePages.notice(ruiPage, "watching")).isVisible();
        }
    }

    @Test
    void a_reload_keeps_the_seat_and_the_turns() {
        List<GamePage> pages = begin(Games.EXIMO, "10+5");
        play(pages, Side.FIRST, "b2-d4", 1);
        ruiPage.reload();
        GamePage reloaded = OnlinePages.match(ruiPage, Games.EXIMO);
        assertThat(reloaded.turn(1)).isVisible();
        play(List.of(pages.get(0), reloaded), Side.SECOND, "d7-b5", 2);
        assertThat(anaPage.locator("[data-clock=first]")).isVisible();
    }

    @Test
    void a_half_entered_turn_survives_a_reload_and_the_opponent_sees_how_far_it_is() {
        List<GamePage> pages = begin(Games.SIXTEEN_STONES, "");
        State state = Games.SIXTEEN_STONES.start();
        // Placements first; a turn with two steps follows in the sample game.
        int number = 0;
        for (Turn turn : ShortGames.of(Games.SIXTEEN_STONES).line().turns()) {
            if (turn.steps().size() > 1) {
                GamePage own = pages.get(state.toMove() == Side.FIRST ? 0 : 1);
                GamePage other = pages.get(state.toMove() == Side.FIRST ? 1 : 0);
                own.page()
                        .locator("[data-typed]:visible")
                        .fill(turn.steps().get(0).text());
                own.page().locator("[data-typed]:visible").press("Enter");
                assertThat(own.chips()).hasCount(1);
                assertThat(other.prompt()).containsText("1 step so far");
                own.page().reload();
                GamePage again = OnlinePages.match(own.page(), Games.SIXTEEN_STONES);
                assertThat(again.chips()).hasCount(1);
                assertThat(OnlinePages.notice(own.page(), "draft")).isVisible();
                return;
            }
            play(pages, state.toMove(), turn.text(), ++number);
            state = state.play(turn);
        }
        throw new AssertionError("the sample game has no turn with two steps");
    }

    @Test
    void turns_are_taken_back_and_draws_agreed_by_consent_and_a_rematch_swaps_the_sides() {
        List<GamePage> pages = begin(Games.EXIMO, "");
        play(pages, Side.FIRST, "b2-d4", 1);
        pages.get(0).choose("take-back");
        OnlinePages.command(ruiPage, "decline-take-back").click();
        assertThat(pages.get(0).prompt()).containsText("declines");
        pages.get(0).choose("take-back");
        assertThat(pages.get(1).prompt()).containsText("b2-d4");
        OnlinePages.command(ruiPage, "accept-take-back").click();
        assertThat(pages.get(0).turns()).hasCount(0);
        assertThat(pages.get(1).turns()).hasCount(0);
        play(pages, Side.FIRST, "g2-h3", 1);
        pages.get(1).choose("draw");
        OnlinePages.command(anaPage, "accept-draw").click();
        assertThat(anaPage.locator(".end-title")).isVisible();
        assertThat(ruiPage.locator(".end-title")).isVisible();
        OnlinePages.command(anaPage, "again").click();
        assertThat(OnlinePages.notice(anaPage, "rematch")).isVisible();
        assertThat(OnlinePages.notice(ruiPage, "rematch")).containsText("rematch");
        String before = ruiPage.url();
        OnlinePages.command(ruiPage, "rematch").click();
        ruiPage.waitForURL(url -> !url.equals(before));
        List<GamePage> swapped =
                List.of(OnlinePages.match(ruiPage, Games.EXIMO), OnlinePages.match(anaPage, Games.EXIMO));
        play(swapped, Side.FIRST, "b2-d4", 1);
    }

    @Test
    void a_resignation_ends_the_game_for_both_and_stays_in_the_library() {
        List<GamePage> pages = begin(Games.EXIMO, "");
        play(pages, Side.FIRST, "b2-d4", 1);
        pages.get(0).choose("resign");
        anaPage.locator("[data-answer=yes]").click();
        assertThat(ruiPage.locator(".end-title")).hasText("You won");
        assertThat(anaPage.locator(".end-title")).hasText("You lost");
        anaPage.navigate(ADDRESS + "#/library");
        assertThat(anaPage.locator("tabuleiro-library")).containsText("Eximo");
    }

    @Test
    void presence_follows_the_players() {
        begin(Games.EXIMO, "");
        assertThat(OnlinePages.presence(anaPage, "second", true)).isVisible();
        ruiPage.close();
        assertThat(OnlinePages.presence(anaPage, "second", false)).isVisible();
        ruiPage = rui.newPage();
    }

    @Test
    void two_tabs_of_a_player_show_the_same_match() {
        List<GamePage> pages = begin(Games.EXIMO, "");
        Page tab = ana.newPage();
        tab.navigate(anaPage.url());
        GamePage second = OnlinePages.match(tab, Games.EXIMO);
        play(List.of(second, pages.get(1)), Side.FIRST, "b2-d4", 1);
        assertThat(pages.get(0).turn(1)).isVisible();
        play(pages, Side.SECOND, "d7-b5", 2);
        assertThat(second.turn(2)).isVisible();
    }

    @Test
    void help_is_off_while_the_match_goes_on() {
        List<GamePage> pages = begin(Games.EXIMO, "");
        assertThat(pages.get(0).command("hint")).isDisabled();
        pages.get(0).command("more").click();
        assertThat(pages.get(0).command("analyse")).hasCount(0);
        assertThat(pages.get(0).command("chances")).hasCount(0);
        assertThat(pages.get(0).command("abort")).isVisible();
    }
}
