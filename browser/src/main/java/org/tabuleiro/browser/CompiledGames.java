package org.tabuleiro.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The compiled games in a worker of an otherwise empty page. */
final class CompiledGames implements AutoCloseable {
    private final StaticServer server;
    private final BrowserContext visitor;
    private final Page page;

    /**
     * Opens the page.
     *
     * @param folder where the compiler has put the module and its loader
     * @param module the name of the module
     */
    CompiledGames(Browser browser, Path folder, String module) throws IOException {
        server = new StaticServer(Map.of(
                "page.html", own("page.html"),
                "worker.js", own("worker.js"),
                "module.wasm", Files.readAllBytes(folder.resolve(module)),
                "games-loader.js", Files.readAllBytes(folder.resolve("games-loader.js"))));
        visitor = browser.visitor(Visit.DESK);
        page = visitor.newPage();
        page.navigate(server.address("page.html"));
    }

    private static byte[] own(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(CompiledGames.class.getResourceAsStream(name), name)) {
            return in.readAllBytes();
        }
    }

    /** Calls a function of the games. */
    String call(String name, Object... arguments) {
        List<Object> asked = new ArrayList<>(List.of(arguments));
        asked.addFirst(name);
        return String.valueOf(page.evaluate("asked => call(...asked)", asked));
    }

    /**
     * Runs a script that calls functions of the games by {@code call(NAME, ...)}, so that many calls take
     * little time.
     */
    Object run(String script, Object argument) {
        return page.evaluate(script, argument);
    }

    /** How many milliseconds the last call took in the worker. */
    double millis() {
        return ((Number) page.evaluate("() => lastMillis")).doubleValue();
    }

    @Override
    public void close() {
        visitor.close();
        server.close();
    }
}
