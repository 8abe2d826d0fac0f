package org.tabuleiro.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.BitSet;
import java.util.List;

/**
 * A file of lines that begin with the number of the game they come from, and a tab. Long work adds to it game by game, and goes on
 * where it was stopped.
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

    /** The numbers of the games that are there. */
    BitSet games() throws IOException {
        BitSet games = new BitSet();
        for (String line : lines()) {
            String number = line.split("\t", 2)[0];
            if (!number.isEmpty() && number.length() < 10 && number.chars().allMatch(c -> c >= '0' && c <= '9')) {
                games.set(Integer.parseInt(number));
            }
        }
        return games;
    }

    /** Adds the lines of one game, all at once. */
    void add(List<String> lines) throws IOException {
        Files.writeString(path, String.join("\n", lines) + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
