package org.tabuleiro.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.function.Predicate;
import org.tabuleiro.games.Parsed;

/**
 * An append-only file of lines that begin with a number and a tab. Long runs append game by game, and resume
 * where they were stopped.
 *
 * @param path the file
 */
public record DataFile(Path path) {

    /** The lines, none if the file does not exist. A truncated last line is removed from the file. */
    public List<String> lines() throws IOException {
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
     * The lines, validated. A file with anything else in it is not modified.
     *
     * @param isLine whether a line is valid
     * @param key the message for the first invalid line; its arguments are the line number and the file
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

    /** Appends the lines of one game in a single write. */
    public void add(List<String> lines) throws IOException {
        Files.writeString(path, String.join("\n", lines) + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
