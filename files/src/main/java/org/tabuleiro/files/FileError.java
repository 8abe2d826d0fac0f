package org.tabuleiro.files;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
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

/** Why a file could not be read or written: reasons, to be filled into a sentence that names the file. */
public final class FileError {
    /** A disk with less free space than this counts as full: not every system says so in its error. */
    private static final long FULL_BYTES = 64 << 10;

    private FileError() {}

    /** The reason why reading failed. */
    public static Message reading(Path path, IOException failure) {
        String words = words(failure);
        if (failure instanceof CharacterCodingException) {
            return Message.of("files.not-text");
        }
        if (isDirectory(path, failure, words)) {
            return notRegular(path);
        }
        if (isMissing(failure, words)) {
            return missing(path);
        }
        return isDenied(failure, words) ? Message.of("files.denied") : other(failure);
    }

    /** The reason why writing failed, to a file or a folder. */
    public static Message writing(Path path, IOException failure) {
        String words = words(failure);
        if (isDirectory(path, failure, words)) {
            return notRegular(path);
        }
        if (failure instanceof FileAlreadyExistsException || failure instanceof DirectoryNotEmptyException) {
            return Message.of("files.in-the-way", String.valueOf(failure.getMessage()));
        }
        if (isMissing(failure, words)) {
            return missing(path);
        }
        if (isDenied(failure, words)) {
            Path folder = Files.isDirectory(path) ? path : parent(path);
            return Files.isDirectory(folder) && !Files.isWritable(folder)
                    ? Message.of("files.read-only", folder.toString())
                    : Message.of("files.denied");
        }
        return isFull(path, words) ? Message.of("files.full") : other(failure);
    }

    /** The reason for a folder or a device in place of a regular file. */
    public static Message notRegular(Path path) {
        return Message.of(Files.isDirectory(path) ? "files.folder" : "files.device");
    }

    /** The error message of the system; empty if there is none. */
    private static String systemMessage(IOException failure) {
        String message = failure instanceof FileSystemException system ? system.getReason() : failure.getMessage();
        return message == null ? "" : message;
    }

    private static String words(IOException failure) {
        return systemMessage(failure).toLowerCase(Locale.ROOT);
    }

    private static boolean isDirectory(Path path, IOException failure, String words) {
        return failure instanceof NotRegularFileException
                || (Files.isDirectory(path) && words.contains("is a directory"));
    }

    private static boolean isMissing(IOException failure, String words) {
        return failure instanceof NoSuchFileException || words.contains("not a directory");
    }

    private static Message missing(Path path) {
        return Message.of(Files.isDirectory(parent(path)) ? "files.missing" : "files.no-folder");
    }

    private static boolean isDenied(IOException failure, String words) {
        return failure instanceof AccessDeniedException
                || words.contains("read-only")
                || words.contains("not permitted");
    }

    private static boolean isFull(Path path, String words) {
        if (words.contains("no space left") || words.contains("quota")) {
            return true;
        }
        try {
            Path existing = path.toAbsolutePath();
            while (!Files.exists(existing)) {
                existing = parent(existing);
            }
            FileStore store = Files.getFileStore(existing);
            // A store without any space, such as /proc, is not a disk.
            return store.getTotalSpace() > 0 && store.getUsableSpace() < FULL_BYTES;
        } catch (IOException unknown) {
            return false;
        }
    }

    private static Path parent(Path path) {
        Path absolute = path.toAbsolutePath();
        return Optional.ofNullable(absolute.getParent()).orElse(absolute);
    }

    private static Message other(IOException failure) {
        String message = systemMessage(failure);
        return Message.of("files.other", message.isEmpty() ? failure.toString() : message);
    }
}
