package org.tabuleiro.console.command.lab;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.ConsoleFiles;
import org.tabuleiro.console.view.Decimals;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.engine.evaluation.Weights;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.lab.Sample;
import org.tabuleiro.lab.Tuner;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tunes the weights of an evaluation with the results of self-play games. */
@CommandLine.Command(name = "tune")
public final class TuneCommand extends CliCommand {
    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Parameters(index = "1", paramLabel = "FILE")
    private String file = "";

    @Option(names = "--evaluation", paramLabel = "NAME")
    private String evaluation = Knowledge.FULL;

    public TuneCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws IOException {
        Game rules = console.game(game);
        Evaluation tuned = evaluation(rules, evaluation);
        List<Sample> samples = ConsoleFiles.read(file)
                .lines()
                .filter(line -> !isEmptyGame(line))
                .map(this::sample)
                .toList();
        if (samples.isEmpty()) {
            throw new BadInput(Message.of("console.tune.empty", file));
        }
        for (Sample sample : samples) {
            if (rules.read(sample.position()) instanceof Parsed.Fault<?> fault) {
                throw new BadInput(fault);
            }
        }
        Tuner tuner = new Tuner(rules, tuned, samples);
        Tuner.Fit before = tuner.before();
        Tuner.Fit after = tuner.after();
        long games = samples.stream().mapToInt(Sample::game).distinct().count();
        console.say("console.tune.data", samples.size(), games);
        print("console.tune.before", before);
        print("console.tune.after", after);
        return DONE;
    }

    /** Whether a line is a game without quiet positions, of which only the number is saved. */
    private static boolean isEmptyGame(String line) {
        return line.indexOf('\t') == line.length() - 1
                && line.chars().limit(line.length() - 1).allMatch(Character::isDigit);
    }

    private Sample sample(String line) {
        return Sample.read(line).orElseThrow(() -> new BadInput(Message.of("console.tune.line", line, file)));
    }

    private void print(String heading, Tuner.Fit fit) {
        console.say(
                heading,
                Decimals.fixed(fit.loss(), 5),
                Decimals.fixed(fit.heldOut(), 5),
                Decimals.fixed(fit.scale(), 0));
        Weights weights = fit.weights();
        for (String term : weights.terms()) {
            String row = Arrays.toString(weights.table(term));
            console.print("  " + term + " " + row.substring(1, row.length() - 1));
        }
    }
}
