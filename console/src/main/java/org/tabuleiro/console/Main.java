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
import org.tabuleiro.console.io.Output;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.host.SearchCopies;

/** Where the program starts. */
public final class Main {
    private Main() {}

    /** Runs a command of the command line and ends with its exit code. */
    public static void main(String[] args) {
        SearchCopies.install();
        Output out = new Output(FileDescriptor.out);
        Console console = new Console(
                System.in,
                utf8(out),
                utf8(new Output(FileDescriptor.err)),
                () -> Optional.ofNullable(System.console())
                        .map(java.io.Console::isTerminal)
                        .orElse(false),
                Main::complainsToTerminal,
                System.getenv(),
                Games.ALL);
        int code = CommandDispatcher.run(console, args);
        console.out().flush();
        IOException loss = out.loss();
        if (loss != null) {
            console.complain(Message.of("console.output-lost", String.valueOf(loss.getMessage())));
            code = CommandDispatcher.BAD_INPUT;
        }
        System.exit(code);
    }

    /** Java does not say what standard error is; Linux does. */
    private static boolean complainsToTerminal() {
        try {
            return Files.readSymbolicLink(Path.of("/proc/self/fd/2")).startsWith("/dev/pts");
        } catch (IOException | UnsupportedOperationException unknown) {
            return false;
        }
    }

    /** UTF-8 whatever the platform prefers: the glyphs need it. */
    private static PrintStream utf8(Output stream) {
        return new PrintStream(stream, false, StandardCharsets.UTF_8);
    }
}
