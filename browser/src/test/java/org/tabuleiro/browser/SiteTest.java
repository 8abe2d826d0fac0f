package org.tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.games.Games;
import org.tabuleiro.server.ServerMain;

/** The site loads without console errors from our server and from any static server. */
final class SiteTest {
    @Test
    void the_page_works_under_the_policy_of_the_server() {
        assertThat(consoleErrors(Running.application().address())).isEmpty();
    }

    @Test
    void the_files_work_on_another_server_under_a_path(@TempDir Path folder) throws IOException, InterruptedException {
        Path site = folder.resolve("site");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process writing = new ProcessBuilder(
                        java,
                        "-cp",
                        System.getProperty("java.class.path"),
                        ServerMain.class.getName(),
                        "site",
                        site.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(writing.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(writing.waitFor()).as(said).isZero();
        try (StaticServer other = new StaticServer(under("some/games/", site))) {
            assertThat(consoleErrors(other.address("some/games/"))).isEmpty();
            assertThat(runsInjectedScript(other.address("some/games/"))).isFalse();
        }
    }

    /** Whether an injected inline script runs; the policy of the page itself must prevent it. */
    private static boolean runsInjectedScript(String address) {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK)) {
            Page page = visitor.newPage();
            page.navigate(address);
            return Boolean.TRUE.equals(page.evaluate("""
                    () => {
                        const script = document.createElement("script");
                        script.textContent = "window.slippedIn = true";
                        document.head.append(script);
                        return window.slippedIn === true;
                    }"""));
        }
    }

    @Test
    void it_can_be_installed() {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK.staying())) {
            Page page = visitor.newPage();
            page.navigate(Running.application().address());
            awaitOffline(page);
            JsonObject answer = visitor.newCDPSession(page).send("Page.getAppManifest");
            assertThat(answer.getAsJsonArray("errors")).isEmpty();
            JsonObject manifest =
                    JsonParser.parseString(answer.get("data").getAsString()).getAsJsonObject();
            // What browsers ask of an application that can be installed, besides the service worker.
            assertThat(manifest.get("name").getAsString()).isEqualTo("Tabuleiro");
            assertThat(manifest.get("display").getAsString()).isEqualTo("standalone");
            assertThat(manifest.has("start_url")).isTrue();
            for (int size : new int[] {192, 512}) {
                assertThat(page.evaluate("""
                        async (size) => {
                          const icon = new Image();
                          icon.src = `icon-${size}.png`;
                          await icon.decode();
                          return icon.naturalWidth;
                        }""", size)).isEqualTo(size);
                assertThat(manifest.getAsJsonArray("icons").toString()).contains("\"icon-" + size + ".png\"");
            }
        }
    }

    private static void awaitOffline(Page page) {
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)");
    }

    /** The files of a folder by their paths under a prefix, which itself serves the home page. */
    private static Map<String, byte[]> under(String path, Path folder) throws IOException {
        Map<String, byte[]> files = new HashMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(path + folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
        }
        files.put(path, Files.readAllBytes(folder.resolve("index.html")));
        return files;
    }

    /** Visits all kinds of pages, with the engine's worker; returns the console errors. */
    private static List<String> consoleErrors(String address) {
        List<String> complaints = new CopyOnWriteArrayList<>();
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK.staying())) {
            Page page = visitor.newPage();
            page.onConsoleMessage(message -> {
                if (message.type().equals("error") || message.type().equals("warning")) {
                    complaints.add(message.text());
                }
            });
            page.onPageError(complaints::add);
            page.onRequestFailed(request -> {
                // Requests aborted by navigation are no errors.
                if (!request.failure().equals("net::ERR_ABORTED")) {
                    complaints.add(request.failure() + " " + request.url());
                }
            });
            page.onRequest(request -> {
                if (!request.url().startsWith(address) && !request.url().equals("about:blank")) {
                    complaints.add("asked somebody else: " + request.url());
                }
            });
            page.onResponse(response -> {
                if (response.status() >= 400) {
                    complaints.add(response.status() + " " + response.url());
                }
            });
            page.navigate(address);
            page.locator("tabuleiro-home h2").first().waitFor();
            awaitOffline(page);
            Views.of(Games.SIXTEEN_STONES).forEach(view -> view.opener().on(page, address));
            return List.copyOf(complaints);
        }
    }
}
