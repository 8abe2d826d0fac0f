package org.tabuleiro.console.command;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.Progress;
import org.tabuleiro.console.io.ResultFile;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.host.Contestant;
import org.tabuleiro.host.EngineFailure;
import org.tabuleiro.lab.LossMeter;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures how much win probability a player gives away in a turn. */
@CommandLine.Command(name = "loss")
final class LossCommand extends CliCommand {
    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Parameters(index = "1", paramLabel = "P")
    private String player = "";

    @Option(names = "--games", paramLabel = "N")
    private String games = "20";

    @Option(names = "--nodes", paramLabel = "N")
    private String nodes = "20000";

    @Option(names = "--threads", paramLabel = "N")
    private String threads = "1";

    @Option(names = "--seed", paramLabel = "N")
    private String seed = "1";

    @Option(names = "--file", paramLabel = "FILE")
    private String file = "";

    LossCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws InterruptedException {
        Game rules = console.game(game);
        Contestant.Factory maker = Console.value(Contestant.find(player, rules));
        int count = number(games, 1);
        int atOnce = number(threads, 1);
        LossMeter meter = new LossMeter(rules, maker, number(nodes, 1), number(seed, 0));
        LossMeter.Loss loss = measure(meter, ResultFile.asked(file), count, atOnce);
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

    private LossMeter.Loss measure(LossMeter meter, Optional<ResultFile> kept, int count, int atOnce)
            throws InterruptedException {
        try {
            return Console.value(
                    meter.run(kept.map(ResultFile::path), count, atOnce, new Progress(console, count)::show));
        } catch (IOException full) {
            throw ResultFile.lost(kept, full);
        } catch (EngineFailure failure) {
            throw new BadInput(Message.of("console.engine-failed", player, String.valueOf(failure.getMessage())));
        }
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.2f", 100 * share);
    }
}
