package org.tabuleiro.console.command;

import org.tabuleiro.console.io.BadInput;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.games.Message;
import picocli.CommandLine;

/** Stands in the list of commands for the web application's server, which is a program of its own that the start script starts. */
@CommandLine.Command(name = "serve")
final class ServeCommand extends Command {
    ServeCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        throw new BadInput(Message.of("console.serve"));
    }
}
