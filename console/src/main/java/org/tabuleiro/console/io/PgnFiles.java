package org.tabuleiro.console.io;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;

/** Game files by the paths that a user types; errors are bad input. */
public final class PgnFiles {
    private PgnFiles() {}

    /** Reads the games of a results file; none if no file is named or it does not exist yet. */
    public static List<GameRecord> readIfExists(Console console, Optional<ResultFile> file) {
        return file.filter(ResultFile::exists)
                .map(each -> read(console, each.name()))
                .orElse(List.of());
    }

    /** Reads the games of a file. */
    public static List<GameRecord> read(Console console, String file) {
        Parsed<List<GameRecord>> games = GameReader.read(ConsoleFiles.read(file), console::find);
        if (games instanceof Parsed.Fault<List<GameRecord>>(String field, Message message)) {
            throw new BadInput(Message.of("console.file.fault", file, message));
        }
        return Console.value(games);
    }
}
