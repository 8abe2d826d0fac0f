package org.tabuleiro.desktop.storage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * A small text file that is whole at every moment: the new text is written beside it and takes its place at once, so that a full
 * disk or a killed program leaves the old one.
 *
 * @param path where it is
 */
record SafeFile(Path path) {

    /** The text; empty if there is none or it cannot be read. */
    Optional<String> read() {
        try {
            return Files.isRegularFile(path)
                    ? Optional.of(new String(Files.readAllBytes(path), StandardCharsets.UTF_8))
                    : Optional.empty();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    void write(String text) throws IOException {
        Path folder = path.toAbsolutePath().getParent();
        Files.createDirectories(folder);
        Path beside = Files.createTempFile(folder, path.getFileName().toString(), ".new");
        try {
            Files.writeString(beside, text);
            Files.move(beside, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    void delete() throws IOException {
        Files.deleteIfExists(path);
    }
}
