package org.tabuleiro.console;

import java.io.FileDescriptor;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.tabuleiro.console.command.CommandDispatcher;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.ErrorTrackingStream;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.host.SearchCopies;

/** The entry point of the program in the terminal. */
public final class ConsoleMain {
    private ConsoleMain() {}

    /** Runs a command of the command line and ends with its exit code. */
    public static void main(String[] args) {
        SearchCopies.install();
        ErrorTrackingStream out = new ErrorTrackingStream(FileDescriptor.out);
        Console console = new Console(
                System.in,
                utf8(out),
                utf8(new ErrorTrackingStream(FileDescriptor.err)),
                () -> Optional.ofNullable(System.console())
                        .map(java.io.Console::isTerminal)
                        .orElse(false),
                ConsoleMain::isErrorTerminal,
                System.getenv(),
                Games.ALL);
        int code = CommandDispatcher.run(console, args);
        console.out().flush();
        IOException failure = out.failure();
        if (failure != null) {
            console.printError(Message.of("console.output-lost", String.valueOf(failure.getMessage())));
            code = CommandDispatcher.BAD_INPUT;
        }
        System.exit(code);
    }

    /** Whether standard error is a terminal. Java has no API for that; Linux has /proc. */
    private static boolean isErrorTerminal() {
        try {
            return Files.readSymbolicLink(Path.of("/proc/self/fd/2")).startsWith("/dev/pts");
        } catch (IOException | UnsupportedOperationException unknown) {
            return false;
        }
    }

    /** UTF-8 on every platform: the board glyphs need it. */
    private static PrintStream utf8(ErrorTrackingStream stream) {
        return new PrintStream(stream, false, StandardCharsets.UTF_8);
    }
}
