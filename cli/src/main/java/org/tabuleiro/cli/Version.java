package org.tabuleiro.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import org.tabuleiro.content.Catalogue;

/**
 * The version of the program.
 *
 * @param number the version of the POM
 * @param commit the abbreviated hash of the commit, with {@code -dirty} behind it if files had been changed
 *     since; or {@link #UNKNOWN}
 */
public record Version(String number, String commit) {
    static final String UNKNOWN = "unknown";

    /** The version that the build has written to the resources. */
    public static Version own() {
        Properties texts = new Properties();
        try (InputStream in = Version.class.getResourceAsStream("/org/tabuleiro/cli/version.properties")) {
            if (in != null) {
                texts.load(in);
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return new Version(filled(texts, "version"), filled(texts, "commit"));
    }

    /** The value of a property; unknown if the file was not filtered, as in builds by an IDE. */
    private static String filled(Properties texts, String key) {
        String text = texts.getProperty(key, "").strip();
        return text.isEmpty() || text.startsWith("${") ? UNKNOWN : text;
    }

    /** The version in one line. */
    public String text(Catalogue catalogue) {
        return commit.equals(UNKNOWN)
                ? catalogue.text("cli.version.unknown-commit", number)
                : catalogue.text("cli.version", number, commit);
    }
}
