package org.tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Games;

/** A new version is deployed while a page is open. */
final class UpdateTest {
    private static final Path SITE = Path.of("../web/target/classes/site");

    @Test
    void a_new_version_is_offered_after_the_game_and_nothing_is_lost() throws IOException {
        Map<String, byte[]> site = site();
        try (StaticServer server = new StaticServer(site);
                BrowserContext visitor = Running.browser().visitor(Visit.DESK.staying())) {
            GamePage at = GamePage.open(visitor.newPage(), server.address(""), Games.EXIMO);
            Page page = at.page();
            at.click("b2", "d4");
            page.waitForFunction("() => navigator.serviceWorker.controller !== null");

            server.replace(renewed(site));
            page.evaluate("async () => void (await (await navigator.serviceWorker.getRegistration()).update())");
            page.locator("tabuleiro-update")
                    .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
            assertThat(page.locator(".update")).hasCount(0);
            at.click("d7", "b5");
            assertThat(at.turn(2)).hasText("d7-b5");
            // A part that this page has not loaded yet, and that the server no longer has.
            page.evaluate("() => { location.hash = '#/library'; }");
            assertThat(page.locator(".stored-game")).hasCount(1);

            page.locator(".update .main").click();

            assertThat(page.locator("meta[name=tabuleiro-version]")).hasAttribute("content", "renewed");
            assertThat(page.locator(".update")).hasCount(0);
            page.locator(".stored-game .go-on").click();
            assertThat(at.turn(2)).hasText("d7-b5");
        }
    }

    private static Map<String, byte[]> site() throws IOException {
        Map<String, byte[]> files = new HashMap<>();
        try (Stream<Path> all = Files.walk(SITE)) {
            List<Path> found = all.filter(Files::isRegularFile).toList();
            for (Path file : found) {
                files.put(SITE.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
        }
        files.put("", Files.readAllBytes(SITE.resolve("index.html")));
        return files;
    }

    /** The same site with another version, and its scripts under other names. */
    private static Map<String, byte[]> renewed(Map<String, byte[]> site) {
        String page = new String(site.getOrDefault("index.html", new byte[0]), StandardCharsets.UTF_8);
        String version = page.replaceAll("(?s).*tabuleiro-version\" content=\"([^\"]+)\".*", "$1");
        Map<String, byte[]> files = new HashMap<>();
        site.forEach((name, bytes) -> {
            boolean text = name.isEmpty() || name.endsWith(".js") || name.endsWith(".html");
            files.put(
                    renamed(name),
                    text
                            ? renamed(new String(bytes, StandardCharsets.UTF_8))
                                    .replace(version, "renewed")
                                    .getBytes(StandardCharsets.UTF_8)
                            : bytes);
        });
        return files;
    }

    private static String renamed(String text) {
        return text.replaceAll("(part|main|worker)-([A-Z0-9]{8})\\.js", "$1-$2-renewed.js");
    }
}
