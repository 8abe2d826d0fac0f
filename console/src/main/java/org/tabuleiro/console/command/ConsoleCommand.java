package org.tabuleiro.console.command;

import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.table.Menu;
import picocli.CommandLine;

/** Asks what to play, and plays, always in the terminal. */
@CommandLine.Command(name = "console")
class ConsoleCommand extends CliCommand {
    ConsoleCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        new Menu(console).run();
        return DONE;
    }
}
