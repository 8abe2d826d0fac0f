package org.tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every page passes Lighthouse, as a telephone sees it. */
@Tag("slow")
final class LighthouseTest {
    private static final Path PROGRAM = Path.of("node_modules/lighthouse/cli/index.js");
    private static final int TRIES = 3;

    @TempDir
    private Path folder = Path.of("");

    static List<String> pages() {
        return Pages.ALL;
    }

    @ParameterizedTest
    @MethodSource("pages")
    void a_page_is_quick_and_accessible(String page) throws IOException, InterruptedException {
        assertThat(PROGRAM).as("fetched by ./check --slow").exists();
        Map<String, Integer> best = new TreeMap<>();
        StringBuilder faults = new StringBuilder();
        // Other programs on the machine only ever make a page slower.
        for (int i = 0; i < TRIES && !good(best); i++) {
            JsonObject report = measure(page);
            faults.setLength(0);
            report.getAsJsonObject("categories")
                    .entrySet()
                    .forEach(each -> best.merge(
                            each.getKey(),
                            (int) Math.round(100
                                    * each.getValue()
                                            .getAsJsonObject()
                                            .get("score")
                                            .getAsDouble()),
                            Math::max));
            report.getAsJsonObject("audits").entrySet().forEach(each -> {
                JsonObject audit = each.getValue().getAsJsonObject();
                if (audit.has("score")
                        && audit.get("score").isJsonPrimitive()
                        && audit.get("score").getAsDouble() < 0.9) {
                    faults.append("; ").append(each.getKey());
                }
            });
        }
        assertThat(good(best)).as("%s%s", best, faults).isTrue();
    }

    private static boolean good(Map<String, Integer> scores) {
        return scores.getOrDefault("performance", 0) >= 90
                && scores.getOrDefault("best-practices", 0) >= 90
                && scores.getOrDefault("accessibility", 0) == 100;
    }

    private JsonObject measure(String page) throws IOException, InterruptedException {
        Path report = folder.resolve("report.json");
        Path said = folder.resolve("said.txt");
        ProcessBuilder builder = new ProcessBuilder(
                        "node",
                        PROGRAM.toString(),
                        Running.application().address() + page,
                        "--quiet",
                        "--output=json",
                        "--output-path=" + report,
                        "--only-categories=performance,accessibility,best-practices",
                        "--chrome-flags=--headless=new " + String.join(" ", Browser.FLAGS))
                .redirectErrorStream(true)
                .redirectOutput(said.toFile());
        builder.environment().put("CHROME_PATH", Browser.executable().toString());
        assertThat(builder.start().waitFor()).as(() -> read(said)).isZero();
        return JsonParser.parseString(Files.readString(report)).getAsJsonObject();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException gone) {
            return "";
        }
    }
}
