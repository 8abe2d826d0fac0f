package org.tabuleiro.console.io;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.tabuleiro.games.Message;

/**
 * A file to which long work adds its results, so that it can go on after it was stopped.
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
        Path path = TextFiles.path(name);
        if (Files.exists(path) ? !Files.isRegularFile(path) : name.endsWith("/")) {
            throw new BadInput(Message.of("console.file.folder", name));
        }
        Path folder = path.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new BadInput(Message.of("console.file.write", name, Message.of("console.file.missing")));
        }
        if (!Files.isWritable(Files.exists(path) ? path : folder)) {
            throw new BadInput(Message.of("console.file.write", name, Message.of("console.file.denied")));
        }
        return new ResultFile(name, path);
    }

    /** Whether there are results from before. */
    public boolean exists() {
        return Files.exists(path);
    }

    /** What to say when the results from before cannot be read, or a new one cannot be added. */
    public static BadInput lost(Optional<ResultFile> file, IOException fault) {
        String name = file.map(ResultFile::name).orElse("");
        String key = fault instanceof CharacterCodingException ? "console.file.read" : "console.file.write";
        return new BadInput(Message.of(key, name, TextFiles.reason(fault)));
    }
}
