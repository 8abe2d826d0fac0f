package org.tabuleiro.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;

/**
 * A file to which finished games are added.
 *
 * @param path where it is
 */
record GameFile(Path path) {

    void add(GameRecord record) throws IOException {
        String gap = Files.exists(path) && Files.size(path) > 0 ? "\n" : "";
        Files.writeString(path, gap + GameWriter.write(record), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
