package org.tabuleiro.console.command;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.LiveText;
import org.tabuleiro.console.io.PgnFiles;
import org.tabuleiro.console.io.ResultFile;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.host.Contestant;
import org.tabuleiro.lab.EngineMatch;
import org.tabuleiro.lab.MatchRunner;
import org.tabuleiro.lab.Tally;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a match between two players without a person. */
@CommandLine.Command(name = "match")
final class MatchCommand extends CliCommand {
    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Parameters(index = "1", paramLabel = "P")
    private String first = "";

    @Parameters(index = "2", paramLabel = "Q")
    private String second = "";

    @Option(names = "--games", paramLabel = "N")
    private String games = "20";

    @Option(names = "--threads", paramLabel = "N")
    private String threads = "1";

    @Option(names = "--seed", paramLabel = "N")
    private String seed = "1";

    @Option(names = "--opening", paramLabel = "N")
    private String opening = "";

    @Option(names = "--file", paramLabel = "FILE")
    private String file = "";

    @Option(names = "--sprt", paramLabel = "LESS,MORE")
    private String sprt = "";

    MatchCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws InterruptedException {
        Game rules = console.game(game);
        EngineMatch usual = new EngineMatch(
                rules, maker(rules, first), maker(rules, second), List.of(first, second), number(seed, 0));
        EngineMatch match = opening.isEmpty() ? usual : usual.withOpening(number(opening, 0));
        int count = number(games, 1);
        int atOnce = number(threads, 1);
        Optional<ResultFile> kept = ResultFile.asked(file);
        List<GameRecord> before = PgnFiles.readIfThere(console, kept);
        MatchRunner runner = new MatchRunner(match, kept.map(ResultFile::path), before);
        MatchRunner.StopRule verdict = verdict();
        if (!before.isEmpty()) {
            console.say("console.match.goes-on", runner.tally().games(), file);
        }
        try (LiveText live = new LiveText(console)) {
            runner.run(count, atOnce, verdict, (record, tally) -> {
                if (console.hasCursor()) {
                    live.show(List.of(standing(tally), tally.games() + "/" + count));
                } else {
                    console.out().println(record.tags().get(EngineMatch.ROUND) + " " + standing(tally));
                    console.out().flush();
                }
            });
        } catch (IOException full) {
            throw ResultFile.lost(kept, full);
        }
        console.out().println(first + " - " + second + ": " + standing(runner.tally()));
        if (!sprt.isEmpty()) {
            sayWhichIsTruer(runner.tally());
        }
        return DONE;
    }

    /** In one line: games, points, share and Elo with their intervals, and the likelihood ratio of a test. */
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
        return String.format(Locale.ROOT, "%.1f", 100 * share);
    }

    private static String elo(double share) {
        double elo = Tally.elo(share);
        return Double.isInfinite(elo) ? (elo > 0 ? "+inf" : "-inf") : String.format(Locale.ROOT, "%+.0f", elo);
    }

    private void sayWhichIsTruer(Tally tally) {
        double[] bounds = bounds();
        double ratio = tally.likelihoodRatio(bounds[0], bounds[1]);
        if (Math.abs(ratio) < MatchRunner.DECIDED) {
            console.say("console.match.open", number(bounds[0]), number(bounds[1]));
        } else {
            console.say("console.match.decided", number(bounds[ratio > 0 ? 1 : 0]), number(bounds[ratio > 0 ? 0 : 1]));
        }
    }

    private static String number(double elo) {
        return String.format(Locale.ROOT, "%.0f", elo);
    }

    private static Contestant.Factory maker(Game rules, String name) {
        return Console.value(Contestant.find(name, rules));
    }

    private MatchRunner.StopRule verdict() {
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
            // told below
        }
        throw new BadInput(Message.of("console.sprt", sprt));
    }
}
