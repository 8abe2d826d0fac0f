package org.tabuleiro.browser;

import java.io.IOException;
import java.io.UncheckedIOException;

/** One browser and one server for all tests; they end with the process. */
final class Running {
    private static final Browser BROWSER = new Browser();
    private static final Application APPLICATION = start();

    private Running() {}

    private static Application start() {
        try {
            return new Application();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    static Browser browser() {
        return BROWSER;
    }

    static Application application() {
        return APPLICATION;
    }
}
