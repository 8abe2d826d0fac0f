package org.tabuleiro.testing;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.tabuleiro.console.command.Commands;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Turn;

/** The console at work beside another interface. */
public final class ConsoleGame {
    private ConsoleGame() {}

    /** The file that the console makes when two people type these turns there. */
    public static String file(Path folder, Game game, List<Turn> turns) throws IOException {
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
