package org.tabuleiro.desktop.storage;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** Where the platform keeps what belongs to a program. */
public final class Folders {
    private static final String NAME = "tabuleiro";

    private Folders() {}

    /** The folder for settings and the game that was left. */
    public static Path own() {
        // What a person says in HOME counts more than what the system knows.
        String home = System.getenv().getOrDefault("HOME", System.getProperty("user.home", "."));
        return own(System.getProperty("os.name", ""), Path.of(home), System.getenv());
    }

    static Path own(String system, Path home, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            String roaming = environment.getOrDefault("APPDATA", "");
            return (roaming.isEmpty() ? home.resolve("AppData").resolve("Roaming") : Path.of(roaming)).resolve(NAME);
        }
        if (name.startsWith("mac")) {
            return home.resolve("Library").resolve("Application Support").resolve(NAME);
        }
        String config = environment.getOrDefault("XDG_CONFIG_HOME", "");
        // A relative path there is to be ignored, as the platform's own rules say.
        return (Path.of(config).isAbsolute() ? Path.of(config) : home.resolve(".config")).resolve(NAME);
    }
}
