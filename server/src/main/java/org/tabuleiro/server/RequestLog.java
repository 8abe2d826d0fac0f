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

/** One line a request, in the Common Log Format with the milliseconds that it took at the end. */
final class RequestLog implements AutoCloseable {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("dd/MMM/yyyy:HH:mm:ss Z", Locale.ROOT);

    private static final int LONGEST_PATH = 1000;

    private final Writer out;
    private final Consumer<IOException> loss;
    private final Clock clock = Clock.system(ZoneId.systemDefault());
    private boolean lost;

    /** A log that tells once if something of it is lost. */
    RequestLog(OutputStream out, Consumer<IOException> loss) {
        this.out = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        this.loss = loss;
    }

    /** A log in a file, at the end of what is there. */
    static RequestLog in(Path file, Consumer<IOException> loss) throws IOException {
        return new RequestLog(Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND), loss);
    }

    /** A log that keeps nothing. */
    static RequestLog none() {
        return new RequestLog(OutputStream.nullOutputStream(), loss -> {});
    }

    /** What was asked, and what was answered. */
    void write(String who, String method, String path, int status, long bytes, long millis) {
        String line = "%s - - [%s] \"%s %s HTTP/1.1\" %d %d %d%n"
                .formatted(
                        printable(who),
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
                lost = false;
            } catch (IOException full) {
                if (!lost) {
                    lost = true;
                    loss.accept(full);
                }
            }
        }
    }

    /** Nobody writes lines of their own into the log, or what a terminal would obey. */
    private static String printable(String text) {
        StringBuilder out = new StringBuilder();
        text.codePoints().limit(LONGEST_PATH).forEach(sign -> {
            if (sign < ' ' || sign > '~' || sign == '"' || sign == '\\') {
                out.append("\\x%02x".formatted(sign));
            } else {
                out.appendCodePoint(sign);
            }
        });
        return out.toString();
    }

    @Override
    public synchronized void close() throws IOException {
        out.close();
    }
}
