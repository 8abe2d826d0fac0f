package org.tabuleiro.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.List;
import org.tabuleiro.games.Games;

/** Page states of online play, for which a second player is needed. */
final class OnlineViews {
    /** The beginning of the names of states of the game page, which have to fit without scrolling. */
    static final String MATCH = "online-match-";

    private OnlineViews() {}

    static List<Views.PageState> all() {
        return List.of(
                new Views.PageState("lobby-new", (page, address) -> {
                    Views.visit(page, address + "#/online?with=anybody&game=breakthru");
                    page.locator("input[name=time][value=days]").check();
                    page.locator("[data-command=create-challenge]:enabled").waitFor();
                }),
                new Views.PageState("lobby", OnlineViews::lobby),
                new Views.PageState("match-panel", (page, address) -> panel(page, address, false)),
                new Views.PageState("match-plan", (page, address) -> panel(page, address, true)),
                new Views.PageState("invitation", (page, address) -> {
                    Views.visit(page, address);
                    OnlinePages.invite(page, address, Games.EXIMO, "first", "5+3");
                }),
                new Views.PageState("join", (page, address) -> {
                    try (BrowserContext other = page.context().browser().newContext()) {
                        Views.visit(page, OnlinePages.invite(other.newPage(), address, Games.XADRERSI, "first", ""));
                        OnlinePages.command(page, "join").waitFor();
                    }
                }),
                new Views.PageState("join-unknown", (page, address) -> {
                    Views.visit(page, address + "#/join/AAAAAAAAAAAAAAAAAAAAAAAA");
                    page.locator(".join-card").waitFor();
                }),
                new Views.PageState(MATCH + "watched", OnlineViews::watched),
                new Views.PageState(MATCH + "rematch", OnlineViews::rematch));
    }

    /** The panel of a match over days, or the board on which an answer in advance is entered. */
    private static void panel(Page page, String address, boolean plans) {
        try (BrowserContext other = page.context().browser().newContext()) {
            Views.visit(page, address + "#/online");
            Page opponent = other.newPage();
            String link = OnlinePages.invite(opponent, address, Games.EXIMO, "second", "3d");
            page.evaluate("link => { location.hash = new URL(link).hash; }", link);
            OnlinePages.command(page, "join").click();
            GamePage match = OnlinePages.match(page, Games.EXIMO);
            match.click("b2", "d4");
            OnlinePages.command(page, "confirm").click();
            match.turn(1).waitFor();
            OnlinePages.command(page, "panel").click();
            page.locator("[data-say=good-luck]").click();
            page.locator(".chat li").waitFor();
            if (plans) {
                OnlinePages.command(page, "add-plan").click();
                page.locator("tabuleiro-plan-board .board-picture").waitFor();
            }
        }
    }

    /** A match with hands, which leave the least room, watched by somebody. */
    private static void watched(Page page, String address) {
        try (BrowserContext one = page.context().browser().newContext();
                BrowserContext two = page.context().browser().newContext()) {
            String link = OnlinePages.invite(one.newPage(), address, Games.XADRERSI, "first", "10+5");
            Page joined = two.newPage();
            OnlinePages.join(joined, link, Games.XADRERSI);
            Views.visit(page, joined.url());
            OnlinePages.match(page, Games.XADRERSI);
            OnlinePages.notice(page, "watching").waitFor();
        }
    }

    /** The end of a match, after which the opponent asks for a rematch. */
    private static void rematch(Page page, String address) {
        try (BrowserContext other = page.context().browser().newContext()) {
            Page opponent = other.newPage();
            Views.visit(page, OnlinePages.invite(opponent, address, Games.EXIMO, "second", ""));
            OnlinePages.command(page, "join").click();
            GamePage own = OnlinePages.match(page, Games.EXIMO);
            own.click("b2", "d4");
            own.turn(1).waitFor();
            own.choose("resign");
            page.locator("[data-answer='yes']").click();
            GamePage.on(opponent, Games.EXIMO).command("again").click();
            OnlinePages.notice(page, "rematch").waitFor();
        }
    }

    /** A lobby with a game of one's own, challenges of both players, and a game of two others. */
    private static void lobby(Page page, String address) {
        String lobby = address + "#/online";
        try (BrowserContext other = page.context().browser().newContext()) {
            Page opponent = other.newPage();
            OnlinePages.challenge(opponent, lobby, Games.XADRERSI, "3d", 0);
            Views.visit(page, lobby);
            OnlinePages.command(page, "take").first().click();
            page.locator("tabuleiro-match tabuleiro-game .board-grid").waitFor();
            OnlinePages.challenge(opponent, lobby, Games.BREAKTHRU, "7d", 3);
            OnlinePages.challenge(page, lobby, Games.SIXTEEN_STONES, "10+5", 0);
            page.locator("[data-challenge]").first().waitFor();
            page.locator("[data-list=own] tabuleiro-board svg").first().waitFor();
        }
    }
}
