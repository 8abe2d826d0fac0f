package org.tabuleiro.console.command.position;

import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.command.base.PositionParameters;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.games.Step;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;

/** Lists the legal steps of a position. */
@CommandLine.Command(name = "legal")
public final class LegalCommand extends CliCommand {
    @Mixin
    private final PositionParameters parameters = new PositionParameters();

    public LegalCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        parameters.state(console).legalSteps().stream().map(Step::text).sorted().forEach(console.out()::println);
        return DONE;
    }
}
