package org.tabuleiro.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;

/**
 * The file to which finished games are added.
 *
 * @param asked where it is; empty if the games are not kept
 */
record GameFile(Optional<Path> asked) {

    void add(GameRecord record) throws IOException {
        if (asked.isEmpty()) {
            return;
        }
        Path path = asked.get();
        String gap = Files.exists(path) && Files.size(path) > 0 ? "\n" : "";
        Files.writeString(path, gap + GameWriter.write(record), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
