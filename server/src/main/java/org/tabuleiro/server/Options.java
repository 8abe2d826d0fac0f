package org.tabuleiro.server;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.content.Language;

/** Reads what stands on the command line. */
final class Options {
    static final int DEFAULT_PORT = 8080;

    private static final int LAST_PORT = 65535;

    private Options() {}

    /** What to do. */
    static Task read(List<String> words) throws Refusal {
        String command = words.isEmpty() ? "" : words.getFirst();
        List<String> rest = words.subList(Math.min(1, words.size()), words.size());
        return switch (command) {
            case "serve" -> serve(rest.iterator());
            case "site" -> site(rest.iterator());
            default -> throw new Refusal("command", command);
        };
    }

    private static Task serve(Iterator<String> words) throws Refusal {
        String address = "localhost";
        int port = DEFAULT_PORT;
        Optional<Path> log = Optional.empty();
        boolean quiet = false;
        boolean once = false;
        boolean help = false;
        while (words.hasNext()) {
            String word = words.next();
            switch (name(word)) {
                case "--port" -> port = port(value(word, words));
                case "--address" -> address = value(word, words);
                case "--log" -> log = Optional.of(path(value(word, words)));
                case "--quiet" -> quiet = true;
                case "--once" -> once = true;
                case "--lang" -> checkLanguage(value(word, words));
                case "-h", "--help" -> help = true;
                default -> throw new Refusal(word.startsWith("-") ? "option" : "word", word, "serve");
            }
        }
        return help ? new Task.Help("serve") : new Task.Serve(address, port, log, quiet, once);
    }

    private static Task site(Iterator<String> words) throws Refusal {
        @Nullable Path folder = null;
        boolean force = false;
        boolean help = false;
        while (words.hasNext()) {
            String word = words.next();
            switch (name(word)) {
                case "--force" -> force = true;
                case "--lang" -> checkLanguage(value(word, words));
                case "-h", "--help" -> help = true;
                default -> {
                    if (word.startsWith("-") || folder != null) {
                        throw new Refusal(word.startsWith("-") ? "option" : "word", word, "site");
                    }
                    folder = path(word);
                }
            }
        }
        if (help) {
            return new Task.Help("site");
        }
        if (folder == null) {
            throw new Refusal("no-folder");
        }
        return new Task.Write(folder, force);
    }

    private static String name(String word) {
        return word.startsWith("--") ? word.replaceFirst("=.*", "") : word;
    }

    private static String value(String word, Iterator<String> rest) throws Refusal {
        int equals = word.indexOf('=');
        if (equals < 0 && !rest.hasNext()) {
            throw new Refusal("missing", word);
        }
        return equals < 0 ? rest.next() : word.substring(equals + 1);
    }

    private static int port(String text) throws Refusal {
        if (text.matches("[0-9]{1,5}") && Integer.parseInt(text) <= LAST_PORT) {
            return Integer.parseInt(text);
        }
        throw new Refusal("port", text);
    }

    private static Path path(String name) throws Refusal {
        try {
            Path path = Path.of(name);
            if (!name.isEmpty()) {
                return path;
            }
        } catch (InvalidPathException bad) {
            // The same as an empty one.
        }
        throw new Refusal("path", name);
    }

    /** What is said before the options are read is said in this language too, so it is found elsewhere. */
    private static void checkLanguage(String code) throws Refusal {
        if (Language.find(code).isEmpty()) {
            throw new Refusal("language", code);
        }
    }
}
