package org.tabuleiro.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.function.Predicate;
import org.tabuleiro.games.Parsed;

/**
 * A file of lines that begin with a number and a tab. Long work adds to it game by game, and goes on where it was stopped.
 *
 * @param path where it is
 */
record DataFile(Path path) {

    /** The lines, none if there is no such file; a last line that was cut off is cleared away. */
    List<String> lines() throws IOException {
        if (!Files.exists(path)) {
            return List.of();
        }
        String text = Files.readString(path);
        if (!text.isEmpty() && !text.endsWith("\n")) {
            text = text.substring(0, text.lastIndexOf('\n') + 1);
            Files.writeString(path, text);
        }
        return text.lines().toList();
    }

    /**
     * The lines of a file that may be something else, which then stays as it is.
     *
     * @param isLine whether a line is one of these files
     * @param key the message for the first line that is none, with its number and the file
     */
    Parsed<List<String>> lines(Predicate<String> isLine, String key) throws IOException {
        String text = Files.exists(path) ? Files.readString(path) : "";
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            boolean isCut = i == lines.size() - 1 && !text.endsWith("\n");
            if (isCut ? !lines.get(i).matches("[0-9]+(\t.*)?") : !isLine.test(lines.get(i))) {
                return Parsed.fault("", key, String.valueOf(i + 1), path.toString());
            }
        }
        return Parsed.ok(lines());
    }

    /** Adds the lines of one game, all at once. */
    void add(List<String> lines) throws IOException {
        Files.writeString(path, String.join("\n", lines) + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
