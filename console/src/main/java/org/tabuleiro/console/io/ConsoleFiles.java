package org.tabuleiro.console.io;

import java.io.IOException;
import java.nio.file.Path;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.files.FileError;
import org.tabuleiro.files.SafeFile;
import org.tabuleiro.files.TextFile;
import org.tabuleiro.files.TypedPath;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;

/** Text files by the paths that a user types; errors are bad input. */
public final class ConsoleFiles {
    private static final int MAX_MEGABYTES = 64;

    private ConsoleFiles() {}

    /** Reads a file or a pipe. */
    public static String read(String name) {
        return switch (TextFile.readStream(path(name), MAX_MEGABYTES)) {
            case Parsed.Ok<String>(String text) -> text;
            case Parsed.Fault<String> fault -> throw cannotRead(name, fault.message());
        };
    }

    /** Replaces the content of a file atomically. */
    public static void write(String name, String text) {
        Path path = path(name);
        try {
            new SafeFile(path).write(text);
        } catch (IOException failure) {
            throw cannotWrite(name, failure);
        }
    }

    /** Parses a path. */
    public static Path path(String name) {
        return Console.value(TypedPath.parse(name));
    }

    /** The error of a file that cannot be read. */
    public static BadInput cannotRead(String name, Message reason) {
        return new BadInput(Message.of("console.file.read", name, reason));
    }

    /** The error of a file that cannot be read. */
    public static BadInput cannotRead(String name, IOException failure) {
        return cannotRead(name, FileError.reading(path(name), failure));
    }

    /** The error of a file that cannot be written. */
    public static BadInput cannotWrite(String name, Message reason) {
        return new BadInput(Message.of("console.file.write", name, reason));
    }

    /** The error of a file that cannot be written. */
    public static BadInput cannotWrite(String name, IOException failure) {
        return cannotWrite(name, FileError.writing(path(name), failure));
    }
}
