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

/** What the threads of a browser did for a while: the processor time of each task, which does not depend on who else is at work. */
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
