package org.tabuleiro.files;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.tabuleiro.games.Parsed;

/** Parses paths as a user types them. */
public final class TypedPath {
    private TypedPath() {}

    /** Parses a path, in which a leading tilde stands for the home folder as in a shell. */
    public static Parsed<Path> parse(String typed) {
        try {
            if (!typed.isEmpty()) {
                boolean isHome = typed.equals("~") || typed.startsWith("~/");
                return Parsed.ok(Path.of(isHome ? home() + typed.substring(1) : typed));
            }
        } catch (InvalidPathException invalid) {
            // The same fault as for an empty path.
        }
        return Parsed.fault("", "files.name", typed.replace('\0', '?'));
    }

    private static String home() {
        return Optional.ofNullable(System.getenv("HOME")).orElseGet(() -> System.getProperty("user.home"));
    }
}
