package org.tabuleiro.desktop.window;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.tabuleiro.console.command.Commands;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;

/** A whole short game of each kind, with everything that a turn of it can have. */
final class RecordedGames {
    private RecordedGames() {}

    static GameRecord of(Game game) {
        return all().stream()
                .filter(record -> record.game().equals(game))
                .findFirst()
                .orElseThrow();
    }

    private static List<GameRecord> all() {
        try (InputStream in = RecordedGames.class.getResourceAsStream("/org/tabuleiro/desktop/games.txt")) {
            String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            return GameReader.read(text, Games::find).orElseThrow();
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** The file that the console makes when two people type these turns there. */
    static String consoleFile(Path folder, Game game, List<Turn> turns) throws IOException {
        Path file = folder.resolve("console.txt");
        StringBuilder typed = new StringBuilder();
        turns.forEach(turn -> typed.append(turn.text()).append('\n'));
        typed.append("save ").append(file).append("\nquit\n");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream printed = new PrintStream(out, true, StandardCharsets.UTF_8);
        Console console = new Console(
                new ByteArrayInputStream(typed.toString().getBytes(StandardCharsets.UTF_8)),
                printed,
                printed,
                () -> false,
                () -> false,
                Map.of("LANG", "en"),
                Games.ALL);
        int code = Commands.run(console, "play", game.id(), "--second", "human");
        if (code != 0 || !Files.exists(file)) {
            throw new IllegalStateException(out.toString(StandardCharsets.UTF_8));
        }
        return Files.readString(file);
    }
}
