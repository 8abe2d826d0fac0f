package org.tabuleiro.console.command.lab;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.command.base.OptionValues;
import org.tabuleiro.console.command.base.RunOptions;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.LiveText;
import org.tabuleiro.console.io.PgnFiles;
import org.tabuleiro.console.io.ResultFile;
import org.tabuleiro.console.view.Decimals;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.host.Contestant;
import org.tabuleiro.lab.EngineMatch;
import org.tabuleiro.lab.MatchRunner;
import org.tabuleiro.lab.Tally;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays an engine match. */
@CommandLine.Command(name = "match")
public final class MatchCommand extends CliCommand {
    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Parameters(index = "1", paramLabel = "P")
    private String first = "";

    @Parameters(index = "2", paramLabel = "Q")
    private String second = "";

    @Mixin
    private final RunOptions options = new RunOptions();

    @Option(names = "--opening", paramLabel = "N")
    private String opening = "";

    @Option(names = "--sprt", paramLabel = "LESS,MORE")
    private String sprt = "";

    public MatchCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws InterruptedException {
        Game rules = console.game(game);
        EngineMatch standard = new EngineMatch(
                rules, factory(rules, first), factory(rules, second), List.of(first, second), options.seed());
        EngineMatch match = opening.isEmpty() ? standard : standard.withOpening(OptionValues.atLeast(0, opening));
        int count = options.games();
        int threads = options.threads();
        Optional<ResultFile> file = options.file();
        List<GameRecord> before = PgnFiles.readIfExists(console, file);
        MatchRunner runner = new MatchRunner(match, file.map(ResultFile::path), before);
        MatchRunner.StopRule stopRule = stopRule();
        if (!before.isEmpty()) {
            console.say("console.match.goes-on", runner.tally().games(), ResultFile.name(file));
        }
        try (LiveText live = new LiveText(console)) {
            runner.run(count, threads, stopRule, (record, tally) -> {
                if (console.hasCursor()) {
                    live.show(List.of(standing(tally), tally.games() + "/" + count));
                } else {
                    console.out().println(record.tags().get(EngineMatch.ROUND) + " " + standing(tally));
                    console.out().flush();
                }
            });
        } catch (IOException failure) {
            throw ResultFile.error(file, failure);
        }
        console.out().println(first + " - " + second + ": " + standing(runner.tally()));
        if (!sprt.isEmpty()) {
            printVerdict(runner.tally());
        }
        return DONE;
    }

    /** One line: games, points, score and Elo with their confidence intervals, and the LLR of an SPRT. */
    private String standing(Tally tally) {
        Tally.Interval interval = tally.interval();
        return console.catalogue()
                        .text(
                                "console.match.standing",
                                tally.games(),
                                tally.wins(),
                                tally.draws(),
                                tally.losses(),
                                percent(tally.score()),
                                percent(interval.low()),
                                percent(interval.high()),
                                elo(tally.score()),
                                elo(interval.low()),
                                elo(interval.high()))
                + ratio(tally);
    }

    private static String percent(double share) {
        return Decimals.fixed(100 * share, 1);
    }

    private static String elo(double share) {
        double elo = Tally.elo(share);
        return Double.isInfinite(elo) ? (elo > 0 ? "+inf" : "-inf") : String.format(Locale.ROOT, "%+.0f", elo);
    }

    /** Prints which hypothesis the SPRT has accepted. */
    private void printVerdict(Tally tally) {
        double[] bounds = bounds();
        double ratio = tally.likelihoodRatio(bounds[0], bounds[1]);
        if (Math.abs(ratio) < MatchRunner.DECIDED) {
            console.say("console.match.open", Decimals.fixed(bounds[0], 0), Decimals.fixed(bounds[1], 0));
        } else {
            console.say(
                    "console.match.decided",
                    Decimals.fixed(bounds[ratio > 0 ? 1 : 0], 0),
                    Decimals.fixed(bounds[ratio > 0 ? 0 : 1], 0));
        }
    }

    private static Contestant.Factory factory(Game rules, String name) {
        return Console.value(Contestant.find(name, rules));
    }

    private MatchRunner.StopRule stopRule() {
        if (sprt.isEmpty()) {
            return tally -> false;
        }
        double[] bounds = bounds();
        return tally -> Math.abs(tally.likelihoodRatio(bounds[0], bounds[1])) >= MatchRunner.DECIDED;
    }

    private String ratio(Tally tally) {
        if (sprt.isEmpty()) {
            return "";
        }
        double[] bounds = bounds();
        return String.format(Locale.ROOT, ", LLR %.2f", tally.likelihoodRatio(bounds[0], bounds[1]));
    }

    private double[] bounds() {
        String[] parts = sprt.split(",", -1);
        try {
            double[] bounds = {Double.parseDouble(parts[0]), Double.parseDouble(parts[parts.length - 1])};
            if (parts.length == 2 && bounds[0] < bounds[1]) {
                return bounds;
            }
        } catch (NumberFormatException notANumber) {
            // The same error as for bounds in the wrong order.
        }
        throw new BadInput(Message.of("console.sprt", sprt));
    }
}
