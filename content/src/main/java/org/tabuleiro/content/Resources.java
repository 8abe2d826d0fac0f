package org.tabuleiro.content;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** Reads the resource files of this package. */
final class Resources {
    private Resources() {}

    static Optional<String> text(String path) {
        try (InputStream in = Resources.class.getResourceAsStream(path)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The texts of a properties file by key; empty if there is no such file. */
    static Map<String, String> texts(String path) {
        Map<String, String> texts = new HashMap<>();
        properties(path)
                .ifPresent(file -> file.stringPropertyNames().forEach(key -> texts.put(key, file.getProperty(key))));
        return texts;
    }

    static Optional<Properties> properties(String path) {
        return text(path).map(text -> {
            Properties properties = new Properties();
            try {
                properties.load(new StringReader(text));
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
            return properties;
        });
    }
}
