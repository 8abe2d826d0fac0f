package org.tabuleiro.desktop;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tabuleiro.content.Language;
import org.tabuleiro.desktop.storage.Folders;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;

/**
 * What stands on the command line.
 *
 * @param folder where settings and the last game are kept
 * @param language the language of this run, if it was given
 * @param game the game to begin with; empty for the start screen
 * @param file the file to open; empty for none
 * @param help whether only help is wanted
 * @param once whether to end as soon as the window can be used
 * @param pictures where to put pictures of every main state, instead of opening the window
 */
record Options(
        Path folder,
        Optional<Language> language,
        Optional<Game> game,
        Optional<Path> file,
        boolean help,
        boolean once,
        Optional<Path> pictures) {

    /** Somebody wrote what cannot be understood. */
    private static final class Wrong extends Exception {
        private final transient Message message;

        Wrong(String key, Object... args) {
            message = Message.of("desktop.start." + key, args);
        }
    }

    static Parsed<Options> read(List<String> words) {
        Path folder = Folders.own();
        Optional<Language> language = Optional.empty();
        Optional<Game> game = Optional.empty();
        Optional<Path> file = Optional.empty();
        boolean help = false;
        boolean once = false;
        Optional<Path> pictures = Optional.empty();
        try {
            for (Iterator<String> rest = words.iterator(); rest.hasNext(); ) {
                String word = rest.next();
                String name = word.startsWith("--") ? word.replaceFirst("=.*", "") : word;
                switch (name) {
                    case "--folder" -> folder = folder(value(word, rest));
                    case "--lang" -> language = Optional.of(language(value(word, rest)));
                    case "--once" -> once = true;
                    case "--pictures" -> pictures = Optional.of(folder(value(word, rest)));
                    case "-h", "--help" -> help = true;
                    default -> {
                        game = Games.find(word);
                        file = game.isPresent() ? Optional.empty() : Optional.of(file(word));
                    }
                }
            }
        } catch (Wrong wrong) {
            return new Parsed.Fault<>("options", wrong.message);
        }
        return Parsed.ok(new Options(folder, language, game, file, help, once, pictures));
    }

    private static String value(String word, Iterator<String> rest) throws Wrong {
        int equals = word.indexOf('=');
        if (equals < 0 && !rest.hasNext()) {
            throw new Wrong("missing", word);
        }
        return equals < 0 ? rest.next() : word.substring(equals + 1);
    }

    private static Path folder(String name) throws Wrong {
        try {
            Path path = Path.of(name);
            if (!name.isEmpty()) {
                return path;
            }
        } catch (InvalidPathException bad) {
            // The same as an empty one.
        }
        throw new Wrong("folder", name);
    }

    private static Language language(String code) throws Wrong {
        return Language.find(code).orElseThrow(() -> new Wrong("language", code));
    }

    /** What looks like a name, not like a path, is taken for a game that does not exist, unless there is such a file. */
    private static Path file(String word) throws Wrong {
        if (word.startsWith("-")) {
            throw new Wrong("option", word);
        }
        try {
            Path path = Path.of(word);
            if (path.getNameCount() > 1 || word.contains(".") || Files.exists(path)) {
                return path;
            }
        } catch (InvalidPathException bad) {
            // Then it is no game either.
        }
        throw new Wrong("game", word, Games.ALL.stream().map(Game::id).collect(Collectors.joining(", ")));
    }
}
