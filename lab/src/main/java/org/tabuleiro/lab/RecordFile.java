package org.tabuleiro.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;

/**
 * The file that finished games are appended to.
 *
 * @param file the file; empty if games are not saved
 */
record RecordFile(Optional<Path> file) {

    void add(GameRecord record) throws IOException {
        if (file.isEmpty()) {
            return;
        }
        Path path = file.get();
        String gap = Files.exists(path) && Files.size(path) > 0 ? "\n" : "";
        Files.writeString(path, gap + GameWriter.write(record), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
