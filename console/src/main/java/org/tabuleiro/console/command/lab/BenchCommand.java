package org.tabuleiro.console.command.lab;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.games.Message;
import org.tabuleiro.lab.bench.Bench;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** Runs a benchmark; speed is measured as ratios within one run. */
@CommandLine.Command(name = "bench")
public final class BenchCommand extends CliCommand {
    @Parameters(index = "0", arity = "0..1", paramLabel = "WHAT")
    private String what = "speed";

    public BenchCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        // Flushed after every line: most ratios take minutes.
        PrintStream out = new PrintStream(console.out(), true, StandardCharsets.UTF_8);
        switch (what) {
            case "speed" -> Bench.run(out);
            case "threads" -> Bench.threads(out);
            case "signature" -> Bench.signature(out);
            default -> throw new BadInput(Message.of("console.bench.unknown", what));
        }
        return DONE;
    }
}
