package org.tabuleiro.console;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.tabuleiro.console.command.CommandDispatcher;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

/**
 * The result of a command that was run without a terminal.
 *
 * @param code the exit code
 * @param out standard output
 * @param err standard error
 */
record Run(int code, String out, String err) {

    private static final Map<String, String> NO_HOME = Map.of("HOME", "/nonexistent");

    static Run of(String... args) {
        return typed("", args);
    }

    /** Runs a command with lines on standard input. */
    static Run typed(String input, String... args) {
        return typed(NO_HOME, input, args);
    }

    /** Runs a command with environment variables and lines on standard input. */
    static Run typed(Map<String, String> environment, String input, String... args) {
        return run(Games.ALL, environment, input, args);
    }

    /** Runs a command of a program with other games. */
    static Run withGames(List<Game> games, String... args) {
        return run(games, NO_HOME, "", args);
    }

    private static Run run(List<Game> games, Map<String, String> environment, String input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                () -> false,
                () -> false,
                environment,
                games);
        int code = CommandDispatcher.run(console, args);
        return new Run(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    List<String> lines() {
        return out.lines().toList();
    }

    String lastLine() {
        return lines().get(lines().size() - 1);
    }
}
