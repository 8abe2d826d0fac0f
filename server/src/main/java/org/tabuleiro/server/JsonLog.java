package org.tabuleiro.server;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import org.tabuleiro.protocol.json.MessageCodec;

/**
 * Requests and warnings as lines of JSON that say nothing about anybody: no address, name, secret or text of a
 * client. What could have one is left out or masked.
 */
final class JsonLog {
    private static final String API = "/api/v1/";

    /** The parts of paths that are no values; every other part is written as {@code *}. */
    private static final Set<String> PATH_WORDS = Set.of(
            "hello", "guest", "socket", "matches", "turns", "games", "players", "me", "account", "file", "trouble");

    private static final Set<String> METHODS = Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");

    /** Addresses, and what could be a secret or an id, in the messages of libraries. */
    private static final Pattern PRIVATE =
            Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|[0-9A-Fa-f]*:[0-9A-Fa-f]*:[0-9A-Fa-f:.]*|[A-Za-z0-9_-]{20,}");

    /** The log of what clients have written, which is not repeated here. */
    private static final String CLIENT_REPORTS = "org.tabuleiro.server.online.TroubleLog";

    private static final int MAX_FRAMES = 30;

    private final LogLines lines;
    private final InstantSource time;

    JsonLog(LogLines lines, InstantSource time) {
        this.lines = lines;
        this.time = time;
    }

    /** Logs a request. A path is written only if it is that of a file or of the interface. */
    void request(String method, String path, int status, long bytes, long millis) {
        Map<String, Object> line = begin(time.instant(), "info", "request");
        line.put("method", METHODS.contains(method) ? method : "*");
        line.put("path", path(path, status));
        line.put("status", status);
        line.put("bytes", bytes);
        line.put("millis", millis);
        write(line);
    }

    private static String path(String path, int status) {
        if (path.startsWith(API)) {
            StringBuilder masked = new StringBuilder(API.substring(0, API.length() - 1));
            for (String word : path.substring(API.length()).split("/", 10)) {
                masked.append('/').append(PATH_WORDS.contains(word) ? word : "*");
            }
            return masked.toString();
        }
        boolean isFile = status == 200 || status == 304 || status == 503;
        return isFile ? path : "*";
    }

    /** Lets this log, and nothing else, take the warnings of the program and its libraries. */
    void takeWarnings() {
        Logger root = Logger.getLogger("");
        for (Handler each : root.getHandlers()) {
            root.removeHandler(each);
        }
        root.addHandler(new Handler() {
            private final Formatter formatter = new Formatter() {
                @Override
                public String format(LogRecord entry) {
                    return formatMessage(entry);
                }
            };

            @Override
            public void publish(LogRecord entry) {
                boolean isOfClient = CLIENT_REPORTS.equals(entry.getLoggerName());
                warning(entry, isOfClient ? entry.getMessage().replace("{0}", "*") : formatter.format(entry));
            }

            @Override
            public void flush() {
                // Every line is flushed.
            }

            @Override
            public void close() {
                // The lines are closed by their owner.
            }
        });
    }

    private void warning(LogRecord entry, String message) {
        String logger = String.valueOf(entry.getLoggerName());
        Map<String, Object> line =
                begin(entry.getInstant(), entry.getLevel().getName().toLowerCase(Locale.ROOT), "log");
        line.put("logger", logger);
        line.put("message", PRIVATE.matcher(message).replaceAll("*"));
        if (entry.getThrown() != null) {
            line.put("exceptions", exceptions(entry.getThrown()));
        }
        write(line);
    }

    /** Exceptions without their messages, which can have the values of statements or parts of a request. */
    private static List<Map<String, Object>> exceptions(Throwable thrown) {
        List<Map<String, Object>> chain = new ArrayList<>();
        for (Throwable each = thrown; each != null && chain.size() < 5; each = each.getCause()) {
            List<String> frames = new ArrayList<>();
            for (StackTraceElement frame : each.getStackTrace()) {
                if (frames.size() < MAX_FRAMES) {
                    frames.add(frame.toString());
                }
            }
            chain.add(Map.of("class", each.getClass().getName(), "at", frames));
        }
        return chain;
    }

    private static Map<String, Object> begin(Instant at, String level, String event) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("time", at.truncatedTo(ChronoUnit.MILLIS).toString());
        line.put("level", level);
        line.put("event", event);
        return line;
    }

    private void write(Map<String, Object> line) {
        lines.write(MessageCodec.write(line));
    }
}
