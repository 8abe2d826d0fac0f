package org.tabuleiro.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

/**
 * Measures the time from the click on "move now" at level 8 until its turn is on the page, in many new tabs.
 */
public final class StopTimes {
    /**
     * Hurries the computer at a random time within a search slice; returns the milliseconds until its turn is
     * played.
     */
    private static final String HURRY = """
            () => new Promise(resolve => setTimeout(() => {
              const turns = () => document.querySelectorAll("[data-move]").length;
              const before = turns();
              const began = performance.now();
              const watch = new MutationObserver(() => {
                if (turns() !== before) {
                  watch.disconnect();
                  resolve(performance.now() - began);
                }
              });
              watch.observe(document.body, { subtree: true, childList: true, characterData: true });
              document.querySelector("[data-command='hurry']").click();
            }, 200 + Math.random() * 300))
            """;

    private StopTimes() {}

    /** Prints the times of each game; the argument is the number of repetitions. */
    public static void main(String[] args) throws IOException {
        int times = Integer.parseInt(args[0]);
        try (Application application = new Application();
                Browser browser = new Browser()) {
            System.out.println("milliseconds from the click on \"hurry\" to the turn on the page, Chromium "
                    + browser.chromium().version());
            for (Game game : Games.ALL) {
                List<Double> millis = new ArrayList<>();
                for (int i = 0; i < times; i++) {
                    try (BrowserContext visitor = browser.visitor(Visit.DESK)) {
                        millis.add(stop(visitor.newPage(), application.address(), game));
                    }
                }
                double first = millis.get(0);
                millis.sort(null);
                System.out.printf(
                        Locale.ROOT,
                        "%-15s %.0f to %.0f, in the middle %.0f; the first %.0f%n",
                        game.id(),
                        millis.get(0),
                        millis.get(times - 1),
                        millis.get(times / 2),
                        first);
            }
        }
    }

    private static double stop(Page page, String address, Game game) {
        GamePage at = GamePage.thinking(page, address, game);
        at.prompt().filter(new Locator.FilterOptions().setHasText("depth")).waitFor();
        return ((Number) page.evaluate(HURRY)).doubleValue();
    }
}
