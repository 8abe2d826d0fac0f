package org.tabuleiro.console.command;

import java.nio.file.Path;
import java.util.List;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.TextFiles;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.conformance.Vectors;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** Checks the rules against vector files. */
@CommandLine.Command(name = "verify")
final class VerifyCommand extends Command {
    @Parameters(arity = "1..*", paramLabel = "FILE")
    private List<String> files = List.of();

    VerifyCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        int passed = 0;
        int failed = 0;
        for (String file : files) {
            String name = String.valueOf(Path.of(file).getFileName());
            Game game = console.game(Vectors.gameId(name));
            Vectors.Report report = Vectors.verify(game, name, TextFiles.read(file));
            report.failures().forEach(console.out()::println);
            passed += report.passed();
            failed += report.failures().size();
        }
        console.out().println(passed + " passed, " + failed + " failed");
        return failed == 0 ? DONE : CHECK_FAILED;
    }
}
