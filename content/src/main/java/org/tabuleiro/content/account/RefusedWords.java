package org.tabuleiro.content.account;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** The words that names and passwords of accounts may not be, one per line of a file. */
public final class RefusedWords {
    private RefusedWords() {}

    /** Names that could be taken for the operator or the program, and insults. */
    public static Set<String> names() {
        return read("names.txt");
    }

    /** The words of which common passwords are made. */
    public static Set<String> passwordStems() {
        return read("password-stems.txt");
    }

    /** The rows of keyboards, on which fingers walk. */
    public static Set<String> keyboardRows() {
        return read("keyboard-rows.txt");
    }

    private static Set<String> read(String file) {
        try (InputStream in = Objects.requireNonNull(RefusedWords.class.getResourceAsStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .collect(Collectors.toUnmodifiableSet());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
