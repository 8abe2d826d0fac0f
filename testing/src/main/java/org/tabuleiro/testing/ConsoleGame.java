package org.tabuleiro.testing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Turn;

/** The console at work beside another interface: a process of its own, from the class path of the test. */
public final class ConsoleGame {
    private ConsoleGame() {}

    /** The file that the console writes when two people type these turns there. */
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
                "org.tabuleiro.console.Main",
                "play",
                game.id(),
                "--second",
                "human",
                "--lang",
                "en");
        Process process =
                builder.redirectErrorStream(true).redirectInput(typed.toFile()).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!Files.exists(file)) {
            throw new IllegalStateException(said);
        }
        return Files.readString(file);
    }
}
