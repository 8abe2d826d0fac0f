package org.tabuleiro.console.command;

import org.tabuleiro.console.io.Console;
import picocli.CommandLine;

/** The bare program: what the console command does, and the version. */
@CommandLine.Command(name = "tabuleiro")
final class MainCommand extends ConsoleCommand {
    @CommandLine.Option(
            names = {"-V", "--version"},
            versionHelp = true)
    @SuppressWarnings("UnusedVariable") // read by picocli
    private boolean version;

    MainCommand(Console console) {
        super(console);
    }
}
