package org.tabuleiro.console.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.lab.bench.Bench;
import picocli.CommandLine;

/** Measures speed, as ratios in one run. */
@CommandLine.Command(name = "bench")
final class BenchCommand extends Command {
    BenchCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        // A line at a time: the whole takes minutes.
        Bench.run(new PrintStream(console.out(), true, StandardCharsets.UTF_8));
        return DONE;
    }
}
