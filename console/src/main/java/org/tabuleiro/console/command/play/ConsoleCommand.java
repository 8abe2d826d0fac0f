package org.tabuleiro.console.command.play;

import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.table.StartMenu;
import picocli.CommandLine;

/** Shows the start menu and plays, always in the terminal. */
@CommandLine.Command(name = "console")
public class ConsoleCommand extends CliCommand {
    public ConsoleCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        new StartMenu(console).run();
        return DONE;
    }
}
