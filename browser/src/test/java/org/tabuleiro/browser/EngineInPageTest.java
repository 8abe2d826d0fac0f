package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

/** While the engine thinks flat out, the page stays alive and the engine can be stopped. */
final class EngineInPageTest {
    private static final double MOST_TASK_MICROS = 50_000;
    private static final double MOST_STOP_MILLIS = 100;
    /** The machine has other things to do: the best of so many is taken. */
    private static final int TRIES = 4;

    /** Presses a button and waits until something else is to be seen; gives the milliseconds. */
    private static final String ANSWER_TIME = """
            ([button, changed, before]) => new Promise((resolve) => {
                const begin = performance.now();
                const look = () => document.querySelectorAll(changed).length !== before && resolve(performance.now() - begin);
                new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
                document.querySelector(button).click();
                look();
            })""";

    static List<Game> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    void no_task_of_the_page_is_long_while_the_last_level_thinks(Game game) {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            GamePage at =
                    GamePage.open(page, Running.application().address(), game, "against=computers&level=8&rival=8");
            at.command("hurry").or(at.command("pause")).first().waitFor();
            longestTaskIsShort(page, () -> {
                at.square(game.board().name(3)).hover();
                at.turns().nth(1).waitFor();
            });
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void no_task_of_the_page_is_long_during_an_analysis(Game game) {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            AnalysisPage at = AnalysisPage.open(page, Running.application().address(), game);
            at.start();
            at.lines().first().waitFor();
            longestTaskIsShort(page, () -> at.awaitProgress(5));
        }
    }

    /** The processor time of the tasks of the page's thread; how long they last on the clock depends on who else is at work. */
    private static void longestTaskIsShort(Page page, Runnable meanwhile) {
        Browser chromium = Running.browser().chromium();
        chromium.startTracing(
                page,
                new Browser.StartTracingOptions()
                        .setCategories(
                                List.of("toplevel", "disabled-by-default-devtools.timeline", "devtools.timeline")));
        meanwhile.run();
        JsonArray events = JsonParser.parseString(new String(chromium.stopTracing(), StandardCharsets.UTF_8))
                .getAsJsonObject()
                .getAsJsonArray("traceEvents");
        Set<String> threads = new HashSet<>();
        for (JsonElement each : events) {
            JsonObject event = each.getAsJsonObject();
            if (text(event, "name").equals("thread_name")
                    && text(event.getAsJsonObject("args"), "name").equals("CrRendererMain")) {
                threads.add(thread(event));
            }
        }
        int tasks = 0;
        double longest = 0;
        for (JsonElement each : events) {
            JsonObject event = each.getAsJsonObject();
            if (text(event, "name").contains("RunTask") && event.has("tdur") && threads.contains(thread(event))) {
                tasks++;
                longest = Math.max(longest, event.get("tdur").getAsDouble());
            }
        }
        assertThat(tasks).isGreaterThan(10);
        assertThat(longest).as("microseconds of the longest of %s tasks", tasks).isLessThan(MOST_TASK_MICROS);
    }

    private static String thread(JsonObject event) {
        return text(event, "pid") + " " + text(event, "tid");
    }

    private static String text(JsonObject object, String name) {
        return object.has(name) && object.get(name).isJsonPrimitive()
                ? object.get(name).getAsString()
                : "";
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_last_level_plays_at_once_when_it_is_hurried(Game game) {
        double best = Double.MAX_VALUE;
        for (int i = 0; i < TRIES && best > MOST_STOP_MILLIS; i++) {
            try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
                Page page = visitor.newPage();
                GamePage at = GamePage.open(
                        page, Running.application().address(), game, "against=computer&level=8&side=second");
                assertThat(at.prompt()).containsText("depth");
                Object millis = page.evaluate(ANSWER_TIME, List.of("[data-command=hurry]", "[data-move]", 0));
                best = Math.min(best, ((Number) millis).doubleValue());
            }
        }
        assertThat(best).as("milliseconds").isLessThan(MOST_STOP_MILLIS);
    }
}
