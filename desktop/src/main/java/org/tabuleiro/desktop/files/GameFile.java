package org.tabuleiro.desktop.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.desktop.storage.SafeFile;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.table.Reading;
import org.tabuleiro.table.Trouble;

/**
 * A file with games, or with a position.
 *
 * @param path where it is
 */
public record GameFile(Path path) {
    /** The ending that files are given where a person gives none. */
    public static final String ENDING = ".pgn";

    private static final int MOST_MEGABYTES = 16;

    /** Reads the file; takes a while if it is long. */
    public Reading read() {
        if (Files.isDirectory(path)) {
            return nothing("desktop.trouble.is-folder", path.toString());
        }
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            return nothing("desktop.trouble.no-file", path.toString());
        }
        try {
            if (Files.size(path) > (long) MOST_MEGABYTES << 20) {
                return nothing("desktop.trouble.huge", path.toString(), MOST_MEGABYTES);
            }
            return decode(Files.readAllBytes(path));
        } catch (IOException fault) {
            return new Reading.OfNothing(FileTrouble.reading(path, fault));
        }
    }

    private Reading decode(byte[] bytes) {
        CharBuffer text = CharBuffer.allocate(bytes.length + 1);
        ByteBuffer rest = ByteBuffer.wrap(bytes);
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        CoderResult result = decoder.decode(rest, text, true);
        String read = text.flip().toString();
        int zero = read.indexOf('\0');
        if (!result.isError() && zero < 0) {
            return Reading.of(read);
        }
        String good = zero < 0 ? read : read.substring(0, zero);
        int line = 1 + (int) good.chars().filter(c -> c == '\n').count();
        return nothing("desktop.trouble.binary", path.toString(), line, good.length() - good.lastIndexOf('\n'));
    }

    private static Reading nothing(String key, Object... args) {
        return new Reading.OfNothing(Trouble.of(key, args));
    }

    /** Replaces the file by these games. */
    public Optional<Trouble> write(List<GameRecord> games) {
        return put(path, GameWriter.write(games));
    }

    /** Adds a game at the end of the file; a file that holds something else than games stays as it is. */
    public Optional<Trouble> append(GameRecord game) {
        return switch (read()) {
            case Reading.OfGames(List<GameRecord> games) -> {
                List<GameRecord> all = new ArrayList<>(games);
                all.add(game);
                yield write(all);
            }
            case Reading.OfPosition position ->
                Optional.of(Trouble.of("desktop.trouble.holds-position", path.toString()));
            case Reading.OfNothing(Trouble trouble) -> Optional.of(trouble);
        };
    }

    /** Replaces one of the games of the file, if it is still as it was when it was read; all others stay. */
    public Optional<Trouble> replace(int index, GameRecord before, GameRecord game) {
        if (!(read() instanceof Reading.OfGames(List<GameRecord> games))
                || index >= games.size()
                || !GameWriter.write(games.get(index)).equals(GameWriter.write(before))) {
            return Optional.of(Trouble.of("desktop.trouble.changed", path.toString()));
        }
        List<GameRecord> all = new ArrayList<>(games);
        all.set(index, game);
        return write(all);
    }

    /** Writes a text whole or not at all. */
    static Optional<Trouble> put(Path path, String text) {
        return put(path, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes bytes whole or not at all. */
    public static Optional<Trouble> put(Path path, byte[] bytes) {
        try {
            new SafeFile(path).write(bytes);
            return Optional.empty();
        } catch (IOException fault) {
            return Optional.of(FileTrouble.writing(path, fault));
        }
    }
}
