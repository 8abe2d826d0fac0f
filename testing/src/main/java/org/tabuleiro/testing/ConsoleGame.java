package org.tabuleiro.testing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Turn;

/** Plays a game in the console, as a separate process with the class path of the test. */
public final class ConsoleGame {
    private ConsoleGame() {}

    /** Returns the file that the console saves after these turns between two people. */
    public static String file(Path folder, Game game, List<Turn> turns) throws IOException {
        Path file = folder.resolve("console.txt");
        Path typed = folder.resolve("typed.txt");
        StringBuilder lines = new StringBuilder();
        turns.forEach(turn -> lines.append(turn.text()).append('\n'));
        lines.append("save ").append(file).append("\nquit\n");
        Files.writeString(typed, lines);
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        ProcessBuilder builder = new ProcessBuilder(
                java,
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "org.tabuleiro.console.ConsoleMain",
                "play",
                game.id(),
                "--second",
                "human",
                "--lang",
                "en");
        Process process =
                builder.redirectErrorStream(true).redirectInput(typed.toFile()).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!Files.exists(file)) {
            throw new IllegalStateException(output);
        }
        return Files.readString(file);
    }
}
