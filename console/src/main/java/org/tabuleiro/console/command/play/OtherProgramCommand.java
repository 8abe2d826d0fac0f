package org.tabuleiro.console.command.play;

import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.games.Message;
import picocli.CommandLine;

/**
 * A command of another program, such as the window or the server: listed in the help, run by the start
 * script.
 */
@CommandLine.Command
public final class OtherProgramCommand extends CliCommand {
    private final String name;

    public OtherProgramCommand(Console console, String name) {
        super(console);
        this.name = name;
    }

    @Override
    public Integer call() {
        throw new BadInput(Message.of("console." + name));
    }
}
