package org.tabuleiro.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.tabuleiro.games.Game;

/** Page object of the analysis board. */
final class AnalysisPage {
    private final Page page;

    private AnalysisPage(Page page) {
        this.page = page;
    }

    /** Opens the analysis of the start of a game. */
    static AnalysisPage open(Page page, String address, Game game) {
        return open(page, address, game, "");
    }

    /** Opens an analysis; the query is that of the address. */
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

    /** The button of a command. */
    Locator command(String id) {
        return page.locator("tabuleiro-analyse [data-command='" + id + "']:visible");
    }

    /** The error of the address. */
    Locator trouble() {
        return page.locator("[data-problem]");
    }

    /** The lines that the engine has found. */
    Locator lines() {
        return page.locator("[data-line]");
    }

    /** The turns of the tree of variations. */
    Locator turns() {
        return page.locator("[data-tree] [data-turn]");
    }

    /** The sentence of the review of mistakes. */
    Locator learning() {
        return page.locator("[data-learning-sentence]");
    }

    /** Clicks squares by their names. */
    void click(String... squares) {
        for (String square : squares) {
            page.locator("tabuleiro-analyse .board-cell[data-square='" + square + "']")
                    .click();
        }
    }

    /** The name of a player beside the board. */
    Locator player(String side) {
        return page.locator("[data-player='" + side + "'] .player-name");
    }

    void tab(String name) {
        page.locator("[data-tab='" + name + "']").click();
    }

    void start() {
        command("think").click();
    }

    /** Waits for a number of progress reports of the engine. */
    void awaitProgress(int times) {
        page.waitForFunction("""
                times => {
                    const effort = document.querySelector("[data-effort]");
                    window.efforts ??= new Set();
                    window.efforts.add(effort?.textContent);
                    return window.efforts.size > times;
                }""", times, new Page.WaitForFunctionOptions().setPollingInterval(50));
    }

    /** Types a turn at the displayed place, and waits until it is played. */
    void play(String turn) {
        page.locator("[data-typed]").fill(turn);
        page.locator("[data-typed]").press("Enter");
        page.locator("[data-tree] [aria-current][data-turn='" + turn + "']").waitFor();
    }

    /** Imports a text as a game file or a position. */
    void take(String text) {
        tab("share");
        page.locator("[data-import-text]").fill(text);
        page.locator("[data-command='import']").click();
    }

    /** The error of an imported text. */
    Locator importError() {
        return page.locator("[data-import-error]");
    }

    /** The texts of the turns in the tree. */
    List<String> written() {
        return turns().evaluateAll("all => all.map(each => each.dataset.turn)") instanceof List<?> all
                ? all.stream().map(String::valueOf).toList()
                : List.of();
    }
}
