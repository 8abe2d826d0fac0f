package org.tabuleiro.console.command.position;

import java.util.List;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.ConsoleFiles;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.conformance.Vectors;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** Checks the rules against test vectors. */
@CommandLine.Command(name = "verify")
public final class VerifyCommand extends CliCommand {
    @Parameters(arity = "1..*", paramLabel = "FILE")
    private List<String> files = List.of();

    public VerifyCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        int passed = 0;
        int failed = 0;
        for (String file : files) {
            String text = ConsoleFiles.read(file);
            String name = String.valueOf(ConsoleFiles.path(file).getFileName());
            Game game = console.find(Vectors.gameId(name))
                    .orElseThrow(() -> new BadInput(Message.of("console.vector-name", name)));
            Vectors.Report report = Vectors.verify(game, name, text);
            report.failures().forEach(console.out()::println);
            passed += report.passed();
            failed += report.failures().size();
        }
        console.out().println(passed + " passed, " + failed + " failed");
        return failed == 0 ? DONE : CHECK_FAILED;
    }
}
