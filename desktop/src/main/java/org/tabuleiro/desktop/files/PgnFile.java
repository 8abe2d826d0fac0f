package org.tabuleiro.desktop.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.files.FileError;
import org.tabuleiro.files.SafeFile;
import org.tabuleiro.files.TextFile;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.table.paste.PastedText;
import org.tabuleiro.table.paste.ReadError;

/**
 * A file with games, or with a position.
 *
 * @param path where it is
 */
public record PgnFile(Path path) {
    /** The default extension. */
    public static final String EXTENSION = ".pgn";

    private static final int MAX_MEGABYTES = 16;

    /** Reads the file; blocks. */
    public PastedText read() {
        return switch (TextFile.read(path, MAX_MEGABYTES)) {
            case Parsed.Ok<String>(String text) -> PastedText.of(text);
            case Parsed.Fault<String> fault -> new PastedText.OfNothing(cannotRead(path, fault.message()));
        };
    }

    private static ReadError cannotRead(Path path, Message reason) {
        return ReadError.of("desktop.error.cannot-read", path.toString(), reason);
    }

    /** The error of a file that cannot be written. */
    public static ReadError cannotWrite(Path path, Message reason) {
        return ReadError.of("desktop.error.cannot-write", path.toString(), reason);
    }

    /** An error with the name of the file in front, where its message does not contain the name. */
    static ReadError in(Path file, ReadError error) {
        return error.message().args().contains(file.toString())
                ? error
                : new ReadError(Message.of("desktop.error.in-file", file.toString(), error.message()), error.place());
    }

    /** Replaces the file by these games. */
    public Optional<ReadError> write(List<GameRecord> games) {
        return put(path, GameWriter.write(games));
    }

    /** Appends a game; a file with anything but games is left unchanged. */
    public Optional<ReadError> append(GameRecord game) {
        return switch (read()) {
            case PastedText.OfGames(List<GameRecord> games) -> {
                List<GameRecord> all = new ArrayList<>(games);
                all.add(game);
                yield write(all);
            }
            case PastedText.OfPosition position ->
                Optional.of(ReadError.of("desktop.error.holds-position", path.toString()));
            case PastedText.OfNothing(ReadError error) -> Optional.of(error);
        };
    }

    /** Replaces a game of the file, unless it has changed since it was read; the others stay. */
    public Optional<ReadError> replace(int index, GameRecord before, GameRecord game) {
        if (!(read() instanceof PastedText.OfGames(List<GameRecord> games))
                || index >= games.size()
                || !GameWriter.write(games.get(index)).equals(GameWriter.write(before))) {
            return Optional.of(ReadError.of("desktop.error.changed", path.toString()));
        }
        List<GameRecord> all = new ArrayList<>(games);
        all.set(index, game);
        return write(all);
    }

    /** Replaces a file atomically by a text. */
    static Optional<ReadError> put(Path path, String text) {
        return put(path, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Replaces a file atomically; its folder is created if it is missing. */
    public static Optional<ReadError> put(Path path, byte[] bytes) {
        try {
            Path folder = path.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            new SafeFile(path).write(bytes);
            return Optional.empty();
        } catch (IOException failure) {
            return Optional.of(cannotWrite(path, FileError.writing(path, failure)));
        }
    }
}
