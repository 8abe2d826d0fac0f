package org.tabuleiro.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;

/**
 * Reads text files in UTF-8. The message of a fault is a reason, to be filled into a sentence that names the
 * file.
 */
public final class TextFile {
    private static final int MEGABYTE = 1 << 20;

    private TextFile() {}

    /** Reads a regular file up to a maximum size. */
    public static Parsed<String> read(Path path, int maxMegabytes) {
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            return fault(FileError.notRegular(path));
        }
        return readStream(path, maxMegabytes);
    }

    /**
     * As {@link #read}, but from a pipe or a device as well: it has no size beforehand, and possibly no end.
     */
    public static Parsed<String> readStream(Path path, int maxMegabytes) {
        if (Files.isDirectory(path)) {
            return fault(FileError.notRegular(path));
        }
        int limit = maxMegabytes * MEGABYTE;
        try (InputStream in = Files.newInputStream(path)) {
            byte[] bytes = in.readNBytes(limit + 1);
            return bytes.length > limit ? fault(Message.of("files.large", maxMegabytes)) : decode(bytes);
        } catch (IOException failure) {
            return fault(FileError.reading(path, failure));
        }
    }

    private static Parsed<String> decode(byte[] bytes) {
        CharBuffer chars = CharBuffer.allocate(bytes.length);
        // A new decoder reports malformed input; the decoders of the convenience methods replace it.
        CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes), chars, true);
        String text = chars.flip().toString();
        // Valid in UTF-8, but found in binary files only.
        int nul = text.indexOf('\0');
        if (!result.isError() && nul < 0) {
            return Parsed.ok(text);
        }
        String valid = nul < 0 ? text : text.substring(0, nul);
        int line = 1 + (int) valid.chars().filter(c -> c == '\n').count();
        return fault(Message.of("files.not-text-at", line, valid.length() - valid.lastIndexOf('\n')));
    }

    private static Parsed<String> fault(Message reason) {
        return new Parsed.Fault<>("", reason);
    }
}
