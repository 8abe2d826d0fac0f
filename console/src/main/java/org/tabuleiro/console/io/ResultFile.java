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
 * A file to which long work appends its results, so that it can go on after it was stopped.
 *
 * @param name as it was typed
 * @param path where it is
 */
public record ResultFile(String name, Path path) {

    /** The file that an option names; empty if the option is not given. */
    public static Optional<ResultFile> asked(String name) {
        return name.isEmpty() ? Optional.empty() : Optional.of(of(name));
    }

    /** The file with a name. What would fail after the first result is refused here, before hours of work. */
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

    /** Whether there are results from before. */
    public boolean exists() {
        return Files.exists(path);
    }

    /** The error of results from before that cannot be read, or of a new one that cannot be appended. */
    public static BadInput lost(Optional<ResultFile> file, IOException failure) {
        String name = file.map(ResultFile::name).orElse("-");
        return failure instanceof CharacterCodingException
                ? ConsoleFiles.cannotRead(name, failure)
                : ConsoleFiles.cannotWrite(name, failure);
    }
}
