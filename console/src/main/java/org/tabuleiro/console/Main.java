package org.tabuleiro.console;

import java.util.Optional;
import org.tabuleiro.console.command.Commands;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.games.Games;

/** Where the program starts. */
public final class Main {
    private Main() {}

    /** Runs a command of the command line and ends with its exit code. */
    public static void main(String[] args) {
        Console console = new Console(
                System.in,
                Console.utf8(System.out),
                Console.utf8(System.err),
                () -> Optional.ofNullable(System.console())
                        .map(java.io.Console::isTerminal)
                        .orElse(false),
                System.getenv(),
                Games.ALL);
        int code = Commands.run(console, args);
        console.out().flush();
        System.exit(code);
    }
}
