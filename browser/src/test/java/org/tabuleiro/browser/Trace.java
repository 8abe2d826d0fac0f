package org.tabuleiro.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** A trace of a browser's threads with the processor time of each task. Processes on the same machine hardly change it. */
final class Trace {
    /** The thread on which pages run. */
    static final String PAGE = "CrRendererMain";
    /** The threads on which workers run. */
    static final String WORKER = "DedicatedWorker thread";

    private final Map<String, Double> longest = new HashMap<>();

    private Trace(JsonArray events) {
        Map<String, String> threads = new HashMap<>();
        for (JsonElement each : events) {
            JsonObject event = each.getAsJsonObject();
            if (text(event, "name").equals("thread_name")) {
                threads.put(thread(event), text(event.getAsJsonObject("args"), "name"));
            }
        }
        for (JsonElement each : events) {
            JsonObject event = each.getAsJsonObject();
            if (text(event, "name").contains("RunTask") && event.has("tdur")) {
                longest.merge(
                        threads.getOrDefault(thread(event), ""),
                        event.get("tdur").getAsDouble() / 1000,
                        Math::max);
            }
        }
    }

    /** Watches all threads while something is done. */
    static Trace of(Page page, Runnable meanwhile) {
        Browser chromium = Running.browser().chromium();
        chromium.startTracing(
                page,
                new Browser.StartTracingOptions()
                        .setCategories(List.of("toplevel", "disabled-by-default-devtools.timeline")));
        byte[] trace;
        try {
            meanwhile.run();
        } finally {
            trace = chromium.stopTracing();
        }
        return new Trace(JsonParser.parseString(new String(trace, StandardCharsets.UTF_8))
                .getAsJsonObject()
                .getAsJsonArray("traceEvents"));
    }

    /** The milliseconds of processor time of the longest task on each thread. */
    record Longest(double page, double worker) {
        private Longest least(Longest other) {
            return new Longest(Math.min(page, other.page), Math.min(worker, other.worker));
        }
    }

    /**
     * The least longest tasks of several traces of the same scenario; stops as soon as they are short enough.
     * On a virtual machine the time that the hypervisor steals counts as processor time of whatever task was
     * running. Stolen time hits a different task in each run, a task that is really long is long in all of them.
     */
    static Longest leastOf(int attempts, Supplier<Trace> scenario, Predicate<Longest> shortEnough) {
        Longest least = scenario.get().longest();
        for (int attempt = 1; attempt < attempts && !shortEnough.test(least); attempt++) {
            least = least.least(scenario.get().longest());
        }
        return least;
    }

    private Longest longest() {
        return new Longest(longest(PAGE), longest(WORKER));
    }

    /** The milliseconds of processor time of the longest task on the threads of a name; 0 if they did nothing. */
    double longest(String thread) {
        return longest.getOrDefault(thread, 0.0);
    }

    private static String thread(JsonObject event) {
        return text(event, "pid") + " " + text(event, "tid");
    }

    private static String text(JsonObject object, String name) {
        return object.has(name) && object.get(name).isJsonPrimitive()
                ? object.get(name).getAsString()
                : "";
    }
}
