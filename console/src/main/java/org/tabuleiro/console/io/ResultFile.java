package org.tabuleiro.console.io;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.files.FileError;
import org.tabuleiro.games.Message;

/**
 * A file that a long run appends its results to, so that it can be resumed.
 *
 * @param name the path as it was typed
 * @param path the path
 */
public record ResultFile(String name, Path path) {

    /** The file named by an option; empty if the option is not given. */
    public static Optional<ResultFile> ofOption(String name) {
        return name.isEmpty() ? Optional.empty() : Optional.of(of(name));
    }

    /**
     * The file with a path. Fails early if it cannot be written: a run may take hours until its first result.
     */
    public static ResultFile of(String name) {
        Path path = ConsoleFiles.path(name);
        boolean exists = Files.exists(path);
        Path folder = path.toAbsolutePath().getParent();
        if (exists && !Files.isRegularFile(path)) {
            throw ConsoleFiles.cannotWrite(name, FileError.notRegular(path));
        }
        if (name.endsWith("/") || folder == null || !Files.isDirectory(folder)) {
            throw ConsoleFiles.cannotWrite(name, Message.of("files.no-folder"));
        }
        if (!Files.isWritable(exists ? path : folder)) {
            throw ConsoleFiles.cannotWrite(name, Message.of("files.denied"));
        }
        return new ResultFile(name, path);
    }

    /** Whether there are earlier results. */
    public boolean exists() {
        return Files.exists(path);
    }

    /** The path as it was typed, for messages. */
    public static String name(Optional<ResultFile> file) {
        return file.map(ResultFile::name).orElse("-");
    }

    /** The error of earlier results that cannot be read, or of a new one that cannot be appended. */
    public static BadInput error(Optional<ResultFile> file, IOException failure) {
        String name = name(file);
        return failure instanceof CharacterCodingException
                ? ConsoleFiles.cannotRead(name, failure)
                : ConsoleFiles.cannotWrite(name, failure);
    }
}
