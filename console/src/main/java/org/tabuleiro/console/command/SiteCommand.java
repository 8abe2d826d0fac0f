package org.tabuleiro.console.command;

import org.tabuleiro.console.io.BadInput;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.games.Message;
import picocli.CommandLine;

/** Stands in the list of commands for the writer of the web application's files, which is a program of its own that the start script starts. */
@CommandLine.Command(name = "site")
final class SiteCommand extends Command {
    SiteCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        throw new BadInput(Message.of("console.site"));
    }
}
