package org.tabuleiro.server;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileStore;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.tabuleiro.games.Message;

/** Why something could not be written, in words. */
final class FileTrouble {
    /** Less than this is left on a disk that people call full. */
    private static final long FULL = 64 << 10;

    private FileTrouble() {}

    /** The reason, as far as it can be told. */
    static Message reason(Path path, IOException fault) {
        String words = fault instanceof FileSystemException system
                ? String.valueOf(system.getReason())
                : String.valueOf(fault.getMessage());
        if (Files.isDirectory(path) && !(fault instanceof AccessDeniedException) && words.contains("directory")) {
            return Message.of("server.trouble.folder");
        }
        if (fault instanceof FileAlreadyExistsException || fault instanceof DirectoryNotEmptyException) {
            return Message.of("server.trouble.in-the-way", String.valueOf(fault.getMessage()));
        }
        if (fault instanceof NoSuchFileException) {
            return Message.of("server.trouble.no-folder");
        }
        if (fault instanceof AccessDeniedException
                || words.toLowerCase(Locale.ROOT).matches(".*(read-only|not permitted).*")) {
            return Message.of("server.trouble.denied");
        }
        return isFull(path, words)
                ? Message.of("server.trouble.full")
                : Message.of("server.trouble.other", words.equals("null") ? fault.toString() : words);
    }

    private static boolean isFull(Path path, String words) {
        if (words.contains("No space left") || words.contains("quota")) {
            return true;
        }
        try {
            Path there = path.toAbsolutePath();
            while (!Files.exists(there)) {
                there = Optional.ofNullable(there.getParent()).orElseThrow(() -> new IOException("nowhere"));
            }
            FileStore store = Files.getFileStore(there);
            // One without any space at all is no disk.
            return store.getTotalSpace() > 0 && store.getUsableSpace() < FULL;
        } catch (IOException unknown) {
            return false;
        }
    }
}
