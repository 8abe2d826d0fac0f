package org.tabuleiro.console.command;

import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.games.Message;
import picocli.CommandLine;

/** Stands in the list of commands for the window, the server and the like: programs of their own, which the start script starts. */
@CommandLine.Command
final class ElsewhereCommand extends CliCommand {
    private final String name;

    ElsewhereCommand(Console console, String name) {
        super(console);
        this.name = name;
    }

    @Override
    public Integer call() {
        throw new BadInput(Message.of("console." + name));
    }
}
