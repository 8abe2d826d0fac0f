package org.tabuleiro.server;

import java.time.Clock;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** The request log: one line per request. */
@FunctionalInterface
interface RequestLog {
    /** Logs a request and the status and size of its response. */
    void write(String host, String method, String path, int status, long bytes, long millis);

    /** A log that discards everything. */
    static RequestLog none() {
        return (host, method, path, status, bytes, millis) -> {};
    }

    /** A log in the Common Log Format, with the duration in milliseconds at the end. */
    static RequestLog common(LogLines lines) {
        DateTimeFormatter time = DateTimeFormatter.ofPattern("dd/MMM/yyyy:HH:mm:ss Z", Locale.ROOT);
        Clock clock = Clock.system(ZoneId.systemDefault());
        return (host, method, path, status, bytes, millis) -> lines.write("%s - - [%s] \"%s %s HTTP/1.1\" %d %d %d"
                .formatted(
                        printable(host),
                        time.format(ZonedDateTime.now(clock)),
                        printable(method),
                        printable(path),
                        status,
                        bytes,
                        millis));
    }

    /** Escapes control characters, against log injection and terminal escape sequences. */
    private static String printable(String text) {
        int most = 1000;
        StringBuilder out = new StringBuilder();
        text.codePoints().limit(most).forEach(character -> {
            if (character < ' ' || character > '~' || character == '"' || character == '\\') {
                out.append("\\x%02x".formatted(character));
            } else {
                out.appendCodePoint(character);
            }
        });
        return out.toString();
    }
}
