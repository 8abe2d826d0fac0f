package org.tabuleiro.console.command;

import java.util.List;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.games.Step;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** Lists the legal steps of a position. */
@CommandLine.Command(name = "legal")
final class LegalCommand extends CliCommand {
    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "POS")
    private List<String> position = List.of();

    LegalCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        console.state(console.game(game), String.join(" ", position)).legalSteps().stream()
                .map(Step::text)
                .sorted()
                .forEach(console.out()::println);
        return DONE;
    }
}
