package org.tabuleiro.server;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * The request log: one line per request, in the Common Log Format with the duration in milliseconds at the
 * end.
 */
final class RequestLog implements AutoCloseable {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("dd/MMM/yyyy:HH:mm:ss Z", Locale.ROOT);

    private static final int MAX_LENGTH = 1000;

    private final Writer out;
    private final Consumer<IOException> onFailure;
    private final Clock clock = Clock.system(ZoneId.systemDefault());
    private boolean failing;

    /** A log that reports a failure once, until it can be written again. */
    RequestLog(OutputStream out, Consumer<IOException> onFailure) {
        this.out = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        this.onFailure = onFailure;
    }

    /** A log that is appended to a file. */
    static RequestLog in(Path file, Consumer<IOException> onFailure) throws IOException {
        return new RequestLog(
                Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND), onFailure);
    }

    /** A log that discards everything. */
    static RequestLog none() {
        return new RequestLog(OutputStream.nullOutputStream(), failure -> {});
    }

    /** Logs a request and the status and size of its response. */
    void write(String host, String method, String path, int status, long bytes, long millis) {
        String line = "%s - - [%s] \"%s %s HTTP/1.1\" %d %d %d%n"
                .formatted(
                        printable(host),
                        TIME.format(ZonedDateTime.now(clock)),
                        printable(method),
                        printable(path),
                        status,
                        bytes,
                        millis);
        synchronized (this) {
            try {
                out.write(line);
                out.flush();
                failing = false;
            } catch (IOException failure) {
                if (!failing) {
                    failing = true;
                    onFailure.accept(failure);
                }
            }
        }
    }

    /** Escapes control characters, against log injection and terminal escape sequences. */
    private static String printable(String text) {
        StringBuilder out = new StringBuilder();
        text.codePoints().limit(MAX_LENGTH).forEach(character -> {
            if (character < ' ' || character > '~' || character == '"' || character == '\\') {
                out.append("\\x%02x".formatted(character));
            } else {
                out.appendCodePoint(character);
            }
        });
        return out.toString();
    }

    @Override
    public synchronized void close() throws IOException {
        out.close();
    }
}
