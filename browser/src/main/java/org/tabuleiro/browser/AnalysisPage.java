package org.tabuleiro.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.tabuleiro.games.Game;

/** The page on which games are analysed. */
final class AnalysisPage {
    private final Page page;

    private AnalysisPage(Page page) {
        this.page = page;
    }

    /** Goes to the analysis of the start of a game. */
    static AnalysisPage open(Page page, String address, Game game) {
        return open(page, address, game, "");
    }

    /** Goes to an analysis; the query is that of the address. */
    static AnalysisPage open(Page page, String address, Game game, String query) {
        page.navigate(address + "#/analyse/" + game.id() + (query.isEmpty() ? "" : "?" + query));
        return on(page);
    }

    /** The analysis that a page shows already. */
    static AnalysisPage on(Page page) {
        page.locator("tabuleiro-analyse .board-grid").waitFor();
        return new AnalysisPage(page);
    }

    Page page() {
        return page;
    }

    /** A button by the name of what it does. */
    Locator command(String id) {
        return page.locator("tabuleiro-analyse [data-command='" + id + "']:visible");
    }

    /** What is wrong with the address. */
    Locator trouble() {
        return page.locator("[data-trouble]");
    }

    /** The lines that the engine has found. */
    Locator lines() {
        return page.locator("[data-line]");
    }

    /** The turns of the tree of variations. */
    Locator turns() {
        return page.locator("[data-tree] [data-turn]");
    }

    /** What a player is called beside the board. */
    Locator player(String side) {
        return page.locator("[data-player='" + side + "'] .player-name");
    }

    void tab(String name) {
        page.locator("[data-tab='" + name + "']").click();
    }

    void start() {
        command("think").click();
    }

    /** Waits until the engine has told so many times what it knows. */
    void awaitProgress(int times) {
        page.waitForFunction("""
                times => {
                    const effort = document.querySelector("[data-effort]");
                    window.efforts ??= new Set();
                    window.efforts.add(effort?.textContent);
                    return window.efforts.size > times;
                }""", times, new Page.WaitForFunctionOptions().setPollingInterval(50));
    }

    /** Types a turn at the place that is shown, and waits until it is there. */
    void play(String turn) {
        page.locator("[data-typed]").fill(turn);
        page.locator("[data-typed]").press("Enter");
        page.locator("[data-tree] [aria-current][data-turn='" + turn + "']").waitFor();
    }

    /** Gives a text to the page as a game file or a position. */
    void take(String text) {
        tab("share");
        page.locator("[data-import-text]").fill(text);
        page.locator("[data-command='import']").click();
    }

    /** What is wrong with a text that was given. */
    Locator importError() {
        return page.locator("[data-import-error]");
    }

    /** The turns of the tree as they are written. */
    List<String> written() {
        return turns().evaluateAll("all => all.map(each => each.dataset.turn)") instanceof List<?> all
                ? all.stream().map(String::valueOf).toList()
                : List.of();
    }
}
