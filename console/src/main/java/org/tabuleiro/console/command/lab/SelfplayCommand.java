package org.tabuleiro.console.command.lab;

import java.io.IOException;
import java.util.Optional;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.command.base.OptionValues;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.ProgressLine;
import org.tabuleiro.console.io.ResultFile;
import org.tabuleiro.games.Game;
import org.tabuleiro.lab.SelfPlay;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Generates tuning data by self-play. */
@CommandLine.Command(name = "selfplay")
public final class SelfplayCommand extends CliCommand {
    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Option(names = "--games", paramLabel = "N")
    private String games = "1000";

    @Option(names = "--nodes", paramLabel = "N")
    private String nodes = "2000";

    @Option(names = "--threads", paramLabel = "N")
    private String threads = "1";

    @Option(names = "--seed", paramLabel = "N")
    private String seed = "1";

    @Option(names = "--out", paramLabel = "FILE")
    private String out = "";

    public SelfplayCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws InterruptedException {
        Game rules = console.game(game);
        int count = OptionValues.atLeast(1, games);
        int atOnce = OptionValues.atLeast(1, threads);
        SelfPlay play = new SelfPlay(rules, OptionValues.atLeast(1, nodes), OptionValues.atLeast(0, seed));
        ResultFile file = ResultFile.of(out.isEmpty() ? rules.id() + ".tsv" : out);
        try {
            int total = Console.value(play.run(file.path(), count, atOnce, new ProgressLine(console, count)::show));
            console.say("console.selfplay.done", total, file.name());
        } catch (IOException failure) {
            throw ResultFile.error(Optional.of(file), failure);
        }
        return DONE;
    }
}
