package org.tabuleiro.files;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The folders of the user for configuration and data, where the platform expects them. */
public final class ConfigFolder {
    private static final String NAME = "tabuleiro";
    /** The value of {@code user.home} where the system knows no home. */
    private static final String UNKNOWN = "?";

    private ConfigFolder() {}

    /**
     * The folder of the user that runs this process; it need not exist. Empty if the home folder is unknown.
     */
    public static Optional<Path> find() {
        return find(System.getenv());
    }

    /** As {@link #find()}, with the variables of an environment. */
    public static Optional<Path> find(Map<String, String> environment) {
        return find(System.getProperty("os.name", ""), System.getProperty("user.home", ""), environment);
    }

    /** The folder for data that is not configuration; it need not exist. Empty if the home folder is unknown. */
    public static Optional<Path> findData(Map<String, String> environment) {
        return findData(System.getProperty("os.name", ""), System.getProperty("user.home", ""), environment);
    }

    static Optional<Path> find(String system, String home, Map<String, String> environment) {
        return find(system, home, environment, "APPDATA", "Roaming", "XDG_CONFIG_HOME", ".config");
    }

    static Optional<Path> findData(String system, String home, Map<String, String> environment) {
        return find(system, home, environment, "LOCALAPPDATA", "Local", "XDG_DATA_HOME", ".local/share");
    }

    private static Optional<Path> find(
            String system,
            String home,
            Map<String, String> environment,
            String windowsVariable,
            String windowsFolder,
            String xdgVariable,
            String xdgFolder) {
        try {
            String name = system.toLowerCase(Locale.ROOT);
            if (name.startsWith("windows")) {
                return variable(environment, windowsVariable)
                        .or(() -> home(home, environment)
                                .map(own -> own.resolve("AppData").resolve(windowsFolder)))
                        .map(folder -> folder.resolve(NAME));
            }
            if (name.startsWith("mac")) {
                return home(home, environment)
                        .map(own -> own.resolve("Library")
                                .resolve("Application Support")
                                .resolve(NAME));
            }
            return variable(environment, xdgVariable)
                    // The XDG Base Directory Specification: a relative path is invalid and to be ignored.
                    .filter(Path::isAbsolute)
                    .or(() -> home(home, environment).map(own -> own.resolve(xdgFolder)))
                    .map(folder -> folder.resolve(NAME));
        } catch (InvalidPathException notAPath) {
            return Optional.empty();
        }
    }

    /** The home folder: the environment's counts more than what the system knows. */
    private static Optional<Path> home(String home, Map<String, String> environment) {
        return variable(environment, "HOME")
                .or(() -> Optional.of(home)
                        .filter(path -> !path.isBlank() && !path.equals(UNKNOWN))
                        .map(Path::of));
    }

    private static Optional<Path> variable(Map<String, String> environment, String name) {
        return Optional.of(environment.getOrDefault(name, ""))
                .filter(value -> !value.isEmpty())
                .map(Path::of);
    }
}
