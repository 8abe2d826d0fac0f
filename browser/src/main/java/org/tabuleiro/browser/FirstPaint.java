package org.tabuleiro.browser;

import com.google.gson.JsonObject;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

/**
 * Measures the first visit on a slow line with a slow processor: the first paint of the home page, and the time
 * until a game can be played.
 */
public final class FirstPaint {
    private static final int BYTES_PER_SECOND = 1_600_000 / 8;
    private static final int LATENCY_MILLIS = 150;
    private static final int SLOWDOWN = 4;
    private static final int PAINT_LIMIT_MILLIS = 1_500;
    private static final int PLAY_LIMIT_MILLIS = 4_500;

    /** Notes when the board of a game has been painted. */
    private static final String WATCH = """
            (() => {
              const watch = new MutationObserver(() => {
                if (document.querySelector("tabuleiro-game .board-cell") !== null) {
                  watch.disconnect();
                  requestAnimationFrame(() => setTimeout(() => { window.playable = performance.now(); }));
                }
              });
              watch.observe(document, { subtree: true, childList: true });
            })()
            """;

    private static final String PAINTED = """
            () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime""";

    private FirstPaint() {}

    /** Prints the times of several first visits, and fails if the middle ones are over the limits. */
    public static void main(String[] args) throws IOException {
        int times = Integer.parseInt(args[0]);
        boolean met = true;
        try (Application application = new Application();
                Browser browser = new Browser()) {
            System.out.println("milliseconds at 1.6 Mbit/s, 150 ms per request and a processor slowed " + SLOWDOWN
                    + " times, Chromium " + browser.chromium().version());
            List<Double> home = new ArrayList<>();
            for (int i = 0; i < times; i++) {
                home.add(visit(browser, application.address(), PAINTED));
            }
            met &= report("first paint of the home page", home, PAINT_LIMIT_MILLIS);
            for (Game game : Games.ALL) {
                List<Double> playable = new ArrayList<>();
                for (int i = 0; i < times; i++) {
                    String address = application.address() + "#/play/" + game.id() + "?against=person";
                    playable.add(visit(browser, address, "() => window.playable"));
                }
                met &= report(game.id() + " can be played", playable, PLAY_LIMIT_MILLIS);
            }
        }
        System.exit(met ? 0 : 1);
    }

    /** Opens an address in a new browser context, and returns the value of a script once it has one. */
    private static double visit(Browser browser, String address, String script) {
        try (BrowserContext visitor = browser.visitor(Visit.DESK.size(390, 844).touching())) {
            visitor.setDefaultTimeout(60_000);
            Page page = visitor.newPage();
            page.addInitScript(WATCH);
            CDPSession session = visitor.newCDPSession(page);
            JsonObject line = new JsonObject();
            line.addProperty("offline", false);
            line.addProperty("latency", LATENCY_MILLIS);
            line.addProperty("downloadThroughput", BYTES_PER_SECOND);
            line.addProperty("uploadThroughput", BYTES_PER_SECOND);
            session.send("Network.enable");
            session.send("Network.emulateNetworkConditions", line);
            JsonObject processor = new JsonObject();
            processor.addProperty("rate", SLOWDOWN);
            session.send("Emulation.setCPUThrottlingRate", processor);
            page.navigate(address);
            return ((Number) page.waitForFunction(script).jsonValue()).doubleValue();
        }
    }

    private static boolean report(String what, List<Double> millis, int limit) {
        millis.sort(null);
        double middle = millis.get(millis.size() / 2);
        System.out.printf(
                Locale.ROOT,
                "%-32s %.0f to %.0f, in the middle %.0f (limit %d)%n",
                what,
                millis.get(0),
                millis.get(millis.size() - 1),
                middle,
                limit);
        return middle <= limit;
    }
}
