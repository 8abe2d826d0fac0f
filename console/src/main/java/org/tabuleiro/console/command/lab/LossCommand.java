package org.tabuleiro.console.command.lab;

import java.io.IOException;
import java.util.Optional;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.command.base.OptionValues;
import org.tabuleiro.console.command.base.RunOptions;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.ProgressLine;
import org.tabuleiro.console.io.ResultFile;
import org.tabuleiro.console.view.Decimals;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.host.Contestant;
import org.tabuleiro.host.EngineFailure;
import org.tabuleiro.lab.LossMeter;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures the mean loss of win probability per turn of a player. */
@CommandLine.Command(name = "loss")
public final class LossCommand extends CliCommand {
    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Parameters(index = "1", paramLabel = "P")
    private String player = "";

    @Option(names = "--nodes", paramLabel = "N")
    private String nodes = "20000";

    @Mixin
    private final RunOptions options = new RunOptions();

    public LossCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws InterruptedException {
        Game rules = console.game(game);
        Contestant.Factory factory = Console.value(Contestant.find(player, rules));
        int count = options.games();
        int threads = options.threads();
        LossMeter meter = new LossMeter(rules, factory, OptionValues.atLeast(1, nodes), options.seed());
        LossMeter.Loss loss = measure(meter, options.file(), count, threads);
        if (loss.games() == 1) {
            console.say("console.loss.one-game", player, percent(loss.mean()), String.valueOf(loss.turns()));
        } else {
            console.say(
                    "console.loss.mean",
                    player,
                    percent(loss.mean()),
                    percent(loss.margin()),
                    loss.turns(),
                    loss.games());
        }
        return DONE;
    }

    private LossMeter.Loss measure(LossMeter meter, Optional<ResultFile> file, int count, int threads)
            throws InterruptedException {
        try {
            return Console.value(
                    meter.run(file.map(ResultFile::path), count, threads, new ProgressLine(console, count)::show));
        } catch (IOException failure) {
            throw ResultFile.error(file, failure);
        } catch (EngineFailure failure) {
            throw new BadInput(Message.of("console.engine-failed", player, String.valueOf(failure.getMessage())));
        }
    }

    private static String percent(double share) {
        return Decimals.fixed(100 * share, 2);
    }
}
