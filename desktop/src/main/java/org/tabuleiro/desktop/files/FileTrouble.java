package org.tabuleiro.desktop.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.tabuleiro.games.Message;
import org.tabuleiro.table.Trouble;

/** Why a file could not be read or written, to be told to a person. */
public final class FileTrouble {
    /** Less than this is left on a disk that people call full. */
    private static final long FULL = 64 << 10;

    private FileTrouble() {}

    /** A trouble with the name of the file in front, where it does not say it itself. */
    static Trouble in(Path file, Trouble trouble) {
        return trouble.message().args().contains(file.toString())
                ? trouble
                : new Trouble(
                        Message.of("desktop.trouble.in-file", file.toString(), trouble.message()), trouble.place());
    }

    /** Why a file could not be read. */
    static Trouble reading(Path path, IOException fault) {
        return Trouble.of("desktop.trouble.cannot-read", path.toString(), reason(path, fault));
    }

    /** Why a file could not be written. */
    public static Trouble writing(Path path, IOException fault) {
        return Trouble.of("desktop.trouble.cannot-write", path.toString(), reason(path, fault));
    }

    /** Why, in a few words of the user's language where there are any. */
    public static Message reason(Path path, IOException fault) {
        Path folder = Optional.ofNullable(path.toAbsolutePath().getParent()).orElse(path.toAbsolutePath());
        String words = fault instanceof FileSystemException system
                ? String.valueOf(system.getReason())
                : String.valueOf(fault.getMessage());
        if (fault instanceof NoSuchFileException) {
            return Message.of(Files.isDirectory(folder) ? "desktop.trouble.missing" : "desktop.trouble.no-folder");
        }
        if (!(fault instanceof AccessDeniedException) && isFull(folder, words)) {
            return Message.of("desktop.trouble.full");
        }
        if (words.toLowerCase(Locale.ROOT).contains("read-only") || isReadOnly(folder)) {
            return Message.of("desktop.trouble.read-only", folder.toString());
        }
        if (fault instanceof AccessDeniedException) {
            return Message.of("desktop.trouble.denied");
        }
        if (Files.isDirectory(path)) {
            return Message.of("desktop.trouble.folder");
        }
        return Message.of("desktop.trouble.other", words.equals("null") ? fault.toString() : words);
    }

    private static boolean isFull(Path folder, String words) {
        if (words.contains("No space left") || words.contains("quota")) {
            return true;
        }
        try {
            return Files.getFileStore(folder).getUsableSpace() < FULL;
        } catch (IOException | SecurityException unknown) {
            return false;
        }
    }

    private static boolean isReadOnly(Path folder) {
        return Files.isDirectory(folder) && !Files.isWritable(folder);
    }
}
