package org.tabuleiro.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The installed Chromium, headless. */
final class Browser implements AutoCloseable {
    static final List<String> FLAGS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    /** Default timeout in milliseconds. */
    private static final int TIMEOUT_MILLIS = 15_000;

    private final Playwright playwright;
    private final com.microsoft.playwright.Browser chromium;

    Browser() {
        this(List.of());
    }

    /** A browser with further flags. */
    Browser(List<String> flags) {
        PlaywrightAssertions.setDefaultAssertionTimeout(TIMEOUT_MILLIS);
        // Otherwise Playwright would download its own browser.
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        chromium = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(executable())
                        .setArgs(Stream.concat(FLAGS.stream(), flags.stream()).toList()));
    }

    /** A new browser context with empty storage. */
    BrowserContext visitor(Visit visit) {
        BrowserContext context = chromium.newContext(visit.options());
        context.setDefaultTimeout(TIMEOUT_MILLIS);
        return context;
    }

    /** The browser, for what Playwright offers only there. */
    com.microsoft.playwright.Browser chromium() {
        return chromium;
    }

    @Override
    public void close() {
        chromium.close();
        playwright.close();
    }

    static Path executable() {
        String path = System.getenv().getOrDefault("PATH", "");
        return Stream.concat(
                        Stream.of("/usr/bin"),
                        Pattern.compile(File.pathSeparator, Pattern.LITERAL).splitAsStream(path))
                .flatMap(folder -> Stream.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
                        .map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no Chromium in /usr/bin or on the PATH: install it"));
    }
}
