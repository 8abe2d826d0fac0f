package org.tabuleiro.console.command.base;

import java.util.Optional;
import org.tabuleiro.console.io.ResultFile;
import picocli.CommandLine.Option;

/** The options of a run of many games between engines. */
public final class RunOptions {
    @Option(names = "--games", paramLabel = "N")
    private String games = "20";

    @Option(names = "--threads", paramLabel = "N")
    private String threads = "1";

    @Option(names = "--seed", paramLabel = "N")
    private String seed = "1";

    @Option(names = "--file", paramLabel = "FILE")
    private String file = "";

    /** The number of games. */
    public int games() {
        return OptionValues.atLeast(1, games);
    }

    /** The number of games played at once. */
    public int threads() {
        return OptionValues.atLeast(1, threads);
    }

    /** The random seed. */
    public int seed() {
        return OptionValues.atLeast(0, seed);
    }

    /** The file that results are appended to; empty if none is named. */
    public Optional<ResultFile> file() {
        return ResultFile.ofOption(file);
    }
}
