package org.tabuleiro.console.io;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Where the platform keeps what belongs to a program; the window keeps its settings and games in the same folder. */
final class OwnFolder {
    private static final String NAME = "tabuleiro";
    /** What Java says where the system knows no home. */
    private static final String UNKNOWN = "?";

    private OwnFolder() {}

    /**
     * The folder, which need not exist; empty where nobody says where it should be.
     *
     * @param system the name of the operating system
     * @param home the person's folder as the system knows it
     * @param environment the variables of the process
     */
    static Optional<Path> find(String system, String home, Map<String, String> environment) {
        try {
            String name = system.toLowerCase(Locale.ROOT);
            if (name.startsWith("windows")) {
                return set(environment, "APPDATA")
                        .or(() -> home(home, environment)
                                .map(own -> own.resolve("AppData").resolve("Roaming")))
                        .map(folder -> folder.resolve(NAME));
            }
            if (name.startsWith("mac")) {
                return home(home, environment)
                        .map(own -> own.resolve("Library")
                                .resolve("Application Support")
                                .resolve(NAME));
            }
            return set(environment, "XDG_CONFIG_HOME")
                    // A relative path there is to be ignored, by the specification of these variables.
                    .filter(Path::isAbsolute)
                    .or(() -> home(home, environment).map(own -> own.resolve(".config")))
                    .map(folder -> folder.resolve(NAME));
        } catch (InvalidPathException noPath) {
            return Optional.empty();
        }
    }

    private static Optional<Path> home(String home, Map<String, String> environment) {
        return set(environment, "HOME")
                .or(() -> Optional.of(home)
                        .filter(path -> !path.isBlank() && !path.equals(UNKNOWN))
                        .map(Path::of));
    }

    private static Optional<Path> set(Map<String, String> environment, String variable) {
        return Optional.of(environment.getOrDefault(variable, ""))
                .filter(value -> !value.isEmpty())
                .map(Path::of);
    }
}
