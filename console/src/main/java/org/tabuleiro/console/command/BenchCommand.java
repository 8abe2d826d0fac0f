package org.tabuleiro.console.command;

import java.io.IOException;
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
        Bench.run(console.out());
        return DONE;
    }
}
