package org.tabuleiro.console.command.play;

import org.tabuleiro.console.io.Console;
import picocli.CommandLine;

/** The program without a command: the start menu, and the version. */
@CommandLine.Command(name = "tabuleiro")
public final class MainCommand extends ConsoleCommand {
    @CommandLine.Option(
            names = {"-V", "--version"},
            versionHelp = true)
    @SuppressWarnings("UnusedVariable") // read by picocli
    private boolean version;

    public MainCommand(Console console) {
        super(console);
    }
}
