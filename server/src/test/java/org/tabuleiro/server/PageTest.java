package org.tabuleiro.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The site of this program in a real browser. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Timeout(120)
class PageTest {
    private final Playwright playwright =
            Playwright.create(new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    private final Browser browser = playwright
            .chromium()
            .launch(new BrowserType.LaunchOptions()
                    .setExecutablePath(chromium())
                    .setArgs(List.of("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run")));

    @AfterAll
    void close() {
        browser.close();
        playwright.close();
    }

    private static Path chromium() {
        return Stream.of("chromium", "chromium-browser", "google-chrome")
                .map(name -> Path.of("/usr/bin", name))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no Chromium in /usr/bin: install it"));
    }

    /** Opens the first page, waits until it shows the games, and returns what the browser complained about. */
    private List<String> complaints(String address) {
        List<String> complaints = new CopyOnWriteArrayList<>();
        try (Page page = browser.newPage()) {
            page.onConsoleMessage(message -> {
                if (message.type().equals("error") || message.type().equals("warning")) {
                    complaints.add(message.text());
                }
            });
            page.onPageError(complaints::add);
            page.onRequestFailed(request -> complaints.add("failed: " + request.url()));
            page.onResponse(response -> {
                if (response.status() >= 400 || !response.url().startsWith(address)) {
                    complaints.add(response.status() + " " + response.url());
                }
            });
            page.navigate(address);
            page.getByText("Sixteen Stones").first().waitFor();
        }
        return complaints;
    }

    @Test
    void the_page_works_under_the_policy_of_the_server() throws Exception {
        try (SiteServer server = SiteServer.start(Site.packed(), "localhost", 0, RequestLog.none(), Limits.USUAL)) {
            assertThat(complaints("http://localhost:" + server.port() + "/")).isEmpty();
        }
    }

    @Test
    void the_files_work_on_another_server_under_a_path(@TempDir Path folder) throws Exception {
        new SiteFolder(folder).write(Site.packed(), false);
        HttpServer other = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        String path = "/some/games/";
        other.createContext(
                path,
                exchange -> answer(
                        exchange,
                        folder.resolve(exchange.getRequestURI().getPath().substring(path.length()))));
        other.start();
        try {
            assertThat(complaints("http://localhost:" + other.getAddress().getPort() + path))
                    .isEmpty();
        } finally {
            other.stop(0);
        }
    }

    private static void answer(HttpExchange exchange, Path asked) throws IOException {
        try (exchange) {
            Path file = Files.isDirectory(asked) ? asked.resolve(Site.INDEX) : asked;
            if (!Files.isRegularFile(file)) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            byte[] bytes = Files.readAllBytes(file);
            exchange.getResponseHeaders().set("Content-Type", MediaTypes.of(file.toString()));
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }
}
