package org.tabuleiro.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.tabuleiro.games.Game;

/** Page object of online play: inviting, joining, and what a match shows besides the game. */
final class OnlinePages {
    private OnlinePages() {}

    /** Creates an invitation as a person does; returns its link. */
    static String invite(Page page, String address, Game game, String seat, String time) {
        page.navigate(address + "#/online");
        page.locator("select[name=game]").selectOption(game.id());
        page.locator("input[name=seat][value=" + seat + "]").check();
        chooseTime(page, time);
        if (page.locator("select[name=setup]").count() > 0) {
            page.locator("select[name=setup]").selectOption("");
        }
        command(page, "create-invitation").click();
        return page.locator("[data-link]").inputValue();
    }

    private static void chooseTime(Page page, String time) {
        if (time.endsWith("d")) {
            page.locator("input[name=time][value=days]").check();
            page.locator("input[name=days][value='" + time + "']").check();
        } else {
            page.locator("input[name=time][value='" + time + "']").check();
        }
    }

    /** Challenges anybody, as the first side; the lobby stays open. */
    static void challenge(Page page, String lobby, Game game, String time, int standing) {
        page.navigate(lobby);
        page.locator("input[name=opponent][value=anybody]").check();
        page.locator("select[name=game]").selectOption(game.id());
        page.locator("input[name=seat][value=first]").check();
        chooseTime(page, time);
        page.locator("select[name=standing]").selectOption(String.valueOf(standing));
        Locator own = page.locator("[data-own-challenge]");
        int before = own.count();
        command(page, "create-challenge").click();
        own.nth(before).waitFor();
    }

    /** Opens the link of an invitation and accepts it; returns the match. */
    static GamePage join(Page page, String link, Game game) {
        page.navigate(link);
        command(page, "join").click();
        return match(page, game);
    }

    /** The match that a page shows, or is about to show. */
    static GamePage match(Page page, Game game) {
        page.locator("tabuleiro-match tabuleiro-game .board-grid").waitFor();
        return GamePage.on(page, game);
    }

    /** The button of a command. */
    static Locator command(Page page, String id) {
        return page.locator("[data-command='" + id + "']:visible");
    }

    /** A notice of a match, such as that of a rematch. */
    static Locator notice(Page page, String id) {
        return page.locator("[data-notice='" + id + "']:visible");
    }

    /** Whether a player is shown as connected. */
    static Locator presence(Page page, String side, boolean here) {
        return page.locator("[data-player='" + side + "'] [data-presence='" + here + "']");
    }
}
